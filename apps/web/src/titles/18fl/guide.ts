import { enclosing } from '@signalbox/kernel';
import { cardOf, cashOf } from '@signalbox/rails';
import { ROSTER } from '@signalbox/titles/18fl/data/trains.ts';
import { PROCEDURES } from '@signalbox/titles/18fl/exports.ts';
import { presidentOf, type State } from '@signalbox/titles/18fl/state.ts';
import type { Guide } from '../presentation.ts';

/** While a president sells shares for a train: its price, who has how much of it, and what is still missing (§8.4.1). */
export function guide(state: State): Guide | null {
  const need = enclosing(state, PROCEDURES.emergencyMoney)?.vars;
  if (!need) return null;
  const { company, train } = need;
  const president = presidentOf(state, company)!;
  const { price } = cardOf(ROSTER, train);
  const [treasury, cash] = [cashOf(state, company), cashOf(state, president)];
  return {
    heading: { key: '18fl/guide/emergency', details: { company, train, price } },
    rule: '8.4.1',
    steps: [
      { key: '18fl/step/treasury', details: { company, amount: treasury } },
      { key: '18fl/step/president', details: { seat: president, amount: cash } },
      { key: '18fl/step/sale', details: { amount: Math.max(0, price - treasury - cash) } },
    ],
    now: 2,
    isSum: true,
    notes: [],
  };
}

/** Events that are explained when they happen, with their section. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  phase: '8.3',
  'keys-struck': '7.2.2',
  bankrupt: '8.4.3',
};
