import { testTranscripts } from '../../testing/transcripts.ts';
import { unionStation } from '../index.ts';
import eventCounts from './event-counts.json' with { type: 'json' };

testTranscripts(unionStation, import.meta.url, { eventCounts });
