import {
  type AutoAction,
  type AutoAnswer,
  type AutoEnd,
  type AutoKind,
  done,
  type GameState,
  type Happened,
  type Json,
  type Offer,
  objectionTo,
  PASS,
  type Pending,
  stopped,
} from '@signalbox/kernel';
import type { Concerns } from './concerns.ts';

/** A round in which one may pass again and again. */
export interface PassingRound<S> {
  /** Its name, another for each round; null while no such round is under way. */
  readonly at: (state: S) => string | null;
  /** What is answered by passing. */
  readonly decisions: readonly { readonly name: string }[];
  readonly concerns: Concerns<S>;
  /** What counts unless the player says otherwise. */
  readonly usual: readonly string[];
  /** A company of the player's whose price has come below the limit. */
  readonly fellBelow?: (happened: Happened<S>, limit: number) => Readonly<Record<string, Json>> | null;
  /** Is one to come, when none is under way? */
  readonly comes: (state: S) => boolean;
}

/** No share has ever had a higher price. */
export const HIGHEST_PRICE = 1000;

/** The end of the round is a concern like the others, but the aim is reached with it. */
export const ROUND_ENDED = 'round-ended';

type Passing = AutoAction & { readonly heed: readonly string[]; readonly below?: number };

/** Passes until something happens that the player has named, or something else is asked. */
export function passing<S extends GameState>(...rounds: readonly PassingRound<S>[]): AutoKind<S, Passing> {
  return {
    kind: 'pass',
    scope: 'dealing',
    forms: (state) => {
      const round = rounds.find(({ at }) => at(state) !== null) ?? rounds.find(({ comes }) => comes(state));
      if (!round) return [];
      const heed = { type: 'some', of: [...Object.keys(round.concerns), ROUND_ENDED] } as const;
      const auto = { kind: 'pass', heed: [...round.usual, ROUND_ENDED] };
      if (!round.fellBelow) return [{ auto, fields: { heed } }];
      const below = { type: 'number', min: 0, max: HIGHEST_PRICE } as const;
      return [{ auto: { ...auto, below: 0 }, fields: { heed, below } }];
    },
    endedBy: (happened, { heed, below = 0 }) => {
      for (const { at, concerns, fellBelow } of rounds) {
        const round = at(happened.before);
        if (round === null) continue;
        for (const [name, concern] of Object.entries(concerns)) {
          const details = heed.includes(name) ? concern(happened) : null;
          if (details) return stopped({ why: `auto/${name}`, details });
        }
        const cheap = fellBelow?.(happened, below);
        if (cheap) return stopped({ why: 'auto/price-below', details: cheap });
        if (heed.includes(ROUND_ENDED) && at(happened.after) !== round) return done('auto/round-ended');
      }
      return null;
    },
    answer: (state, seat, _, asked) => {
      const round = rounds.find(({ at }) => at(state) !== null);
      if (!round) return null;
      return round.decisions.some(({ name }) => name === asked.decision)
        ? passOr(asked.offerTo(seat))
        : askedElse(asked);
    },
  };
}

/** Passes; where that is not offered the player has to see why. */
export function passOr(offer: Offer): AutoAnswer | AutoEnd {
  const reason = objectionTo(offer, PASS);
  return reason
    ? stopped(reason.why === 'not-offered' ? { why: 'auto/must-act' } : reason)
    : { choice: PASS };
}

/** In the midst of it something is asked that it does not cover. */
export function askedElse({ decision }: Pick<Pending, 'decision'>): AutoEnd {
  return stopped({ why: 'auto/asked', details: { decision } });
}
