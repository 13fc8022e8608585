import { testTranscripts } from '../../testing/transcripts.ts';
import { unionStation } from '../index.ts';

testTranscripts(unionStation, import.meta.url);
