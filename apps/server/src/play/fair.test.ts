import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { fairSuite } from './fair.suite.ts';

describe('on the embedded database', () => fairSuite(testServer));
