import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { standInSuite } from './stand-in.suite.ts';

describe('on the embedded database', () => standInSuite(testServer));
