import type { GameState, Json } from '@signalbox/kernel';
import type { Problem, WireOffer } from '@signalbox/protocol';
import { type BarredChoice, barredChoices, listedChoices } from '@signalbox/table/offers.ts';
import { grouped } from '../../parts/grouped.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { actionKindOf } from '../choice.ts';

/** A choice, or a candidate that is not possible, with the reason. */
export interface Item {
  readonly choice: Json;
  readonly reason: Problem | null;
  /** What it brings, if that has to be on its button. */
  readonly proceeds?: number;
}

export interface Group {
  /** The company that all of it concerns; null if it concerns none. */
  readonly company: string | null;
  readonly items: readonly Item[];
}

interface Groups {
  readonly groups: Group[];
  /** Ways out of an emergency, where there is none: told apart, so that nobody is frightened by their buttons. */
  readonly uncalledFor: readonly BarredChoice[];
}

/** What may be chosen, with what it brings. */
export function possibleItems(presentation: Presentation, view: GameState, offer: WireOffer | null): Item[] {
  return listedChoices(offer).map((choice) => {
    const proceeds = presentation.proceeds?.(view, choice) ?? null;
    return { choice, reason: null, ...(proceeds !== null && { proceeds }) };
  });
}

const NO_EMERGENCY = ['trains/no-need', 'trains/treasury-suffices', 'trains/can-be-financed'];

/** Possible and impossible actions by company, in the order of the companies; possible actions without a company come first. */
export function groupsOf(presentation: Presentation, view: GameState, offer: WireOffer | null): Groups {
  const barred = barredChoices(offer);
  const uncalledFor = barred.filter(({ reason }) => NO_EMERGENCY.includes(reason.why));
  const all: Item[] = [
    ...possibleItems(presentation, view, offer),
    ...barred.filter((item) => !uncalledFor.includes(item)),
  ];
  // A pass comes last whether it is possible or not, so that no button takes the place of another between two moves.
  const isLast = ({ choice }: Item) => actionKindOf(choice) === 'pass';
  const items = [...all.filter((item) => !isLast(item)), ...all.filter(isLast)];
  const by = grouped(items, ({ choice }) => presentation.about(view, choice));
  const companies = presentation.companies(view).map(({ id }) => id);
  const free = by.get(null)?.some(({ reason }) => reason === null);
  const order = free ? [null, ...companies] : [...companies, null];
  const groups = order.flatMap((company) => {
    const found = by.get(company);
    return found ? [{ company, items: found }] : [];
  });
  return { groups, uncalledFor };
}
