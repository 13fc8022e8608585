import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { eventsSuite } from './events.suite.ts';

describe('on the embedded database', () => eventsSuite(testServer));
