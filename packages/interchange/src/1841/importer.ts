import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { worthOf } from '@signalbox/titles/1841/state.ts';
import type { Importer } from '../recording/importer.ts';
import type { TraceReading } from '../trace/difference.ts';
import { OPTIONAL_RULES, ourOptions } from './options.ts';
import { reader1841 } from './reader.ts';
import { traceValues } from './snapshot.ts';

export const IMPORT_1841: Importer<State> & TraceReading = {
  title: eighteenFortyOne,
  optionalRules: OPTIONAL_RULES,
  options: ({ optionalRules }) => [ourOptions(optionalRules)],
  begin: reader1841,
  worth: worthOf,
  values: traceValues,
  // It looks for connected boxes by an action of its own, and asks about mergers where none is possible.
  // Several discards come in any order.
  isMidway: ({ next }) => ['Destinate', 'Merge', 'DiscardTrain'].includes(next?.step ?? ''),
};
