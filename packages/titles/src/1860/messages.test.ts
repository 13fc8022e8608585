import { testMessages } from '../testing/messages.ts';
import { eighteenSixty } from './index.ts';
import { PRESETS } from './options.ts';

testMessages(eighteenSixty, import.meta.url, [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, options: PRESETS['18xx.games']! },
]);
