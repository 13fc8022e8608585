import fc, { type JsonSharedConstraints } from 'fast-check';
import type { Json } from '../json.ts';

/**
 * Any data that a state can hold. JSON may name a key `__proto__`, a state never does: actions that do are refused when
 * they are decoded. JSON knows no -0 either, hence the trip through text.
 */
export const anyJson = (constraints: JsonSharedConstraints = {}) =>
  fc
    .jsonValue(constraints)
    .filter((value) => !JSON.stringify(value).includes('"__proto__"'))
    .map((value) => JSON.parse(JSON.stringify(value)) as Json);
