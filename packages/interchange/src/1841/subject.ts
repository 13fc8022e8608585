import { frameOf, type Pending } from '@signalbox/kernel';
import { POOL } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { overLimit } from '@signalbox/titles/1841/phase-change/discards.ts';

const { companyTurn, tokenPurchase, trainStep, companyPurchase, financialActions } = PROCEDURES;

/** The player or company that the pending decision is made for, as the site would name it. */
export function subjectOf(state: State, { decision, seats }: Pending): string {
  const operating = frameOf(state, companyTurn, tokenPurchase, trainStep, companyPurchase, financialActions);
  if (operating) return operating.vars.company;
  if (decision === DECISIONS.discardTrain.name) return overLimit(state)!;
  const need = frameOf(state, PROCEDURES.emergencyMoney)?.vars;
  if (need) return need.givers[need.turn]!;
  return (
    formingSubject(state, decision) ?? frameOf(state, PROCEDURES.shareOffer)?.vars.buyers[0] ?? seats[0]!
  );
}

/** The same while a company is founded, converted or merged. */
function formingSubject(state: State, decision: string): string | null {
  const founding = frameOf(state, PROCEDURES.founding)?.vars;
  if (founding) return decision === DECISIONS.firstShares.name ? founding.founder : founding.company;
  const conversion = frameOf(state, PROCEDURES.conversion)?.vars;
  if (conversion) return conversion.into;
  const merger = frameOf(state, PROCEDURES.merger)?.vars;
  if (merger) {
    const { oddShare, removeToken, tradeUp } = DECISIONS;
    if (decision === removeToken.name) return merger.into;
    return decision === oddShare.name || decision === tradeUp.name ? merger.holders[0]! : merger.a;
  }
  const secession = frameOf(state, PROCEDURES.secession)?.vars;
  if (!secession) return null;
  const { chooseCertificate, exchangeSingle } = DECISIONS;
  const exchanges = decision === chooseCertificate.name || decision === exchangeSingle.name;
  if (!exchanges) return secession.turn;
  return secession.holders[0] === POOL ? secession.president : secession.holders[0]!;
}
