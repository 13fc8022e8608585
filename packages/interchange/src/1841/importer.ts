import { defaultOptions, type Options } from '@signalbox/kernel';
import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { worthOf } from '@signalbox/titles/1841/state.ts';
import type { Importer } from '../recording/importer.ts';
import type { Recording } from '../recording/recording.ts';
import type { TraceReading } from '../trace/difference.ts';
import { reader1841 } from './reader.ts';
import { traceValues } from './snapshot.ts';

function optionsOf({ optionalRules }: Recording): readonly Options[] {
  return [
    {
      ...defaultOptions(eighteenFortyOne.options),
      ...eighteenFortyOne.presets['18xx.games'],
      noPlayerTrade: !optionalRules.includes('p2p_purchases'),
      lite: optionalRules.includes('lite'),
      version1: optionalRules.includes('version_1'),
    },
  ];
}

export const IMPORT_1841: Importer<State> & TraceReading = {
  title: eighteenFortyOne,
  options: optionsOf,
  begin: reader1841,
  worth: worthOf,
  values: traceValues,
  // It looks for connected boxes by an action of its own, and asks about mergers where none is possible.
  isMidway: ({ next }) => ['Destinate', 'Merge'].includes(next?.step ?? ''),
};
