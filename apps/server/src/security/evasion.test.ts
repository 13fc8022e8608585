import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { evasionSuite } from './evasion.suite.ts';

describe('on the embedded database', () => evasionSuite(testServer));
