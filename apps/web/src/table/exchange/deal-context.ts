import { createContext, useContext } from 'react';
import type { Item } from '../panels/groups.ts';
import type { Deal } from './use-deal.ts';

/** The selection in the exchange, for its rows. */
export const DealContext = createContext<Deal | null>(null);

export function useDealing(): Deal {
  const deal = useContext(DealContext);
  if (!deal) throw new Error('Not at the exchange.');
  return deal;
}

/** Never changes, so that a row is not drawn again because something was picked in another. */
export const PickContext = createContext<(item: Item) => void>(() => {});
