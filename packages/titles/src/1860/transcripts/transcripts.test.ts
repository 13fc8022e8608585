import { testTranscripts } from '../../testing/transcripts.ts';
import { eighteenSixty } from '../index.ts';
import eventCounts from './event-counts.json' with { type: 'json' };

testTranscripts(eighteenSixty, import.meta.url, { eventCounts });
