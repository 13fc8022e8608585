import { enclosing, isPending, PASS, type Seat } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { SealedRound } from '@signalbox/titles/1841/concession-round/sealed-bids.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { ourCompany } from '../../1841/names.ts';
import { effectiveActions } from '../../recording/effective.ts';
import type { Recording } from '../../recording/recording.ts';
import { player } from '../ask.ts';
import type { SiteStep } from '../table.ts';

const RAISE = 5;

export const AUCTION_STEPS: readonly SiteStep<State>[] = [
  {
    name: 'ConcessionAuction',
    decisions: {
      [DECISIONS.putUp.name]: (_, action) => (action?.type === 'bid' ? String(action.details.company) : null),
      [DECISIONS.bid.name]: () => PASS,
    },
    active: ({ state, question, notes }) =>
      // The player who opens a lot may have dropped out of the previous one.
      !isPending(question, DECISIONS.bid) ||
      lotOf(state)!.leader === null ||
      !((notes.out ?? []) as string[]).includes(question.seats[0]!),
    asks: ({ question }) => player(question.seats[0]!),
    takes: ({ question }, { id }) => (id === question.seats[0] ? ['bid', 'pass'] : []),
    over: () => false,
    notes: ({ state, question }, { type, entity, details }) =>
      type === 'bid' && isPending(question, DECISIONS.bid) && lotOf(state)!.leader === null
        ? { out: tooPoor(state, entity.id, Number(details.price)) }
        : {},
  },
];

/** Players who cannot afford the opening bid are out at once; those who cannot afford a later one have to pass. */
function tooPoor(state: State, opener: string, bid: number): string[] {
  return state.order.filter((seat) => seat !== opener && cashOf(state, seat) < bid + RAISE);
}

export const BLIND_AUCTION_STEPS: readonly SiteStep<State>[] = [
  {
    name: 'BlindAuction',
    decisions: { [DECISIONS.sealedBids.name]: () => null },
    asks: ({ question }) => player(question.seats[0]!),
    takes: () => ['blind_bid'],
    over: () => false,
  },
];

/** The lot being auctioned. */
export function lotOf(state: State): { lot: string; leader: string | null } | null {
  return enclosing(state, PROCEDURES.auction)?.vars ?? null;
}

type TiedBid = SealedRound['tied'][number];

/** Concessions with equal highest bids that are still to be settled. */
export function tiesIn(state: State): readonly TiedBid[] {
  return enclosing(state, PROCEDURES.sealedBids)?.vars.tied ?? [];
}

/** A file does not say who has won a tie, but only the owner of a concession can found its company. */
export function founderIn({ actions, players }: Recording, { concession, bidders }: TiedBid): Seat | null {
  const founding = effectiveActions(actions).find(
    ({ type, corporation }) => type === 'par' && ourCompany(String(corporation)) === concession,
  );
  const seat = `p${players.findIndex(({ id }) => id === founding?.entity) + 1}`;
  return bidders.includes(seat) ? seat : null;
}
