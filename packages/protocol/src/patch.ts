import * as z from 'zod';
import { count, serverText } from './bounds.ts';

const path = z.array(z.union([serverText(1000), count]));

/** One change of a view: a value set, a key removed, an array truncated. */
export const change = z.union([
  z.object({ at: path, put: z.unknown() }),
  z.object({ at: path, drop: z.literal(true) }),
  z.object({ at: path, length: count }),
]);
export type Change = z.infer<typeof change>;
