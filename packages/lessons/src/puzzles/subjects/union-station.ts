import { awaitsChance, pending } from '@signalbox/kernel';
import { worthOf } from '@signalbox/titles/union-station/end.ts';
import { DECISIONS } from '@signalbox/titles/union-station/exports.ts';
import { unionStation } from '@signalbox/titles/union-station/index.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import type { Subject } from '../subject.ts';

export const SUBJECT: Subject<State> = {
  title: unionStation,
  themes: ['turn', 'ending'],
  rules: { turn: 'TURN', ending: 'END' },
  worth: worthOf,
  // What is turned up afterwards changes nobody's worth.
  isTurnOf: (state, seat) => state.toAct === seat && !awaitsChance(pending(unionStation, state)),
  stage: ({ dividends }) => Math.floor(dividends / 4),
  turn: DECISIONS.chooseAction.name,
  isNearEnd: () => true,
  railway: null,
};
