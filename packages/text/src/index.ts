export { withAliases } from './aliases.ts';
export { listed } from './customs.ts';
export { numberFormat, percent, sum } from './numbers.ts';
export { parse } from './parse.ts';
export { withPreviews } from './previews.ts';
export { type Details, type Names, type Sentences, sentencesOf } from './sentences.ts';
