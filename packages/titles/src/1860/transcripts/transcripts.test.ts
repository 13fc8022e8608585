import { testTranscripts } from '../../testing/transcripts.ts';
import { eighteenSixty } from '../index.ts';

testTranscripts(eighteenSixty, import.meta.url);
