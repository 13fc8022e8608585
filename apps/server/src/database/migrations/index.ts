import type { Migration } from 'kysely';
import { up as tables } from './001-tables.ts';
import { up as noticesAndRatings } from './002-notices-and-ratings.ts';
import { up as presence } from './003-presence.ts';
import { up as reasons } from './004-reasons.ts';
import { up as bounds } from './005-bounds.ts';
import { up as redo } from './006-redo.ts';
import { up as identity } from './007-identity.ts';
import { up as fairAndSound } from './008-fair-and-sound.ts';
import { up as draws } from './009-draws.ts';
import { up as parts } from './010-parts.ts';
import { up as api } from './011-api.ts';
import { up as tournaments } from './012-tournaments.ts';
import { up as archive } from './013-archive.ts';
import { up as digest } from './014-digest.ts';
import { up as people } from './015-people.ts';
import { up as finding } from './016-finding.ts';
import { up as audit } from './017-audit.ts';
import { up as privateTournaments } from './018-private-tournaments.ts';
import { up as spectatorDelay } from './019-spectator-delay.ts';
import { up as hostActs } from './020-host-acts.ts';
import { up as patient } from './021-patient.ts';

/** In the order of their names. A released migration is never changed; another one follows it. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-tables': { up: tables },
  '002-notices-and-ratings': { up: noticesAndRatings },
  '003-presence': { up: presence },
  '004-reasons': { up: reasons },
  '005-bounds': { up: bounds },
  '006-redo': { up: redo },
  '007-identity': { up: identity },
  '008-fair-and-sound': { up: fairAndSound },
  '009-draws': { up: draws },
  '010-parts': { up: parts },
  '011-api': { up: api },
  '012-tournaments': { up: tournaments },
  '013-archive': { up: archive },
  '014-digest': { up: digest },
  '015-people': { up: people },
  '016-finding': { up: finding },
  '017-audit': { up: audit },
  '018-private-tournaments': { up: privateTournaments },
  '019-spectator-delay': { up: spectatorDelay },
  '020-host-acts': { up: hostActs },
  '021-patient': { up: patient },
};
