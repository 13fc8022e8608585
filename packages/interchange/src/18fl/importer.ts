import type { Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { eighteenFL, type EighteenFLState as State } from '@signalbox/titles';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import { COMPANY_IDS, isStarted, priceOf } from '@signalbox/titles/18fl/state.ts';
import type { Importer } from '../recording/importer.ts';
import type { Recording } from '../recording/recording.ts';
import { SITE_18FL } from '../site/18fl/table.ts';
import type { TraceReading } from '../trace/difference.ts';
import { ourPrivate } from './names.ts';
import { OPTIONAL_RULES, SITE_OPTIONS } from './options.ts';
import { isDrownedHotel, traceValues } from './snapshot.ts';

/** Games begun before September 2025 may have had the P&O Steamship Company at 30 (ruling 18FL-R7). */
const STEAMSHIP_AT_40_SINCE = Date.UTC(2025, 8, 1) / 1000;

/**
 * The site has moved most old games to the new price and kept others at the old one; only the recorded result shows
 * which. Without one the date decides.
 */
function optionsOf(recording: Recording): Record<string, boolean | string>[] {
  const { optionalRules, createdAt, actions, result } = recording;
  const bought = actions.find(({ type, company }) => type === 'bid' && ourPrivate(company) === 'PO');
  const paid = Number(bought?.price);
  const old = result === null && createdAt !== null && createdAt < STEAMSHIP_AT_40_SINCE;
  // Most files do not record the price.
  const prices = paid === 30 || paid === 40 ? [String(paid)] : old ? ['30', '40'] : ['40', '30'];
  return prices.map((steamshipPrice) => ({
    ...SITE_OPTIONS,
    [OPTIONAL_RULES.two_player_share_limit]: optionalRules.includes('two_player_share_limit'),
    steamshipPrice,
  }));
}

/** The site also counts shares of companies that have not floated. */
function worth(state: State, seat: Seat): number {
  return COMPANY_IDS.filter((company) => isStarted(state, company)).reduce(
    (sum, company) => sum + sharesOf(state, company, seat) * priceOf(state, company),
    cashOf(state, seat),
  );
}

export const IMPORT_18FL: Importer<State> & TraceReading = {
  title: eighteenFL,
  optionalRules: Object.keys(OPTIONAL_RULES),
  options: optionsOf,
  site: SITE_18FL,
  worth,
  values: traceValues,
  isTile: (tile) => BOARD.tiles.has(tile),
  excuses: isDrownedHotel,
};
