import { describe } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { ratingsSuite } from './ratings.suite.ts';

describe('on the embedded database', () => ratingsSuite(testServer));
