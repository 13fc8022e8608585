import type { Language } from '@signalbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** The parts of a message: text, parameters, branches. Throws where its syntax is wrong. */
export function parse(sentence: string, language: Language) {
  return new IntlMessageFormat(sentence, language).getAst();
}
