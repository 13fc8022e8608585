import { LARGER_BOARD } from '@signalbox/titles/1860/data/board.ts';
import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import type { Importer } from '../recording/importer.ts';
import { SITE_1860 } from '../site/1860/table.ts';
import type { TraceReading } from '../trace/difference.ts';
import { OPTIONAL_RULES, ourOptions } from './options.ts';
import { isUnfloatedReceivership, traceValues } from './trace-values.ts';

export const IMPORT_1860: Importer<State> & TraceReading = {
  title: eighteenSixty,
  optionalRules: OPTIONAL_RULES,
  options: ({ optionalRules }) => [ourOptions(optionalRules)],
  site: SITE_1860,
  worth: worthOf,
  values: traceValues,
  isTile: (tile) => LARGER_BOARD.tiles.has(tile),
  excuses: isUnfloatedReceivership,
};
