import { createContext, useContext } from 'react';
import { type Words, wordsOf } from './words.ts';

export const WordsContext = createContext<Words>(wordsOf('en', {}));

export function useWords(): Words {
  return useContext(WordsContext);
}
