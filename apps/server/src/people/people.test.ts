import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { peopleSuite } from './people.suite.ts';

describe('on the embedded database', () => peopleSuite(testServer));
