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

/** A round in which a player may pass repeatedly. */
export interface PassingRound<S> {
  /** A name that is different for each such round; null while none is running. */
  readonly at: (state: S) => string | null;
  /** The decisions that are passed. */
  readonly decisions: readonly { readonly name: string }[];
  readonly concerns: Concerns<S>;
  /** The concerns that are ticked by default. */
  readonly usual: readonly string[];
  /** A company in which the player has shares and whose price has fallen below the limit. */
  readonly fellBelow?: (happened: Happened<S>, limit: number) => Readonly<Record<string, Json>> | null;
  /** Will there be another one, if none is running? */
  readonly comes: (state: S) => boolean;
}

/** Higher than any share price. */
export const HIGHEST_PRICE = 1000;

/** The end of the round is a concern like the others, but then the auto action is done. */
export const ROUND_ENDED = 'round-ended';

type Passing = AutoAction & { readonly heed: readonly string[]; readonly below?: number };

/** Passes until something happens that the player has ticked, or another question comes up. */
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
        ? passOrStop(asked.offerTo(seat))
        : stopForQuestion(asked);
    },
  };
}

/** Passes; if that is not allowed, stops with the reason. */
export function passOrStop(offer: Offer): AutoAnswer | AutoEnd {
  const reason = objectionTo(offer, PASS);
  return reason
    ? stopped(reason.why === 'not-offered' ? { why: 'auto/must-act' } : reason)
    : { choice: PASS };
}

/** Stops because of a question that the auto action does not cover. */
export function stopForQuestion({ decision }: Pick<Pending, 'decision'>): AutoEnd {
  return stopped({ why: 'auto/asked', details: { decision } });
}
