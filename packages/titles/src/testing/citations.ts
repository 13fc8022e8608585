import { barred, type Offer, random, refusalBy } from '@signalbox/kernel';
import { distortions } from '@signalbox/kernel/tools';
import type { BuiltKinds } from './built-offers.ts';
import { builtParts } from './built-offers.ts';
import type { Position } from './walk.ts';

/** What a section of a rulebook is about: the questions that it asks and the reasons for which it refuses. */
export interface Subject {
  readonly about: string;
  readonly asks?: readonly string[];
  /** Whole reasons (`sale/pool-limit`) or families of them (`sale`). */
  readonly refuses?: readonly string[];
}

export type Subjects = Readonly<Record<string, Subject>>;

/** What was cited: section → questions and reasons, each with the first place. */
export class Citations {
  readonly asked = new Map<string, string>();
  readonly refused = new Map<string, string>();

  note(kind: 'asked' | 'refused', rule: string, what: string, where: string): void {
    const key = `${rule} ${what}`;
    if (!this[kind].has(key)) this[kind].set(key, where);
  }

  /** Citations of a section that, by the table, is about something else. */
  wrong(subjects: Subjects): string[] {
    const fits = (list: readonly string[] = [], what: string) =>
      list.includes(what) || list.includes(what.split('/')[0]!);
    const against = (cited: ReadonlyMap<string, string>, list: 'asks' | 'refuses') =>
      [...cited].flatMap(([key, where]) => {
        const [rule = '', what = ''] = key.split(' ');
        return fits(subjects[rule]?.[list], what) ? [] : [`§${rule} for ${what} (${where})`];
      });
    return [...against(this.asked, 'asks'), ...against(this.refused, 'refuses')];
  }
}

/** The kernel's own answers to malformed choices: they cite the question's section. */
const MALFORMED = new Set(['malformed-choice', 'not-offered', 'out-of-range']);

/** Collects what a position cites: its question, unavailable choices, and refusals of attempts. */
export function readCitations(
  { state, waiting, seat, offer, choice, where }: Position,
  kinds: BuiltKinds,
  seed: number,
  into: Citations,
): void {
  into.note('asked', waiting.rule, waiting.decision, where);
  const note = (why: string, rule: string | null | undefined) => {
    if (!MALFORMED.has(why)) into.note('refused', rule ?? waiting.rule, why, where);
  };
  for (const { reason } of barred(offer)) note(reason.why, reason.rule);
  for (const { why, rule } of rangeReasons(offer)) note(why, rule);
  const rng = random(seed);
  const tried = builtParts(offer).flatMap((part) => {
    const others = [...(kinds[part.what]?.others?.(state, [], rng) ?? [])];
    return others.slice(0, 40);
  });
  for (const other of [...distortions(choice), ...tried]) {
    const refused = refusalBy(waiting, { seat, decision: waiting.decision, choice: other });
    if (refused) note(refused.why, refused.rule);
  }
}

function rangeReasons(offer: Offer): { why: string; rule?: string }[] {
  if (offer.kind === 'range') return offer.reason ? [offer.reason] : [];
  if (offer.kind === 'sealed') return rangeReasons(offer.of);
  return offer.kind === 'either' ? offer.offers.flatMap(rangeReasons) : [];
}
