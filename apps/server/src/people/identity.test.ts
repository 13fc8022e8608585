import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { identitySuite } from './identity.suite.ts';

describe('on the embedded database', () => identitySuite(testServer));
