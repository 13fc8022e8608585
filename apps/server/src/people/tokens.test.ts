import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { tokensSuite } from './tokens.suite.ts';

describe('on the embedded database', () => tokensSuite(testServer));
