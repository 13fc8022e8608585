import {
  ask,
  type Decision,
  decision,
  frameOf,
  type GameState,
  type Json,
  list,
  type Procedure,
  procedure,
  type Seat,
} from '@signalbox/kernel';

export interface ConsentVars {
  readonly proposer: Seat;
  /** Whose consent is needed. */
  readonly asked: Seat;
  /** What is proposed, as the proposer's own choice said it. */
  readonly proposal: Json;
  /** The section of the deal, if not the title's first. */
  readonly rule?: string;
  accepted: boolean;
}

/**
 * A deal needs the other side's consent: the proposer's action calls this procedure, and looks at `accepted` when
 * it returns. A decline spends nothing.
 */
export function consentProcedure<S extends GameState>(rule: string): Consent<S> {
  const consent = decision<S, ConsentVars, 'accept' | 'decline'>({
    name: 'consent',
    rule,
    ruleAt: (_, vars) => vars.rule ?? rule,
    actor: (_, vars) => vars.asked,
    offer: () => list(['accept', 'decline']),
    apply: (_, vars, choice) => {
      vars.accepted = choice === 'accept';
    },
  });
  return { procedure: procedure('consent', rule, ask(consent)), decision: consent };
}

const ANY_CONSENT = consentProcedure<GameState>('any').procedure;

/** The deal that waits for consent, in whatever title. */
export function proposedIn(state: Pick<GameState, 'stack'>): ConsentVars | null {
  return frameOf(state, ANY_CONSENT)?.vars ?? null;
}

/** The procedure, and the decision that it asks for. */
export interface Consent<S extends GameState> {
  readonly procedure: Procedure<S, ConsentVars>;
  readonly decision: Decision<S, ConsentVars, 'accept' | 'decline'>;
}
