import type { Seat } from '@signalbox/kernel';
import { IPO, sharesOf } from '@signalbox/rails';
import { DECISIONS } from '@signalbox/titles/18fl/door.ts';
import { COMPANY_IDS, isStarted, presidentOf, type State } from '@signalbox/titles/18fl/state.ts';
import type { Programmable } from '../presentation.ts';

const MOST = 50;
const END = { type: 'stock-round-ended' };

/** In a stock round: passing to its end, or buying a company's shares until it floats. */
export function programs(state: State, seat: Seat, decision: string): Programmable[] {
  if (decision !== DECISIONS.trade.name) return [];
  const own = COMPANY_IDS.filter((company) => presidentOf(state, company) === seat);
  const pass = { decision, choice: { do: 'pass' }, until: [END], times: MOST };
  const onAlert = own.flatMap((company) => [
    { type: 'shares-sold', company },
    { type: 'share-bought', company },
  ]);
  const unfloated = COMPANY_IDS.filter(
    (company) =>
      isStarted(state, company) && !state.companies[company].floated && sharesOf(state, company, IPO) > 0,
  );
  return [
    { label: { key: 'program/pass' }, program: { ...pass, unless: [] } },
    ...(own.length > 0
      ? [{ label: { key: 'program/pass-on-alert' }, program: { ...pass, unless: onAlert } }]
      : []),
    ...unfloated.map((company) => ({
      label: { key: 'program/buy', details: { company } },
      program: {
        decision,
        choice: { do: 'buy', company, from: IPO },
        until: [{ type: 'floated', company }, END],
        unless: [],
        times: MOST,
      },
    })),
  ];
}
