import { defaultOptions, type Options } from '@signalbox/kernel';
import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import type { Importer } from '../recording/importer.ts';
import type { Recording } from '../recording/recording.ts';
import type { TraceReading } from '../trace/difference.ts';
import { reader1860 } from './reader.ts';
import { traceValues } from './trace-values.ts';

/** The site's options in our names; its first edition is its smaller map, its old insolvency and no skipping. */
function optionsOf({ optionalRules }: Recording): Options[] {
  const has = (...rules: string[]) => rules.some((rule) => optionalRules.includes(rule));
  return [
    {
      ...defaultOptions(eighteenSixty.options),
      ...eighteenSixty.presets['18xx.games'],
      largerMap: !has('two_player_map', 'original_game'),
      insolvency: insolvencyOf(has),
      skipTowns: !has('no_skip_towns', 'original_game'),
      reenterHexes: has('re_enter_hexes'),
      fullValueUnoperated: has('non_operated_full_value'),
    },
  ];
}

function insolvencyOf(has: (...rules: string[]) => boolean): string {
  if (has('original_insolvency', 'original_game')) return 'first-edition';
  return has('simplified_insolvency') ? 'simplified' : 'leased';
}

export const IMPORT_1860: Importer<State> & TraceReading = {
  title: eighteenSixty,
  options: optionsOf,
  begin: reader1860,
  worth: worthOf,
  values: traceValues,
};
