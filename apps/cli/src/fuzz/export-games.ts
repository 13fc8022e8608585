import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportGame, siteRules, siteSetup } from '@signalbox/interchange';
import { type Action, type AnyTitle, commitment, RECORD_FORM, random, type Setup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { UserError } from '../user-error.ts';
import { mixedPlayers } from './players.ts';

/** How the site plays a title that has such a preset. */
export const SITE = '18xx.games';

export interface ExportedGames {
  readonly written: number;
  /** Why a game was left out → how many. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly actions: number;
}

/** Some games hold what the site has no counterpart for; this many more are tried than wanted. */
const TRIES = 4;

/** How the games are played that are to be written. */
interface ExportPlan {
  readonly games: number;
  readonly seed: number;
  readonly folder: string;
  /** Games in a hundred that are played with some understanding. */
  readonly sense: number;
  /** Draws for each game which of the site's optional rules it is played with. */
  readonly randomOptions: boolean;
}

/** Any of the site's optional rules; none where they do not go with each other or with this many players. */
function randomSiteSetup(title: AnyTitle, setup: Setup, seed: number): Setup {
  const rng = random(seed);
  const drawn = siteRules(title.id).filter(() => rng.below(3) === 0);
  return siteSetup(title.id, setup.players, drawn) ?? setup;
}

/** Plays random games and writes them in the site's form, until there are this many. */
export function exportGames(
  title: AnyTitle,
  table: Setup,
  { games, seed, folder, sense, randomOptions }: ExportPlan,
  progress: (written: number) => void,
): ExportedGames {
  mkdirSync(folder, { recursive: true });
  const leftOut: Record<string, number> = {};
  const seats = mixedPlayers(title, sense);
  let written = 0;
  let actions = 0;
  for (let i = 0; written < games && i < games * TRIES; i++) {
    const log: Action[] = [];
    const setup = randomOptions ? randomSiteSetup(title, table, seed + i) : table;
    const game = fuzzGame(title, setup, seed + i, { players: seats, onAction: (action) => log.push(action) });
    if (!('ending' in game)) throw new UserError(`The game with seed ${seed + i} is broken: ${game.message}`);
    const { players, options } = setup;
    const record = {
      ...RECORD_FORM,
      title: title.id,
      players,
      options,
      commitment: commitment(''),
      seed: null,
      log,
    };
    const exported = exportGame(record);
    if (!exported.ok) {
      leftOut[exported.why] = (leftOut[exported.why] ?? 0) + 1;
      continue;
    }
    const file = `${title.id}-${players}p-${seed + i}.json`;
    writeFileSync(join(folder, file), JSON.stringify(exported.game));
    written += 1;
    actions += exported.game.actions.length;
    progress(written);
  }
  return { written, leftOut, actions };
}
