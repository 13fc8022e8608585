import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { troublesSuite } from './troubles.suite.ts';

describe('on the embedded database', () => troublesSuite(testServer));
