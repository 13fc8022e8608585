import { describe, expect, it } from 'vitest';
import { importGame } from './replay.ts';
import { randomSiteGame } from './testing/random-game.ts';

type Recorded = Record<string, unknown> & {
  readonly id: number;
  readonly type: string;
  readonly entity: unknown;
};
interface File {
  readonly title: string;
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly actions: readonly Recorded[];
}

const fileOf = (title: string, seed: number): File =>
  JSON.parse(JSON.stringify(randomSiteGame(title, seed, 3)));
/** Games of 1841 are long, so it is played only once. */
const LONG = fileOf('1841', 6);
/** Most ways of writing are seen in its first half. */
const HALF = {
  ...LONG,
  status: 'active',
  result: {},
  actions: LONG.actions.slice(0, Math.ceil(LONG.actions.length / 2)),
};
const logOf = (file: File) => {
  const { report, actions } = importGame(file);
  expect(report).toMatchObject({ ok: true });
  return actions;
};

describe.each([
  ['18FL', fileOf('18FL', 8)],
  ['1860', fileOf('1860', 35)],
  ['1841', HALF],
])('the same game of %s, written differently', (_, file) => {
  const log = logOf(file);
  const by = { entity: file.players[0]!.id, entity_type: 'player' };

  it('automatic actions may be nested', () => {
    const [first, second, third, ...rest] = file.actions;
    const carrying = { ...first, auto_actions: [{ ...second, auto_actions: [third] }] };
    expect(logOf({ ...file, actions: [carrying as Recorded, ...rest] })).toEqual(log);
  });

  it('actions may have no numbers and no automatic actions', () => {
    const plain = file.actions.map(({ id, created_at, ...action }) => ({ ...action, auto_actions: null }));
    expect(logOf({ ...file, actions: plain as unknown as Recorded[] })).toEqual(log);
  });

  it('log lines change nothing', () => {
    const note = { ...by, type: 'log', message: 'master mode' };
    const noted = file.actions.flatMap((action) => [action, { ...note, id: action.id }]);
    expect(logOf({ ...file, actions: noted as Recorded[] })).toEqual(log);
  });

  it('players may be given by name', () => {
    const named = file.actions.map((action) =>
      action.entity_type === 'player'
        ? { ...action, entity: file.players.find(({ id }) => id === action.entity)!.name }
        : action,
    );
    expect(logOf({ ...file, actions: named as Recorded[] })).toEqual(log);
  });

  it('sales may omit their percentage', () => {
    const bare = file.actions.map((action) => {
      const certificates = (action.shares ?? []) as string[];
      // A part of the president's certificate needs the percentage.
      if (action.type !== 'sell_shares' || certificates.some((id) => id.endsWith('_0'))) return action;
      return { ...action, percent: undefined };
    });
    expect(logOf({ ...file, actions: bare })).toEqual(log);
  });

  it('a company may pass once more than our game asks', () => {
    const more = file.actions.flatMap((action, i) => {
      const next = file.actions[i + 1];
      const isPass = action.type === 'pass' && action.entity_type === 'corporation';
      // Another company begins its turn.
      const ends = isPass && next?.entity !== action.entity && next?.type === 'lay_tile';
      return ends ? [action, action] : [action];
    });
    expect(more.length).toBeGreaterThan(file.actions.length);
    const numbered = more.map((action, i) => ({ ...action, id: i + 1 }));
    expect(logOf({ ...file, actions: numbered })).toEqual(log);
  });
});

describe('18FL', () => {
  it('several companies may discard in any order', () => {
    const file = fileOf('18FL', 43);
    const isDiscard = (action: Recorded | undefined) => action?.type === 'discard_train';
    const at = file.actions.findIndex((action, i) => isDiscard(action) && isDiscard(file.actions[i + 1]));
    const pair = [file.actions[at + 1]!, file.actions[at]!];
    expect(pair[0]!.entity).not.toBe(pair[1]!.entity);
    const actions = [...file.actions.slice(0, at), ...pair, ...file.actions.slice(at + 2)];
    expect(logOf({ ...file, actions })).toEqual(logOf(file));
  });

  it('a bankrupt player may leave the sale of shares to the site', () => {
    const file = fileOf('18FL', 35);
    const sales = file.actions.filter((action, i) => {
      return (
        action.type === 'sell_shares' && file.actions.slice(i).every(({ type }) => SELLING.includes(type))
      );
    });
    expect(sales.length).toBeGreaterThan(0);
    const { outcome } = importGame(file).state!;
    for (let left = 0; left < sales.length; left++) {
      const actions = file.actions.filter((action) => !sales.slice(left).includes(action));
      const { report, state } = importGame({ ...file, actions });
      expect(report).toMatchObject({ ok: true });
      expect(state?.outcome).toEqual(outcome);
    }
  });
});

const SELLING: readonly string[] = ['sell_shares', 'bankrupt'];

describe('1841', () => {
  const imported = (actions: readonly Recorded[]) => {
    const numbered = actions.map((action, i) => ({ ...action, id: i + 1 }));
    const { report, state } = importGame({ ...LONG, actions: numbered });
    expect(report).toMatchObject({ ok: true });
    return state;
  };
  const { actions } = LONG;

  it('a bankruptcy may leave the sale of shares to the site', () => {
    const first = actions.findIndex(({ type }) => type === 'bankrupt');
    expect(actions[first - 1]!.type).toBe('sell_shares');
    expect(imported(actions.filter((_, i) => i !== first - 1))).toEqual(importGame(LONG).state);
  });
});
