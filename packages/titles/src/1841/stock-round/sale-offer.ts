import { type BuiltOffer, built, type Json } from '@signalbox/kernel';
import { isCompany } from '../data/companies.ts';
import type { State } from '../state.ts';
import { type Block, blocksHeld, blocksObjection, saleObjection } from './selling.ts';

export type Sale = { readonly do: 'sell'; readonly blocks: readonly Block[] };

function isBlock(value: Json): value is Block {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { company, count, ...rest } = value as Record<string, Json>;
  return (
    typeof company === 'string' &&
    isCompany(company) &&
    Number.isInteger(count) &&
    (count as number) > 0 &&
    Object.keys(rest).length === 0
  );
}

function isSale(choice: Json): choice is Sale {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false;
  const { do: what, blocks, ...rest } = choice as Record<string, Json>;
  if (what !== 'sell' || !Array.isArray(blocks) || blocks.length === 0) return false;
  return blocks.every(isBlock) && Object.keys(rest).length === 0;
}

/** Shares of one or several companies in one sale, after which their prices fall together (§3.1, §4.7.1). */
export function saleOffer(state: State, seller: string): BuiltOffer<Sale> {
  return built<Sale>({
    what: 'sale',
    shape: isSale,
    check: ({ blocks }) => blocksObjection(state, seller, blocks),
    enumerate: function* () {
      for (const block of blocksHeld(state, seller)) {
        if (!saleObjection(state, seller, block)) yield { do: 'sell', blocks: [block] };
      }
    },
  });
}
