import { testPerft } from '../testing/transcripts.ts';
import { eighteenFL } from './index.ts';
import positions from './perft.json' with { type: 'json' };

testPerft(eighteenFL, import.meta.url, positions);
