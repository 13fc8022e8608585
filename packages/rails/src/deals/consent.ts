import {
  ACCEPT,
  ask,
  call,
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
  type Step,
  when,
} from '@signalbox/kernel';

/** The name of the question, in every title that asks it. */
export const CONSENT = 'consent';

/** A proposal: its kind, and details that depend on the kind. */
export type Proposal = { readonly kind: string; readonly [detail: string]: Json };

export interface ConsentVars<P extends Proposal = Proposal> {
  readonly proposer: Seat;
  /** Whose consent is needed. */
  readonly asked: Seat;
  readonly proposal: P;
  /** The section of the deal, if not the title's first. */
  readonly rule?: string;
  accepted: boolean;
  /**
   * Declined for the whole turn. Games that were stored while a player was being asked may lack it until the answer.
   */
  closed?: boolean;
}

/** Refuses the deal for the rest of the turn; after an ordinary decline it may be proposed again (ruling A8). */
export type Answer = typeof ACCEPT | 'decline' | 'not-this-turn';

/** The question to the other side of a deal; see `askOtherSide`. */
export function consentProcedure<S extends GameState, P extends Proposal>(rule: string): Consent<S, P> {
  const consent = decision<S, ConsentVars<P>, Answer>({
    name: CONSENT,
    rule,
    ruleAt: (_, vars) => vars.rule ?? rule,
    actor: (_, vars) => vars.asked,
    offer: () => list([ACCEPT, 'decline', 'not-this-turn']),
    apply: (state, vars, choice) => {
      vars.accepted = choice === ACCEPT;
      vars.closed = choice === 'not-this-turn';
      const { asked: seat, proposer } = vars;
      if (!vars.accepted)
        emit(state, { type: vars.closed ? 'deal-closed' : 'deal-declined', seat, proposer });
    },
  });
  return { procedure: procedure(CONSENT, rule, ask(consent)), decision: consent };
}

/** A deal between two sides, in the variables of the procedure in which it is proposed. */
interface Bargain<S, V, Deal, P extends Proposal> {
  /** The proposal; null if there is none. */
  readonly dealOf: (vars: V) => Deal | null;
  /** Who acts for the proposing side, and who for the side that has to agree. */
  readonly sides: (state: S, vars: V, deal: Deal) => readonly [proposer: Seat | null, asked: Seat | null];
  readonly proposal: (state: S, vars: V, deal: Deal) => P;
  /** The section of the deal, if not that of the question. */
  readonly rule?: string | undefined;
  /** Withdraws the deal; `closed` means for the whole turn (ruling A8). */
  readonly declined: (vars: V, deal: Deal, closed: boolean) => void;
}

/**
 * Ruling A3: a deal needs the consent of the other side, unless one player acts for both or consent is assumed. A deal
 * that is still there after this step is agreed. A decline costs nothing.
 */
export function askOtherSide<
  S extends GameState & { readonly options: { readonly consent: string } },
  V extends object,
  Deal,
  P extends Proposal,
>(consent: Consent<S, P>, { dealOf, sides, proposal, rule, declined }: Bargain<S, V, Deal, P>): Step<S, V> {
  const isOpen = (state: S, vars: V) => {
    const deal = dealOf(vars);
    if (deal === null || state.options.consent === 'assumed') return false;
    const [proposer, asked] = sides(state, vars, deal);
    return proposer !== asked;
  };
  const question = (state: S, vars: V): ConsentVars<P> => {
    const deal = dealOf(vars)!;
    const [proposer, asked] = sides(state, vars, deal);
    return {
      proposer: proposer!,
      asked: asked!,
      proposal: proposal(state, vars, deal),
      ...(rule === undefined ? {} : { rule }),
      accepted: false,
      closed: false,
    };
  };
  return when(
    isOpen,
    call(consent.procedure, question, {
      returning: (_, vars, { accepted, closed = false }) => {
        if (!accepted) declined(vars, dealOf(vars)!, closed);
      },
    }),
  );
}

const ANY_CONSENT = consentProcedure<GameState, Proposal>('any').procedure;

/** The deal waiting for consent, in any title. */
export function proposedIn(state: Pick<GameState, 'stack'>): ConsentVars | null {
  return frameOf(state, ANY_CONSENT)?.vars ?? null;
}

/** The procedure, and the decision that it asks for. */
export interface Consent<S extends GameState, P extends Proposal> {
  readonly procedure: Procedure<S, ConsentVars<P>>;
  readonly decision: Decision<S, ConsentVars<P>, Answer>;
}

/** For migrations: proposals used to be stored without their kind. */
export function withProposalKinds<F extends { readonly procedure: string; readonly vars: object }>(
  stack: readonly F[],
): F[] {
  return stack.map((frame) => {
    if (frame.procedure !== ANY_CONSENT.name || !('proposal' in frame.vars)) return frame;
    const { do: named, ...details } = frame.vars.proposal as Readonly<Record<string, Json>>;
    const kind = named ?? FORMER_FIELDS.find((field) => field in details) ?? 'buy-train';
    return { ...frame, vars: { ...frame.vars, proposal: { ...details, kind } } };
  });
}

/** The field by which kinds of proposals could be told apart. */
const FORMER_FIELDS = ['merger', 'token', 'priority'];
