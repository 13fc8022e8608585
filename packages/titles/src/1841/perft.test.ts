import { testPerft } from '../testing/transcripts.ts';
import { eighteenFortyOne } from './index.ts';
import positions from './perft.json' with { type: 'json' };

testPerft(eighteenFortyOne, import.meta.url, positions);
