import { defaultOptions, type Options } from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles';

/** How the site plays 18FL. */
export const SITE_OPTIONS: Options = {
  ...defaultOptions(eighteenFL.options),
  ...eighteenFL.presets['18xx.games'],
};

/** Our options that the site also has, by its names. */
export const OPTIONAL_RULES = { two_player_share_limit: 'seventyPercent' } as const;
