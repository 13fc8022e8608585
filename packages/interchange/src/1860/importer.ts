import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import type { Importer } from '../recording/importer.ts';
import type { TraceReading } from '../trace/difference.ts';
import { OPTIONAL_RULES, readings } from './options.ts';
import { reader1860 } from './reader.ts';
import { traceValues } from './trace-values.ts';

export const IMPORT_1860: Importer<State> & TraceReading = {
  title: eighteenSixty,
  optionalRules: OPTIONAL_RULES,
  options: readings,
  begin: reader1860,
  worth: worthOf,
  values: traceValues,
};
