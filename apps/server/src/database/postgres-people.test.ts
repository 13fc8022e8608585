import { describe } from 'vitest';
import { troublesSuite } from '../operation/troubles.suite.ts';
import { identitySuite } from '../people/identity.suite.ts';
import { peopleSuite } from '../people/people.suite.ts';
import { tokensSuite } from '../people/tokens.suite.ts';
import { attacksSuite } from '../security/attacks.suite.ts';
import { authorisationSuite } from '../security/authorisation.suite.ts';
import { evasionSuite } from '../security/evasion.suite.ts';
import { nuisanceSuite } from '../security/nuisance.suite.ts';
import { ownPostgres } from '../testing/own-postgres.ts';

const { start } = ownPostgres();

describe('on PostgreSQL', () => {
  describe('people', () => peopleSuite(start));
  describe('identity', () => identitySuite(start));
  describe('tokens', () => tokensSuite(start));
  describe('troubles', () => troublesSuite(start));
  describe('attacks', () => attacksSuite(start));
  describe('evasion', () => evasionSuite(start));
  describe('nuisance', () => nuisanceSuite(start));
  describe('authorisation', () => authorisationSuite(start));
});
