import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { tablesSuite } from './tables.suite.ts';

describe('on the embedded database', () => tablesSuite(testServer));
