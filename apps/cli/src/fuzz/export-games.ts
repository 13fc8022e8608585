import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportGame } from '@signalbox/interchange';
import { type Action, type AnyTitle, commitment, type Setup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { UserError } from '../user-error.ts';

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

/** Plays random games and writes them in the site's form, until there are this many. */
export function exportGames(
  title: AnyTitle,
  setup: Setup,
  { games, seed, folder }: { games: number; seed: number; folder: string },
  progress: (written: number) => void,
): ExportedGames {
  mkdirSync(folder, { recursive: true });
  const leftOut: Record<string, number> = {};
  let written = 0;
  let actions = 0;
  for (let i = 0; written < games && i < games * TRIES; i++) {
    const log: Action[] = [];
    const game = fuzzGame(title, setup, seed + i, { onAction: (action) => log.push(action) });
    if (!('ending' in game)) throw new UserError(`The game with seed ${seed + i} is broken: ${game.message}`);
    const { players, options } = setup;
    const form = { form: 'signalbox-game', version: 2 } as const;
    const record = {
      ...form,
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
