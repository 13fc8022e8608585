import * as z from 'zod';
import { amount, told } from './bounds.ts';
import { problem } from './problem.ts';

const listOffer = z.object({
  kind: z.literal('list'),
  choices: z.array(z.unknown()),
  /** What one might think of and may not do now, each with the reason. */
  barred: z.array(z.object({ choice: z.unknown(), reason: problem })),
});

const rangeOffer = z.object({
  kind: z.literal('range'),
  /** The choice is `{...base, [field]: n}`. */
  base: z.record(told(64), z.unknown()),
  field: told(64),
  min: amount,
  max: amount,
  step: amount,
});

const builtOffer = z.object({
  kind: z.literal('built'),
  /** What is put together: 'tile', 'routes', …; a screen chooses its tool by it. */
  what: told(64),
  /** The legal ones: every tile lay; of routes the best run. */
  choices: z.array(z.unknown()),
  /** False: there are more than are listed, and the server judges what is not. */
  complete: z.boolean(),
});

/** What a seat may choose now, in a form that can be sent. Sealed ones say so beside it. */
export type WireOffer =
  | z.infer<typeof listOffer>
  | z.infer<typeof rangeOffer>
  | z.infer<typeof builtOffer>
  | { kind: 'either'; offers: WireOffer[] };

export const wireOffer: z.ZodType<WireOffer> = z
  .lazy(() =>
    z.union([
      listOffer,
      rangeOffer,
      builtOffer,
      z.object({ kind: z.literal('either'), offers: z.array(wireOffer) }),
    ]),
  )
  .meta({ id: 'Offer' });
