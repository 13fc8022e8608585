import { testTranscripts } from '../../testing/transcripts.ts';
import type { Company } from '../data/companies.ts';
import { eighteenFortyOne } from '../index.ts';
import { priceOf } from '../state.ts';

testTranscripts(eighteenFortyOne, import.meta.url, {
  price: (state, company) => priceOf(state, company as Company),
});
