import { type ComponentType, useMemo } from 'react';
import { UI } from './catalogue/index.ts';
import { useWords, WordsContext } from './context.ts';

/** A page that can say everything that the screen says. Only the first page does without. */
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
