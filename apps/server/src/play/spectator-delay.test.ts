import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { spectatorDelaySuite } from './spectator-delay.suite.ts';

describe('on the embedded database', () => spectatorDelaySuite(testServer));
