import { testTranscripts } from '../../testing/transcripts.ts';
import type { Company } from '../data/companies.ts';
import { eighteenFL } from '../index.ts';
import { priceOf } from '../state.ts';
import eventCounts from './event-counts.json' with { type: 'json' };

testTranscripts(eighteenFL, import.meta.url, {
  facts: { price: (state, company) => priceOf(state, company as Company) },
  eventCounts,
});
