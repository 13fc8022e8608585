import { testPerft } from '../testing/transcripts.ts';
import { eighteenSixty } from './index.ts';
import positions from './perft.json' with { type: 'json' };

testPerft(eighteenSixty, import.meta.url, positions);
