import { type ComponentType, useMemo } from 'react';
import { UI } from './catalogue/index.ts';
import { useWords, WordsContext } from './context.ts';

/** Provides all messages to a page. Only the home page uses fewer. */
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
