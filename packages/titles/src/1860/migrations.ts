import type { Json } from '@signalbox/kernel';
import { countQuietSets, nameProposals, type Old, withVars } from '../migrations.ts';

/**
 * From format 3 to 4: privates sold in the round are remembered, an exchange is an action of its own, and imported
 * games replace tiles as before.
 */
function rememberSoldPrivates(stored: Json): Json {
  const old = stored as Old;
  const options = old.options as Old;
  return {
    ...old,
    format: 4,
    options: { anyUpgrade: options.consent === 'assumed', ...options },
    stack: withVars(old, {
      'stock-round': { soldPrivates: {} },
      'stock-turn': ({ dealt, acted }) => ({ soldPrivates: [], dealt: dealt === true || acted === true }),
    }),
  };
}

export const MIGRATIONS = { 1: countQuietSets, 2: nameProposals(3), 3: rememberSoldPrivates };
