import * as z from 'zod';
import { amount, told } from './bounds.ts';
import { json } from './json.ts';
import { problem } from './problem.ts';

const listOffer = z.object({
  kind: z.literal('list'),
  choices: z.array(json),
  /** Candidates that are not legal now, each with the reason. */
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
  /** What is being built: 'tile', 'routes', …; a screen chooses its editor by it. */
  what: told(64),
  /** Of tiles every legal lay, of routes the best run; a choice that is not listed is checked when it is sent. */
  choices: z.array(json),
});

/** What a seat may choose now, as it is sent. Whether it is sealed is sent beside it. */
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
