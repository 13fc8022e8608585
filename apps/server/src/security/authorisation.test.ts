import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { authorisationSuite } from './authorisation.suite.ts';

describe('on the embedded database', () => authorisationSuite(testServer));
