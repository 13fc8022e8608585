import {
  ask,
  type Decision,
  decision,
  emit,
  frameOf,
  type GameState,
  type Json,
  list,
  type Procedure,
  procedure,
  type Seat,
} from '@signalbox/kernel';

/** What is proposed: its kind, and what there is to say about one of that kind. */
export type Proposal = { readonly kind: string; readonly [detail: string]: Json };

export interface ConsentVars<P extends Proposal = Proposal> {
  readonly proposer: Seat;
  /** Whose consent is needed. */
  readonly asked: Seat;
  readonly proposal: P;
  /** The section of the deal, if not the title's first. */
  readonly rule?: string;
  accepted: boolean;
  /** Declined for the whole turn. Games stored while somebody is asked may lack it until the answer. */
  closed?: boolean;
}

/** Not this turn: that closes the deal with that side for the turn; after a decline it may be proposed again (ruling A8). */
export type Answer = 'accept' | 'decline' | 'not-this-turn';

/**
 * A deal needs the other side's consent: the proposer's action calls this procedure, and looks at `accepted` when
 * it returns. A decline spends nothing.
 */
export function consentProcedure<S extends GameState, P extends Proposal>(rule: string): Consent<S, P> {
  const consent = decision<S, ConsentVars<P>, Answer>({
    name: 'consent',
    rule,
    ruleAt: (_, vars) => vars.rule ?? rule,
    actor: (_, vars) => vars.asked,
    offer: () => list(['accept', 'decline', 'not-this-turn']),
    apply: (state, vars, choice) => {
      vars.accepted = choice === 'accept';
      vars.closed = choice === 'not-this-turn';
      const { asked: seat, proposer } = vars;
      if (!vars.accepted)
        emit(state, { type: vars.closed ? 'deal-closed' : 'deal-declined', seat, proposer });
    },
  });
  return { procedure: procedure('consent', rule, ask(consent)), decision: consent };
}

const ANY_CONSENT = consentProcedure<GameState, Proposal>('any').procedure;

/** The deal that waits for consent, in whatever title. */
export function proposedIn(state: Pick<GameState, 'stack'>): ConsentVars | null {
  return frameOf(state, ANY_CONSENT)?.vars ?? null;
}

/** The procedure, and the decision that it asks for. */
export interface Consent<S extends GameState, P extends Proposal> {
  readonly procedure: Procedure<S, ConsentVars<P>>;
  readonly decision: Decision<S, ConsentVars<P>, Answer>;
}

/** Proposals were stored without their kind once; for migrations. */
export function withProposalKinds<F extends { readonly procedure: string; readonly vars: object }>(
  stack: readonly F[],
): F[] {
  return stack.map((frame) => {
    if (frame.procedure !== ANY_CONSENT.name || !('proposal' in frame.vars)) return frame;
    const { do: deed, ...details } = frame.vars.proposal as Readonly<Record<string, Json>>;
    const kind = deed ?? FORMER_SIGNS.find((sign) => sign in details) ?? 'buy-train';
    return { ...frame, vars: { ...frame.vars, proposal: { ...details, kind } } };
  });
}

/** What told the kinds of proposals apart. */
const FORMER_SIGNS = ['merger', 'token', 'priority'];
