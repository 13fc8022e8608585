import fc, { type JsonSharedConstraints } from 'fast-check';
import type { Json } from '../json.ts';

/**
 * Any data that a state can hold. JSON may contain a key `__proto__`, a state never does: actions that do are refused
 * when they are decoded. JSON has no -0 either, so the data is converted to text and back.
 */
export const anyJson = (constraints: JsonSharedConstraints = {}) =>
  fc
    .jsonValue(constraints)
    .filter((value) => !JSON.stringify(value).includes('"__proto__"'))
    .map((value) => JSON.parse(JSON.stringify(value)) as Json);
