import { sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { isActive } from '@signalbox/titles/1841/state.ts';
import type { RecordedAction } from '../recording/recording.ts';
import { companyOfShare, ourCompany } from './names.ts';

/** The site's shares have names: which of them lie in the pool tells where a share was bought. */
export interface PoolShares {
  /** Where a share with this name comes from. */
  readonly sourceOf: (state: State, id: string) => string;
  /** An action was carried out; if it answered one of our decisions, which. */
  readonly note: (state: State, action: RecordedAction, decision: string | null) => void;
  /** A merger may have come to the pool since. */
  readonly look: (state: State) => void;
}

export function poolShares(): PoolShares {
  const pooled = new Set<string>();
  /** A company that a merger is forming, and how it got its president. */
  let forming: Company | null = null;
  let tradedUp = false;
  let livornesiFormed = false;

  /** A merger names the pool's shares once it has come to the pool. */
  function look(state: State): void {
    if (forming === null && isActive(state, 'SFLi') && !livornesiFormed) {
      livornesiFormed = true;
      forming = 'SFLi';
    }
    if (forming === null || sharesOf(state, forming, 'pool') === 0) return;
    for (const id of idsInPool(state, forming, tradedUp)) pooled.add(id);
    forming = null;
    tradedUp = false;
  }

  return {
    look,
    /** A president's certificate is only ever bought from the pool; of others the site's name tells. */
    sourceOf: (state, id) => {
      if (id.endsWith('_0')) return 'president';
      const company = companyOfShare(id);
      const known = [...pooled].filter((other) => companyOfShare(other) === company).length;
      const unknown = sharesOf(state, company, 'pool') - known;
      if (pooled.has(id) || sharesOf(state, company, 'ipo') === 0) return 'pool';
      return unknown > 0 ? 'pool' : 'ipo';
    },
    note: (state, action, decision) => {
      const ids = ((action.shares ?? []) as unknown[]).map(String);
      if (action.type === 'sell_shares') for (const id of ids) pooled.add(id);
      if (action.type === 'buy_shares') for (const id of ids) pooled.delete(id);
      if (action.type === 'par' || action.type === 'merge') {
        // A company begins anew: names of its old shares mean nothing.
        const company = ourCompany(action.corporation);
        for (const id of pooled) if (companyOfShare(id) === company) pooled.delete(id);
      }
      if (decision === 'choose-charter') forming = ourCompany(action.corporation);
      if (decision === 'trade-up') tradedUp = true;
      look(state);
    },
  };
}

/**
 * In a merger the site hands out shares by their numbers, the pool's after those of players and companies. Whoever
 * becomes president gives the first two back for the certificate, and they go to the end.
 */
function idsInPool(state: State, company: Company, tradedUp: boolean): string[] {
  const held = Object.entries(state.shares[company] ?? {});
  const before = held.reduce((sum, [holder, n]) => (['ipo', 'pool'].includes(holder) ? sum : sum + n), 0);
  const order = tradedUp ? [1, 2, 3, 4, 5, 6, 7, 8] : [3, 4, 5, 6, 7, 8, 1, 2];
  const first = Math.max(0, before - 2);
  return order.slice(first, first + sharesOf(state, company, 'pool')).map((n) => `${company}_${n}`);
}
