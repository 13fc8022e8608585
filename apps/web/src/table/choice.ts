import type { Json } from '@signalbox/kernel';
import type { WireEntry, WireOffer, WirePending } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';

export type Fields = Readonly<Record<string, Json>>;

export function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Shares of one company, sold in an emergency. */
export type Block<Company> = { readonly company: Company; readonly count: number };

/** A sale in an emergency, which is all that can be done then: it does not say what it does. */
export function isEmergencySale<Company extends string>(choice: Json): choice is Block<Company> {
  return (
    isFields(choice) && choice.do === undefined && typeof choice.count === 'number' && 'company' in choice
  );
}

/** What a choice does, where it says so (`do` or `action`). */
export function actionKindOf(choice: Json): string {
  if (!isFields(choice)) return typeof choice === 'string' ? choice : '';
  const kind = choice.do ?? choice.action;
  return typeof kind === 'string' ? kind : '';
}

/**
 * A pass by a player who has just done something in the same step: it ends the step instead of skipping it. Where all
 * others could only pass meanwhile, it is already another turn.
 */
export function endsTurn(
  last: Pick<WireEntry, 'seat' | 'decision' | 'choice' | 'events'> | undefined,
  { decision, seats }: Pick<WirePending, 'decision' | 'seats'>,
  choice: Json,
): boolean {
  if (actionKindOf(choice) !== 'pass' || !last?.seat || last.decision !== decision) return false;
  const isOver = last.events.some(({ type, seat }) => type === 'passed' && seat !== last.seat);
  return !isOver && seats.includes(last.seat) && actionKindOf((last.choice ?? null) as Json) !== 'pass';
}

export function choicesTo(offer: WireOffer | null, kind: string): Fields[] {
  return listedChoices(offer).filter(
    (choice): choice is Fields => isFields(choice) && actionKindOf(choice) === kind,
  );
}
