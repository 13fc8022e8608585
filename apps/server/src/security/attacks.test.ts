import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { attacksSuite } from './attacks.suite.ts';

describe('on the embedded database', () => attacksSuite(testServer));
