import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { tournamentsSuite } from './tournaments.suite.ts';

describe('on the embedded database', () => tournamentsSuite(testServer));
