import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { playSuite } from './play.suite.ts';

describe('on the embedded database', () => playSuite(testServer));
