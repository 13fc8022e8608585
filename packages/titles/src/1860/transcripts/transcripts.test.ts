import { testLogs, testTranscripts } from '../../testing/transcripts.ts';
import { eighteenSixty } from '../index.ts';
import told from './told.json' with { type: 'json' };

testTranscripts(eighteenSixty, import.meta.url);
testLogs(eighteenSixty, import.meta.url, told);
