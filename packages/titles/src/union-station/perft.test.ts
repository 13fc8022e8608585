import { testPerft } from '../testing/transcripts.ts';
import { unionStation } from './index.ts';
import positions from './perft.json' with { type: 'json' };

testPerft(unionStation, import.meta.url, positions);
