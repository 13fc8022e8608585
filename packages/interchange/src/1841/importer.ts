import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { worthOf } from '@signalbox/titles/1841/state.ts';
import type { Importer } from '../recording/importer.ts';
import { SITE_1841 } from '../site/1841/table.ts';
import type { TraceReading } from '../trace/difference.ts';
import { OPTIONAL_RULES, ourOptions } from './options.ts';
import { traceValues } from './snapshot.ts';

export const IMPORT_1841: Importer<State> & TraceReading = {
  title: eighteenFortyOne,
  optionalRules: OPTIONAL_RULES,
  options: ({ optionalRules }) => [ourOptions(optionalRules)],
  site: SITE_1841,
  worth: worthOf,
  values: traceValues,
  isTile: (tile, hex) => tile !== hex,
};
