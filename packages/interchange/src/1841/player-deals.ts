import type { Json } from '@signalbox/kernel';
import { IPO, POOL } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Concession } from '@signalbox/titles/1841/data/companies.ts';
import { sizeOf } from '@signalbox/titles/1841/state.ts';
import { sharesNamed } from '../recording/copies.ts';
import type { RecordedAction } from '../recording/recording.ts';
import type { Certificates } from './certificates.ts';
import { companyOfShare } from './names.ts';

/** With the option, players may buy shares from other players (§3.2); null for a purchase from the bank. */
export function shareDeal(state: State, certificates: Certificates, action: RecordedAction): Json | null {
  if (state.options.noPlayerTrade) return null;
  const id = String((action.shares as unknown[])[0]);
  const company = companyOfShare(id);
  const from = certificates.holderOf(company, id);
  if (from === IPO || from === POOL) return null;
  const count = sharesNamed(action, sizeOf(state, company));
  return { do: 'deal', from, company, count, price: priceOf(action, count) };
}

/** A concession of the bank or, with the option, of another player. */
export function concessionBought(state: State, action: RecordedAction): Json {
  const concession = String(action.company) as Concession;
  const from = state.concessions[concession] ?? null;
  if (from === null || state.options.noPlayerTrade) return { do: 'concession', concession };
  return { do: 'concession-deal', from, concession, price: priceOf(action, 1) };
}

/** The price for everything, or for each share. */
function priceOf({ total_price: total, price, share_price: each }: RecordedAction, count: number): number {
  return Number(total ?? price ?? Number(each) * count);
}
