import type { Json } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';

export type Fields = Readonly<Record<string, Json>>;

export function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a choice does, where it says so (`do` or `action`). */
export function actionKindOf(choice: Json): string {
  if (!isFields(choice)) return typeof choice === 'string' ? choice : '';
  const kind = choice.do ?? choice.action;
  return typeof kind === 'string' ? kind : '';
}

export function choicesTo(offer: WireOffer | null, kind: string): Fields[] {
  return listedChoices(offer).filter(
    (choice): choice is Fields => isFields(choice) && actionKindOf(choice) === kind,
  );
}
