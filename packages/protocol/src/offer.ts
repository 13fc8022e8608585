import * as z from 'zod';
import { amount, serverText } from './bounds.ts';
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
  base: z.record(serverText(64), json),
  field: serverText(64),
  min: amount,
  max: amount,
  step: amount,
});

const builtOffer = z.object({
  kind: z.literal('built'),
  /** What is being built: 'tile', 'routes', …; a screen chooses its editor by it. */
  what: serverText(64),
  /** For tiles every legal lay, for routes the best run; a choice that is not listed is checked when it is sent. */
  choices: z.array(json),
});

/** What a seat may choose now, as it is sent. Whether it is sealed is sent separately. */
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
