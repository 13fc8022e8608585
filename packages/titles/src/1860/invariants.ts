import { BANK, CREDITS, cashOf, POOL, sharesOf, totalShares } from '@signalbox/rails';
import { countedCertificates } from './certificate-limit.ts';
import { COMPANY_IDS, type Company, charterOf, SHARES } from './data/companies.ts';
import { PLAYER_MONEY } from './money.ts';
import { isStarted, presidentOf, type State } from './state.ts';

/** What holds after every step of every game. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, promise: string) => {
    if (!holds) broken.push(promise);
  };
  const sum = (owners: readonly string[]) => owners.reduce((all, owner) => all + cashOf(state, owner), 0);
  must(sum([BANK, ...state.seats]) === PLAYER_MONEY, `players' money is ${PLAYER_MONEY} altogether`);
  must(sum([CREDITS, ...COMPANY_IDS]) === 0, 'company money comes from and goes to the bank');
  for (const owner of [...state.seats, ...COMPANY_IDS])
    must(cashOf(state, owner) >= 0, `${owner} is not in debt`);
  for (const company of COMPANY_IDS) broken.push(...companyInvariants(state, company));
  for (const seat of state.seats) {
    must(countedCertificates(state, seat) >= 0, `${seat} has certificates`);
  }
  return broken;
}

function companyInvariants(state: State, company: Company): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, promise: string) => {
    if (!holds) broken.push(`${company}: ${promise}`);
  };
  const { floated, bankrupt, insolvent, trains, tokens } = state.companies[company];
  must(totalShares(state, company) === SHARES, 'has ten shares');
  for (const [holder, count] of Object.entries(state.shares[company] ?? {})) {
    must(count >= 0, `${holder} has ${count} shares`);
  }
  const started = isStarted(state, company);
  must(started === (state.markers[company] !== undefined), 'has a marker once started');
  must(
    started === (state.presidents[company] !== null),
    "has a president's certificate somewhere once started",
  );
  must(started || !floated, 'is started before it floats');
  must(!bankrupt || !floated, 'is bankrupt or floated');
  must(!insolvent || trains.length === 0, 'has no train while insolvent');
  const president = presidentOf(state, company);
  if (president !== null) {
    const held = sharesOf(state, company, president);
    must(held >= 2, 'has a president with two shares');
    must(
      state.seats.every((seat) => sharesOf(state, company, seat) <= held),
      'nobody has more than the president',
    );
  }
  must(
    state.presidents[company] !== POOL || sharesOf(state, company, POOL) >= 2,
    'the pool has the certificate',
  );
  const placed = state.stations.filter(({ owner }) => owner === company).length;
  must(
    placed === 0 || placed + tokens === charterOf(company).tokens + 1,
    'every token is on the map or on the charter',
  );
  return broken;
}
