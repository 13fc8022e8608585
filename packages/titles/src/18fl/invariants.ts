import { POOL, sharesOf, totalCash, totalShares } from '@signalbox/rails';
import { countedCertificates } from './limits.ts';
import { COMPANY_IDS, playing, presidentOf, type State, trainLimit } from './state.ts';

/** What holds after every step of every game. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, promise: string) => {
    if (!holds) broken.push(promise);
  };
  must(totalCash(state) === 8000, `all money together is 8000 (§1.1), not ${totalCash(state)}`);
  for (const [owner, amount] of Object.entries(state.cash)) {
    must(owner === 'bank' || amount >= 0, `${owner} has ${amount}`);
  }
  for (const company of COMPANY_IDS) {
    const { size, floated, startPrice, trains, tokens } = state.companies[company];
    must(totalShares(state, company) === size, `${company} has ${size} shares`);
    for (const [holder, count] of Object.entries(state.shares[company] ?? {})) {
      must(count >= 0, `${holder} has ${count} shares of ${company}`);
    }
    must(!floated || startPrice !== null, `${company} was started before it floated`);
    must(
      (startPrice === null) === (state.markers[company] === undefined),
      `${company} has a marker once started`,
    );
    must(
      (startPrice === null) === (state.presidents[company] === null),
      `${company} has a president's certificate somewhere once started`,
    );
    const president = presidentOf(state, company);
    if (president !== null) {
      const held = sharesOf(state, company, president);
      must(held >= 2, `the president of ${company} has two shares`);
      for (const seat of playing(state)) {
        must(sharesOf(state, company, seat) <= held, `nobody has more of ${company} than its president`);
      }
    }
    must(
      state.presidents[company] !== POOL || sharesOf(state, company, POOL) >= 2,
      `the pool has the certificate of ${company}`,
    );
    const waitsForDiscard = state.stack.some(({ procedure }) => procedure === 'phase-change');
    must(waitsForDiscard || trains.length <= trainLimit(state, company), `${company} keeps the train limit`);
    must(tokens >= 0, `${company} has ${tokens} tokens`);
  }
  for (const seat of state.bankrupt)
    must(countedCertificates(state, seat) === 0, `${seat} is out of the game`);
  return broken;
}
