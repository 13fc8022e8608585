import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { autoSuite } from './auto-actions.suite.ts';

describe('on the embedded database', () => autoSuite(testServer));
