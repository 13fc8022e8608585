import type { GameState, Json } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { actionKindOf } from '../choice.ts';

const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);
const has = (offer: WireOffer | null, choice: Json) => listedChoices(offer).some((one) => same(one, choice));

/**
 * What is to be done once something more is picked. After a sale of one company, a deal in another one follows it;
 * anything else takes its place, so that one can compare.
 */
export function planWith(
  { about }: Pick<Presentation, 'about'>,
  view: GameState,
  plan: readonly Json[],
  /** What may be chosen once the plan is carried out. */
  then: WireOffer | null,
  choice: Json,
): readonly Json[] {
  const sales = plan.filter(
    (one) => actionKindOf(one) === 'sell' && about(view, one) !== about(view, choice),
  );
  const follows = sales.length > 0 && has(then, choice);
  return follows ? [...sales, choice] : [choice];
}
