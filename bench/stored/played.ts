import { type Action, play, type Random, random, sample } from '@signalbox/kernel';
import { act, takeBack } from '@signalbox/table';
import type { Context } from '../../apps/server/src/context.ts';
import type { LiveDraft, LiveGame } from '../../apps/server/src/play/live-game.ts';
import { entriesAt } from '../../apps/server/src/play/log.ts';
import { playingTable, type TestClient } from '../../apps/server/src/testing/test-client.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';

/** How much is undone where every choice would end the game. */
const BACK = 40;
const TRIES = 20;

/** A table whose log has at least this many entries, and one of its players. */
export async function playedTable(
  server: TestServer,
  title: string,
  entries: number,
): Promise<{ table: string; player: TestClient }> {
  const { table, seats } = await playingTable(server.url, 3, { title, players: 3, rated: false });
  const rng = random(1);
  for (let position = 0; position < entries; ) {
    position = await server.context.games.change(table.id, async (game, draft) => {
      await goOn(server.context, game, draft, rng);
      return draft.game.position;
    });
  }
  return { table: table.id, player: [...seats.values()][0]! };
}

/** One more action that does not end the game; if there is none, some are undone. */
async function goOn(context: Context, game: LiveGame, draft: LiveDraft, rng: Random): Promise<void> {
  const waiting = game.waiting!;
  const seat = waiting.seats[0]!;
  for (let i = 0; i < TRIES; i++) {
    const choice = sample(waiting.offerTo(seat), rng);
    if (choice === undefined) break;
    const action: Action = { seat, decision: waiting.decision, choice };
    const played = play(game.title, game.state, action, waiting);
    if (!played.ok || played.state.outcome) continue;
    const refused = act(draft, action, 'person');
    if (refused) throw new Error(`${action.decision}: ${refused.why}`);
    return;
  }
  const back = game.standing
    .slice(-BACK)
    .map(({ position }) => position)
    .reverse();
  takeBack(draft, seat, await entriesAt(context.storage.db, game.table, back));
}
