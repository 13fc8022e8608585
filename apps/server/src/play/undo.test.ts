import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { undoSuite } from './undo.suite.ts';

describe('on the embedded database', () => undoSuite(testServer));
