import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importGame } from './replay.ts';
import { hasReplays, REPLAYS } from './testing/traces.ts';

type Recorded = Record<string, unknown> & { id: number; type: string; entity: unknown };
interface File {
  readonly title: string;
  readonly players: { id: number; name: string }[];
  readonly settings: { optional_rules: string[] };
  readonly actions: Recorded[];
}

const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';

describe.skipIf(!hasReplays)(`recorded games, altered${SKIPPED}`, () => {
  describe.each([
    ['18FL', '18FL_game_end_bank'],
    ['1860', '1860_game_end_bank'],
    ['1841', '132002'],
  ])('%s', (title, name) => {
    const file: File = hasReplays
      ? JSON.parse(readFileSync(join(REPLAYS, title, `${name}.json`), 'utf8'))
      : { title, players: [], settings: { optional_rules: [] }, actions: [] };
    /** The beginning of the game, still unfinished. */
    const begun = (count: number) => ({
      ...file,
      status: 'active',
      result: {},
      actions: file.actions.slice(0, count),
    });
    const numbered = (actions: readonly Omit<Recorded, 'id'>[]) =>
      actions.map((action, i) => ({ ...action, id: i + 1 }) as Recorded);
    /** Without any undo. */
    const first = file.actions.findIndex(({ type }) => type === 'undo');
    const straight = (count: number) => numbered(file.actions.slice(0, count));

    it('reads an unfinished game as far as it goes', () => {
      for (const count of [1, 40, 150, 300]) {
        const { report, state } = importGame(begun(count));
        expect(report, `${count} actions`).toMatchObject({ ok: true });
        expect(state?.outcome).toBeNull();
      }
    });

    it('identifies players of a hotseat game by name', () => {
      const nameOf = new Map(file.players.map(({ id, name: called }) => [id, called]));
      const named = (action: Recorded): Recorded => {
        const behind = action.auto_actions as Recorded[] | undefined;
        const entity = action.entity_type === 'player' ? nameOf.get(action.entity as number) : action.entity;
        return { ...action, entity, ...(behind && { auto_actions: behind.map(named) }) };
      };
      const hotseat = { ...begun(200), players: file.players.map(({ name: called }) => ({ name: called })) };
      const renamed = importGame({ ...hotseat, actions: hotseat.actions.map(named) });
      expect(renamed.report.ok).toBe(true);
      expect(renamed.actions).toEqual(importGame(begun(200)).actions);
    });

    it('an undo followed by a redo leaves the game unchanged', () => {
      const by = { entity: file.players[0]!.id, entity_type: 'player' };
      const read = (actions: Recorded[]) => importGame({ ...begun(0), actions }).actions;
      const stays = { action_id: first - 3 };
      const redone = [{ type: 'undo' }, { type: 'redo' }, { type: 'undo', ...stays }, { type: 'redo' }];
      const again = [...straight(first), ...redone.map((action) => ({ ...by, ...action }))];
      expect(first).toBeGreaterThan(5);
      expect(read(numbered(again))).toEqual(read(straight(first)));
      const back = [...straight(first), { type: 'undo', ...by, ...stays }];
      expect(read(numbered(back))).toEqual(read(straight(first - 3)));
    });

    it('keeps chat, and takes no action for a program that was only set up', () => {
      const by = { entity: file.players[1]!.id, entity_type: 'player' };
      const before = begun(60).actions;
      const at = before.at(-1)!.id;
      const said = { ...by, id: at, type: 'message', message: 'well played', created_at: 7 };
      const program = { ...by, id: at, type: 'program_share_pass', unconditional: false };
      const { report, messages, actions } = importGame({ ...begun(0), actions: [...before, said, program] });
      expect(report.ok).toBe(true);
      expect(messages.at(-1)).toEqual({ seat: 'p2', text: 'well played', at: 7, action: at });
      expect(actions).toEqual(importGame(begun(60)).actions);
    });

    it('stops at an action that our rules refuse, says which, why and by which section, and keeps the rest', () => {
      const index = file.actions.findIndex(({ type, id }) => type === 'lay_tile' && id > 100);
      const wrong = file.actions.map((action, i) => (i === index ? { ...action, hex: 'Z99' } : action));
      const { report, state, actions } = importGame({ ...file, actions: wrong });
      expect(report.refused?.action).toMatchObject({ id: file.actions[index]!.id, hex: 'Z99' });
      expect(report.refused?.attempt).toMatchObject({ choice: { hex: 'Z99' } });
      expect(report.refused?.refusal?.rule).toEqual(expect.any(String));
      const before = importGame(begun(index)).actions;
      expect(before.length).toBeGreaterThan(50);
      expect(actions.slice(0, before.length)).toEqual(before);
      expect(state).not.toBeNull();
    });

    it('refuses an unknown optional rule', () => {
      const { report, state } = importGame({ ...file, settings: { optional_rules: ['three_moons'] } });
      expect(report).toMatchObject({
        ok: false,
        unreadable: { why: 'recording/option', details: { rule: 'three_moons' } },
      });
      expect(state).toBeNull();
    });
  });
});
