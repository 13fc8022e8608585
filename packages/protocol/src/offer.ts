import * as z from 'zod';
import { amount, told } from './bounds.ts';
import { json } from './json.ts';
import { problem } from './problem.ts';

const listOffer = z.object({
  kind: z.literal('list'),
  choices: z.array(json),
  /** What one might think of and may not do now, each with the reason. */
  barred: z.array(z.object({ choice: json, reason: problem })),
});

const rangeOffer = z.object({
  kind: z.literal('range'),
  /** The choice is `{...base, [field]: n}`. */
  base: z.record(told(64), json),
  field: told(64),
  min: amount,
  max: amount,
  step: amount,
});

const builtOffer = z.object({
  kind: z.literal('built'),
  /** What is put together: 'tile', 'routes', …; a screen chooses its tool by it. */
  what: told(64),
  /** Of tiles every legal lay, of routes the best run; what is not listed is judged when it is sent. */
  choices: z.array(json),
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
