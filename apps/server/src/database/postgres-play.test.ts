import { describe } from 'vitest';
import { eventsSuite } from '../fanout/events.suite.ts';
import { autoSuite } from '../play/auto-actions.suite.ts';
import { fairSuite } from '../play/fair.suite.ts';
import { playSuite } from '../play/play.suite.ts';
import { spectatorDelaySuite } from '../play/spectator-delay.suite.ts';
import { standInSuite } from '../play/stand-in.suite.ts';
import { undoSuite } from '../play/undo.suite.ts';
import { ratingsSuite } from '../ratings/ratings.suite.ts';
import { fuzzSuite } from '../security/fuzz.suite.ts';
import { tablesSuite } from '../tables/tables.suite.ts';
import { ownPostgres } from '../testing/own-postgres.ts';
import { tournamentsSuite } from '../tournaments/tournaments.suite.ts';
import { migrateSuite } from './migrate.suite.ts';
import { openPostgres } from './postgres.ts';

const { database, start } = ownPostgres();

describe('on PostgreSQL', () => {
  describe('play', () => playSuite(start));
  describe('events', () => eventsSuite(start));
  describe('spectators', () => spectatorDelaySuite(start));
  describe('hosts who act for others', () => standInSuite(start));
  describe('undo', () => undoSuite(start));
  describe('auto actions', () => autoSuite(start));
  describe('tables', () => tablesSuite(start));
  describe('tournaments', () => tournamentsSuite(start));
  describe('ratings', () => ratingsSuite(start));
  describe('fairness', () => fairSuite(start));
  describe('fuzz', () => fuzzSuite(start));
  describe('migrations', () => migrateSuite(async () => openPostgres(await database(), () => {})));
});
