import { memoizeRecent } from '@signalbox/kernel';
import { sharesOf } from '@signalbox/rails';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import type { State } from '../state.ts';

/**
 * What follows for a holder from who has which shares and who is president of what. It is asked many times before one of
 * these changes, and may depend on nothing else that does.
 */
export function byHolder<T>(
  compute: (state: State, holder: string) => T,
): (state: State, holder: string) => T {
  const known = memoizeRecent(
    (_shares: State['shares'], _presidents: State['presidents']) => new Map<string, { readonly value: T }>(),
  );
  return (state, holder) => {
    const here = known(state.shares, state.presidents);
    let entry = here.get(holder);
    if (entry === undefined) {
      entry = { value: compute(state, holder) };
      here.set(holder, entry);
    }
    return entry.value;
  };
}

/**
 * What follows from that and from the charters, for everybody: known for the latest position, about which it is asked
 * several times.
 */
export function byCharters<T>(compute: (state: State) => T): (state: State) => T {
  let latest: (Pick<State, 'shares' | 'presidents' | 'companies'> & { readonly value: T }) | null = null;
  return (state) => {
    const { shares, presidents, companies } = state;
    if (latest?.shares !== shares || latest.presidents !== presidents || latest.companies !== companies)
      latest = { shares, presidents, companies, value: compute(state) };
    return latest.value;
  };
}

/** The companies of which somebody holds shares. */
export const companiesHeld = byHolder((state, holder): readonly Company[] =>
  COMPANY_IDS.filter((company) => sharesOf(state, company, holder) > 0),
);
