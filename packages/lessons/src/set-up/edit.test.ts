import type { AnyTitle } from '@signalbox/kernel';
import { pending } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { TITLES } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { type Arrangeable, type Edit, edited, tilesFor } from './edit.ts';
import { loadTools, SET_UP_TITLES } from './tools.ts';

const GIVEN = await Promise.all(
  SET_UP_TITLES.map(async (id) => ({
    id,
    title: TITLES.find((title) => title.id === id) as AnyTitle,
    tools: (await loadTools(id))!,
  })),
);

/** Whose home is in a city, a price of the market, a train for sale at the start, and one that is not. */
const EXAMPLES: Readonly<Record<string, { company: string; price: number; train: string; rusted: string }>> =
  {
    '18FL': { company: 'ACL', price: 100, train: '2', rusted: '2' },
    '1841': { company: 'SFTG', price: 144, train: '2', rusted: '2' },
    '1860': { company: 'C&N', price: 100, train: '2+1', rusted: '2+1' },
  };

describe.each(GIVEN)('$id', ({ id, title, tools }) => {
  const { company, price, train, rusted } = EXAMPLES[id]!;
  const after = (...edits: Edit[]) =>
    edits.reduce<Arrangeable>((state, edit) => {
      const next = edited(title, tools, state, edit);
      if (!next) throw new Error(`${JSON.stringify(edit)} is refused.`);
      return next;
    }, tools.blank(3));
  const refused = (state: Arrangeable, edit: Edit) => edited(title, tools, state, edit) === null;
  const start: Edit = { what: 'start', company, president: 'p2', price };

  it('begins with an empty table at which the first player trades', () => {
    const state = tools.blank(3);
    expect(title.invariants(state as never)).toEqual([]);
    expect(tools.started(state)).toEqual([]);
    expect(pending(title, state as never)?.seats).toEqual(['p1']);
  });

  it('starts a company, and gives it money, trains and shareholders', () => {
    const state = after(
      start,
      { what: 'cash', owner: company, amount: 70 },
      { what: 'cash', owner: 'p3', amount: 5 },
      { what: 'add-train', company, train },
      { what: 'shares', company, holder: 'p1', count: 1 },
    );
    expect(state.presidents[company]).toBe('p2');
    expect([cashOf(state, company), cashOf(state, 'p3')]).toEqual([70, 5]);
    expect(state.companies[company]!.trains).toEqual([train]);
    expect(sharesOf(state, company, 'p1')).toBe(1);
    expect(
      after(start, { what: 'add-train', company, train }, { what: 'remove-train', company, train }),
    ).toEqual(after(start));
  });

  it('makes the largest holder president', () => {
    const state = after(start, { what: 'shares', company, holder: 'p1', count: 2 });
    expect(state.presidents[company]).toBe('p2');
    const next = edited(title, tools, state, { what: 'shares', company, holder: 'p2', count: 1 });
    // Before phase 4 a concession of 1841 decides.
    expect(next?.presidents[company]).toBe(id === '1841' ? undefined : 'p1');
  });

  it('lays track, and clears it', () => {
    const state = after(start);
    const { hex } = state.stations.find(({ owner }) => owner === company)!;
    const [lay] = tilesFor(tools, state, hex);
    const laid = after(start, { what: 'lay', lay: lay! });
    expect(laid.tiles[hex]).toBe(`${lay!.tile}/${lay!.rotation}`);
    expect(after(start, { what: 'lay', lay: lay! }, { what: 'clear', hex }).tiles).toEqual(state.tiles);
  });

  it('places a token in a city, and removes it', () => {
    const state = after(start);
    const placed = [...tools.railways.board(state).hexes.keys()].flatMap((hex) => {
      const next = edited(title, tools, state, { what: 'add-token', company, hex });
      return next ? [{ hex, next }] : [];
    });
    const { hex, next } = placed[0]!;
    expect(next.companies[company]!.tokens).toBe(state.companies[company]!.tokens - 1);
    expect(edited(title, tools, next, { what: 'remove-token', company, hex })).toEqual(state);
  });

  it('refuses what cannot be', () => {
    const state = after(start);
    expect(refused(state, { what: 'cash', owner: 'p1', amount: -1 })).toBe(true);
    expect(refused(state, { what: 'cash', owner: 'p1', amount: 1_000_000 })).toBe(true);
    expect(refused(state, { what: 'shares', company, holder: 'p1', count: 11 })).toBe(true);
    expect(refused(state, start)).toBe(true);
    expect(refused(tools.blank(3), { ...start, price: 101 } as Edit)).toBe(true);
    expect(refused(state, { what: 'clear', hex: state.stations[0]!.hex })).toBe(true);
  });

  it('goes to a later phase, in which older trains have rusted', () => {
    const state = after({ what: 'phase', phase: tools.phases.at(-2)! }, start);
    expect(refused(state, { what: 'add-train', company, train: rusted })).toBe(true);
    expect(title.invariants(state as never)).toEqual([]);
  });
});
