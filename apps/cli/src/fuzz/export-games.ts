import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roundTrip, siteRules, siteSetup } from '@signalbox/interchange';
import {
  type Action,
  type AnyTitle,
  commitment,
  type GameRecord,
  type Objection,
  RECORD_FORM,
  random,
  type Setup,
} from '@signalbox/kernel';
import { fuzzGame, type Players } from '@signalbox/kernel/tools';
import { UserError } from '../user-error.ts';
import { botPlayers, mixedPlayers } from './players.ts';

/** How the site plays a title that has such a preset. */
export const SITE = '18xx.games';

export interface ExportedGames {
  readonly written: number;
  /** Why a game was left out → how many. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly actions: number;
  /** Games that did not survive the round trip: the seed and what was found. */
  readonly broken: readonly string[];
}

/** Some games have no counterpart on the site; at most this many times as many are tried as wanted. */
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
  /** Played by the title's own rules, not by the site's: then no more games are tried than wanted. */
  readonly ownRules: boolean;
}

/** Random optional rules of the site; none if they cannot be combined or do not allow this many players. */
function randomSiteSetup(title: AnyTitle, setup: Setup, seed: number): Setup {
  const rng = random(seed);
  const drawn = siteRules(title.id).filter(() => rng.below(3) === 0);
  return siteSetup(title.id, setup.players, drawn) ?? setup;
}

/** Options that can be chosen for a new table; at most tables each keeps its default. */
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

/** Plays games, writes them in the site's form, and reads each again, until there are this many. */
export function exportGames(
  title: AnyTitle,
  table: Setup,
  plan: ExportPlan,
  progress: (written: number) => void,
): ExportedGames {
  const { games, folder, sense, bots } = plan;
  mkdirSync(folder, { recursive: true });
  const leftOut: Record<string, number> = {};
  const broken: string[] = [];
  const seats = bots === undefined ? mixedPlayers(title, sense) : botPlayers(title, bots);
  let written = 0;
  let actions = 0;
  for (let i = 0; written < games && i < games * (plan.ownRules ? 1 : TRIES); i++) {
    const seed = plan.seed + i;
    const record = played(title, setupOf(title, table, plan, seed), seed, seats);
    const { exported, trouble } = roundTrip(record);
    if (!exported.ok) {
      const why = inShort(exported);
      leftOut[why] = (leftOut[why] ?? 0) + 1;
      continue;
    }
    if (trouble) broken.push(`${seed}: ${trouble}`);
    writeFileSync(join(folder, `${title.id}-${record.players}p-${seed}.json`), JSON.stringify(exported.game));
    written += 1;
    actions += exported.game.actions.length;
    progress(written);
  }
  return { written, leftOut, actions, broken };
}

function played(title: AnyTitle, setup: Setup, seed: number, players: Players): GameRecord {
  const log: Action[] = [];
  const game = fuzzGame(title, setup, seed, { players, onAction: (action) => log.push(action) });
  if (!('ending' in game)) throw new UserError(`The game with seed ${seed} is broken: ${game.message}`);
  return { ...RECORD_FORM, title: title.id, ...setup, commitment: commitment(''), seed: null, log };
}

/** The reason of a refusal without its place, so that equal reasons are counted together. */
function inShort({ why, details = {} }: Objection): string {
  const { reason, decision, askedDecision: asked, rule, what, ending, option } = details;
  const within = typeof reason === 'object' && reason !== null && 'why' in reason ? reason.why : undefined;
  const parts = [decision, asked, within, rule, what, ending, option].filter((part) => part !== undefined);
  return [why, ...parts].join(' ');
}
