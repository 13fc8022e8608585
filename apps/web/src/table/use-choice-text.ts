import type { Json } from '@signalbox/kernel';
import { useWords } from '../text/context.ts';
import { choiceText } from './choice-text.ts';
import { useTable } from './context.ts';

/** Choices of the position that is shown in words, with the company that each is about. */
export function useChoiceText(decision: string): (choice: Json) => string {
  const words = useWords();
  const { presentation, view } = useTable();
  return (choice) => choiceText(words, decision, choice, presentation.about(view, choice));
}
