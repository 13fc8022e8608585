import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { nuisanceSuite } from './nuisance.suite.ts';

describe('on the embedded database', () => nuisanceSuite(testServer));
