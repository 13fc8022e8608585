import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { fuzzSuite } from './fuzz.suite.ts';

describe('on the embedded database', () => fuzzSuite(testServer));
