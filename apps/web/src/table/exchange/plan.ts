import type { GameState, Json } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { actionKindOf } from '../choice.ts';

const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b);
const has = (offer: WireOffer | null, choice: Json) => listedChoices(offer).some((one) => same(one, choice));

/** The sales of a plan; after them, what may follow stays open to choose. */
export function salesOf(plan: readonly Json[]): readonly Json[] {
  return plan.filter((one) => actionKindOf(one) === 'sell');
}

/**
 * The plan after one more selection. After a sale of shares of one company, an action for another company is added; any
 * other selection replaces the plan, so that alternatives can be compared.
 */
export function planWith(
  { about }: Pick<Presentation, 'about'>,
  view: GameState,
  plan: readonly Json[],
  /** The choices after its sales have been carried out. */
  then: WireOffer | null,
  choice: Json,
): readonly Json[] {
  const sales = salesOf(plan).filter((one) => about(view, one) !== about(view, choice));
  const follows = sales.length > 0 && has(then, choice);
  return follows ? [...sales, choice] : [choice];
}
