import { join } from 'node:path';
import { roundTrip, type SiteGame, siteRules, siteSetup } from '@signalbox/interchange';
import {
  type Action,
  type AnyTitle,
  commitment,
  type Objection,
  RECORD_FORM,
  random,
  type Setup,
} from '@signalbox/kernel';
import { fuzzGame, type Players } from '@signalbox/kernel/tools';
import { makeFolder, writeText } from '../files.ts';
import { botPlayers, mixedPlayers, withDistinctBids } from './players.ts';

/** The preset with the site's rules, if the title has one. */
export const SITE = '18xx.games';

/** A game that cannot be played on the site, by its seed, or one that did not survive the round trip. */
interface Trouble {
  readonly seed: number;
  readonly why: string;
}

export interface ExportedGames {
  readonly tried: number;
  /** Written, read again, and equal after every action. */
  readonly equal: number;
  readonly actions: number;
  readonly leftOut: readonly Trouble[];
  readonly broken: readonly Trouble[];
}

/** Some games cannot be exported; at most this many times the requested number are tried. */
const TRIES = 4;

/** How the games to be written are played. */
interface ExportPlan {
  readonly games: number;
  readonly seed: number;
  readonly folder: string;
  /** The percentage of games that are played by apprentices instead of at random. */
  readonly sense: number;
  /** Bots take every seat, and examine this many positions per decision; if absent, moves are random. */
  readonly bots?: number;
  /** Draws the optional rules of each game at random. */
  readonly randomOptions: boolean;
  /** Played by the title's own rules, not by the site's: then no more games are tried than requested. */
  readonly ownRules: boolean;
}

/** Random optional rules of the site; none if they cannot be combined or do not allow this many players. */
function randomSiteSetup(title: AnyTitle, setup: Setup, seed: number): Setup {
  const rng = random(seed);
  const drawn = siteRules(title.id).filter(() => rng.below(3) === 0);
  return siteSetup(title.id, setup.players, drawn) ?? setup;
}

/** Options that can be chosen for a new table; most games keep most defaults. */
function randomTableSetup(title: AnyTitle, { players, options }: Setup, seed: number): Setup {
  const rng = random(seed);
  const drawn = Object.entries(title.options)
    .filter(([, spec]) => !spec.importOnly && (spec.players?.includes(players) ?? true))
    .filter(() => rng.below(4) === 0)
    .map(([name, spec]) => [name, rng.pick<boolean | string>(spec.values ?? [false, true])]);
  return { players, options: { ...options, ...Object.fromEntries(drawn) } };
}

function setupOf(title: AnyTitle, table: Setup, plan: ExportPlan, seed: number): Setup {
  if (!plan.randomOptions) return table;
  return plan.ownRules ? randomTableSetup(title, table, seed) : randomSiteSetup(title, table, seed);
}

/** Plays games, writes them in the site's format and reads each back, until there are this many. */
export function exportGames(
  title: AnyTitle,
  table: Setup,
  plan: ExportPlan,
  progress: (soFar: ExportedGames) => void,
): ExportedGames {
  const { games, folder, sense, bots } = plan;
  makeFolder(folder);
  const seats = withDistinctBids(bots === undefined ? mixedPlayers(title, sense) : botPlayers(title, bots));
  let done: ExportedGames = { tried: 0, equal: 0, actions: 0, leftOut: [], broken: [] };
  const isEnough = () => done.equal + done.broken.length >= games;
  for (let i = 0; !isEnough() && i < games * (plan.ownRules ? 1 : TRIES); i++) {
    const seed = plan.seed + i;
    const played = exported(title, setupOf(title, table, plan, seed), seed, seats);
    if (played.game) {
      const name = `${title.id}-${table.players}p-${seed}.json`;
      writeText(join(folder, name), JSON.stringify(played.game));
    }
    done = withGame(done, seed, played);
    progress(done);
  }
  return done;
}

/** A game in the site's format if it could be written, and why it could not or was not read again as it was. */
interface Played {
  readonly game: SiteGame | null;
  readonly why: string | null;
  readonly isBroken: boolean;
}

function exported(title: AnyTitle, setup: Setup, seed: number, players: Players): Played {
  const log: Action[] = [];
  const broken = (why: string, game: SiteGame | null = null) => ({ game, why, isBroken: true });
  const end = fuzzGame(title, setup, seed, { players, onAction: (action) => log.push(action) });
  if (!('ending' in end)) return broken(`in play: ${end.message}`);
  const record = { ...RECORD_FORM, title: title.id, ...setup, commitment: commitment(''), seed: null, log };
  try {
    const { exported: there, trouble } = roundTrip(record);
    if (!there.ok) return { game: null, why: shortReason(there), isBroken: false };
    return trouble ? broken(trouble, there.game) : { game: there.game, why: null, isBroken: false };
  } catch (error) {
    // One game that breaks the writer or the reader should not end a long run.
    return broken(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function withGame(done: ExportedGames, seed: number, { game, why, isBroken }: Played): ExportedGames {
  const { tried, equal, actions, leftOut, broken } = done;
  const trouble = why === null ? [] : [{ seed, why }];
  return {
    tried: tried + 1,
    equal: why === null ? equal + 1 : equal,
    actions: actions + (why === null ? game!.actions.length : 0),
    leftOut: isBroken ? leftOut : [...leftOut, ...trouble],
    broken: isBroken ? [...broken, ...trouble] : broken,
  };
}

/** The reason of a refusal without its place, so that equal reasons are counted together. */
function shortReason({ why, details = {} }: Objection): string {
  const { reason, decision, askedDecision: asked, rule, what, ending, option } = details;
  const within = typeof reason === 'object' && reason !== null && 'why' in reason ? reason.why : undefined;
  const parts = [decision, asked, within, rule, what, ending, option].filter((part) => part !== undefined);
  return [why, ...parts].join(' ');
}
