import { readFileSync } from 'node:fs';
import {
  type Action,
  type AnyTitle,
  firstChoices,
  type GameState,
  newGame,
  type Options,
  pending,
  playInPlace,
  random,
} from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import type { SiteGame } from './export/site-game.ts';
import { IMPORTERS } from './importers.ts';
import { effectiveActions } from './recording/effective.ts';
import { decodeRecording, type Recording } from './recording/recording.ts';
import { type Imported, importGame } from './replay.ts';
import { randomSiteGame } from './testing/random-game.ts';
import { recordedGames } from './testing/traces.ts';

/** Games are cut at every multiple of this many actions. */
const EVERY = 37;
/** `SIGNALBOX_CUTS=1` cuts all games that were recorded on 18xx.games or played by it. */
const LONG = process.env.SIGNALBOX_CUTS !== undefined;
/** How many actions are played after each cut, and how many choices are considered for each. */
const FURTHER = 30;
const MINUTE = 60_000;

type File = Pick<SiteGame, 'title' | 'players' | 'settings'> & { readonly actions: SiteGame['actions'] };

const cut = (file: File, actions: readonly object[]) => ({ ...file, status: 'active', result: {}, actions });

const countedIn = (game: object) => effectiveActions((decodeRecording(game) as Recording).actions);

/** Replays the log at an ordinary table, where the players then continue: once, or some dozens of times in the long version. */
function goOn({ state, actions, report }: Imported): void {
  const title = IMPORTERS[report.title]!.title as AnyTitle;
  const { seats, options } = state as unknown as { seats: readonly string[]; options: Options };
  const table = newGame(title, { players: seats.length, options }) as GameState;
  const play = (action: Action) => {
    const refused = playInPlace(title, table, action);
    if (refused) expect([action, refused]).toEqual([action, null]);
  };
  actions.forEach(play);
  const rng = random(actions.length);
  for (let i = 0; i < (LONG ? FURTHER : 1); i++) {
    const waiting = pending(title, table);
    const seat = waiting?.seats[0];
    if (!waiting || seat === undefined) return;
    const choice = rng.pick(firstChoices(waiting.offerTo(seat), LONG ? FURTHER : 1));
    play({ seat, decision: waiting.decision, choice });
  }
}

function readsWhereverItStands(file: File, every = EVERY): void {
  for (let at = every; at < file.actions.length; at += every) {
    const kept = file.actions.slice(0, at);
    const imported = importGame(cut(file, kept));
    expect([at, imported.report.ok, imported.report.refused]).toEqual([at, true, undefined]);
    goOn(imported);
    // With an undo and redo, several actions undone at once, and a chat message in between, it is the same game.
    const id = kept.at(-1)!.id;
    // Actions that the players undid themselves could not be restored by the undo below.
    const later = file.actions.slice(at, at + 3).filter(({ type }) => type !== 'undo' && type !== 'redo');
    const said = { type: 'message', entity: file.players[0]!.id, entity_type: 'player', message: 'Hm.' };
    const undo = { type: 'undo', entity: file.players[0]!.id, entity_type: 'player' };
    const chain = [
      ...kept,
      ...[undo, { ...undo, type: 'redo' }, ...later, { ...undo, action_id: id }, said].map((action, i) => ({
        ...action,
        id: id + i + 1,
      })),
    ];
    expect([at, countedIn(cut(file, chain))]).toEqual([at, countedIn(cut(file, kept))]);
    // What counts is all that is read of the actions, so reading it again at the last cut is enough.
    if (!LONG && at + every < file.actions.length) continue;
    const again = importGame(cut(file, chain));
    expect([at, again.actions]).toEqual([at, imported.actions]);
    expect(again.messages.at(-1)).toMatchObject({ text: 'Hm.' });
  }
}

/** Players of a hotseat game only have names. */
function atOneScreen(file: File): object {
  const nameOf = (id: unknown) => file.players.find((player) => String(player.id) === String(id))!.name;
  const actions = file.actions.map((action) =>
    action.entity_type === 'player' ? { ...action, entity: nameOf(action.entity) } : action,
  );
  return { ...file, players: file.players.map(({ name }) => ({ name })), actions };
}

describe.each([
  ['18FL', 4],
  ['1860', 4],
  ['1841', 5],
] as const)('%s', (title, seed) => {
  test(
    'an unfinished game is read at any point and can be continued from there',
    () => {
      const file = JSON.parse(JSON.stringify(randomSiteGame(title, seed, 3))) as File;
      readsWhereverItStands(file);
      const { actions } = importGame(cut(file, file.actions));
      expect(importGame(cut(atOneScreen(file) as File, (atOneScreen(file) as File).actions)).actions).toEqual(
        actions,
      );
    },
    3 * MINUTE,
  );

  test.skipIf(!LONG).each(recordedGames(title))(
    '%s is read at any point',
    (_, path) => {
      readsWhereverItStands(JSON.parse(readFileSync(path, 'utf8')) as File);
    },
    10 * MINUTE,
  );
});
