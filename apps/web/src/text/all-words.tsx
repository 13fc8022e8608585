import { type ComponentType, useMemo } from 'react';
import { UI } from './catalogue/index.ts';
import { useWords, WordsContext } from './context.ts';

/** A page with all messages of the screen. Only the home page does without. */
export function withAllWords(Page: ComponentType): ComponentType {
  return function PageInWords() {
    const words = useWords();
    return (
      <WordsContext value={useMemo(() => words.plus(UI), [words])}>
        <Page />
      </WordsContext>
    );
  };
}
