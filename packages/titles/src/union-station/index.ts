import { call, defineTitle, procedure } from '@signalbox/kernel';
import { AUTO } from './auto.ts';
import { invariants } from './invariants.ts';
import { MESSAGES } from './messages.ts';
import { openingAuctions } from './opening-auctions.ts';
import { PANELS } from './panels.ts';
import { RULEBOOK } from './rulebook.ts';
import { setUp } from './set-up.ts';
import { FORMAT, newState, type State } from './state.ts';
import { turns } from './turn.ts';

/** The sequence of play. */
export const sequenceOfPlay = procedure<State>(
  'union-station',
  'SET',
  call(setUp),
  call(openingAuctions),
  call(turns),
);

/** Nothing in the state is hidden: the order of the deck does not exist before a card is drawn. */
export const unionStation = defineTitle<State>({
  id: 'union-station',
  name: 'Union Station',
  players: [3, 5],
  options: {},
  presets: {},
  rulebook: RULEBOOK,
  messages: MESSAGES,
  format: FORMAT,
  migrations: {},
  replaced: ['seats', 'shares'],
  setup: newState,
  main: sequenceOfPlay,
  panels: PANELS,
  auto: AUTO,
  invariants,
});
