import { choose } from '@signalbox/bots';
import { type GameState, newGame, pending } from '@signalbox/kernel';
import { listedChoices, rangesOf } from '@signalbox/table/offers.ts';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../table/consequences.ts';
import { loadPresentation } from '../titles/index.ts';
import { LocalTable } from './local-table.ts';
import { titleOf } from './titles.ts';

async function table(id: string, people: number): Promise<LocalTable> {
  const title = await titleOf(id);
  const seats = [0, 1, 2].map((i) => ({
    name: `P${i}`,
    kind: i < people ? ('you' as const) : ('bot' as const),
  }));
  const initial: GameState = newGame(title, {
    players: 3,
    options: Object.fromEntries(Object.entries(title.options).map(([name, spec]) => [name, spec.default])),
  });
  const stored = {
    form: 2 as const,
    id: 'x',
    title: id,
    name: id,
    options: {},
    seats,
    seed: 'seed',
    initial,
    position: 0,
    updatedAt: 0,
    outcome: null,
  };
  const opened = new LocalTable(title, { table: stored, entries: [] });
  opened.followUp();
  return opened;
}

/** One action of a bot, carried out as by the desk. */
function playOn(game: LocalTable): boolean {
  const bot = game.botToMove();
  if (!bot) return false;
  const waiting = pending(game.title, bot.view)!;
  const options = { level: 'random', seed: game.position } as const;
  const { choice, explanation } = choose(game.title, bot.view, bot.seat, waiting, options);
  game.actAsBot(bot.seat, bot.decision, choice, explanation);
  return true;
}

describe.each(['18FL', 'union-station', '1860', '1841'])('a table of %s on this device', (id) => {
  it('lets bots play to the end, and every position can be shown', async () => {
    const game = await table(id, 0);
    const presentation = (await loadPresentation(id))!;
    let steps = 0;
    let earlier: GameState | null = null;
    while (playOn(game)) {
      if (steps++ % 25 === 0) {
        const { view } = game.gameView();
        expect(presentation.players(view)).toHaveLength(3);
        presentation.board(view);
        presentation.market(view);
        presentation.companies(view);
        presentation.standing(view);
        presentation.supply(view);
        presentation.guide?.(view, game.gameView().pending?.decision ?? '');
        presentation.ownership?.(view);
        changesBetween(presentation, 'p1', earlier ?? view, view);
        earlier = view;
      }
    }
    expect(game.state.outcome).not.toBeNull();
    const bots = game.wireEntries(game.entries).filter(({ by }) => by === 'bot');
    expect(bots.every(({ because }) => because?.key === 'bot/random')).toBe(true);
  });

  it('waits for people, undoes to their last action and reopens unchanged', async () => {
    const game = await table(id, 1);
    while (playOn(game));
    const first = game.state;
    const done = game.standing.length;
    const asked = game.gameView().pending!;
    const [choice] = listedChoices(asked.offer);
    const amount = rangesOf(asked.offer)[0];
    expect(
      game.actAsPerson(asked.decision, choice ?? { ...amount!.base, [amount!.field]: amount!.min }),
    ).toBeNull();
    while (playOn(game));
    game.undo('one');
    expect({ ...game.state, events: null }).toEqual({ ...first, events: null });
    expect(game.standing).toHaveLength(done);
    const again = new LocalTable(game.title, { table: game.toStore(0), entries: game.entries });
    expect({ ...again.state, events: null }).toEqual({ ...game.state, events: null });
    expect(again.gameView().redo).toBe(1);
    again.redo();
    expect(again.standing.length).toBeGreaterThan(done);
  });
});
