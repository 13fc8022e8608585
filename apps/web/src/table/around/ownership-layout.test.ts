import { random } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Ownership } from '../../titles/presentation.ts';
import { type Box, chainOf, crossingsOf, HEAD, ownershipLayout, ROW } from './ownership-layout.ts';

const graph: Ownership = {
  holders: [
    { id: 'p1', kind: 'player', column: 0 },
    { id: 'p2', kind: 'player', column: 0 },
    { id: 'SFTG', kind: 'company', column: 1 },
    { id: 'SFTN', kind: 'company', column: 2 },
    { id: 'SFTC', kind: 'company', column: null },
  ],
  stakes: [
    { holder: 'p1', company: 'SFTG', share: 0.5, controls: true },
    { holder: 'p2', company: 'SFTG', share: 0.2, controls: false },
    { holder: 'SFTG', company: 'SFTN', share: 0.4, controls: true },
  ],
};

/** Eight players and fourteen companies that own each other at random. */
function randomOwnership(seed: number): Ownership {
  const { below } = random(seed);
  const players = Array.from({ length: 8 }, (_, i) => `p${i + 1}`);
  const companies = Array.from({ length: 14 }, (_, i) => ({
    id: `C${i + 1}`,
    column: i < 7 ? 1 : i < 11 ? 2 : i < 13 ? 3 : null,
  }));
  const stakes = companies.flatMap(({ id, column }) => {
    const owners = [
      ...players,
      ...companies.filter((one) => (one.column ?? 9) < (column ?? 9)).map((one) => one.id),
    ];
    return owners
      .filter(() => below(10) < 4)
      .slice(0, 9)
      .map((holder, i) => ({ holder, company: id, share: 0.1, controls: i === 0 }));
  });
  return {
    holders: [
      ...players.map((id) => ({ id, kind: 'player' as const, column: 0 })),
      ...companies.map(({ id, column }) => ({ id, kind: 'company' as const, column })),
    ],
    stakes,
  };
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the picture of who owns whom', () => {
  it('puts controlled companies to the right of their controllers, and frozen companies last', () => {
    const { boxes } = ownershipLayout(graph);
    const x = (id: string) => boxes.find((box) => box.id === id)!.x;
    expect(x('p1')).toBeLessThan(x('SFTG'));
    expect(x('SFTG')).toBeLessThan(x('SFTN'));
    expect(x('SFTN')).toBeLessThan(x('SFTC'));
  });

  it('is as wide as its room if the columns can be closer, and fills a wide window', () => {
    const usual = ownershipLayout(graph);
    expect(ownershipLayout(graph, { width: usual.width - 150 }).width).toBeCloseTo(usual.width - 150);
    expect(ownershipLayout(graph, { width: 100 }).width).toBeGreaterThan(400);
    expect(ownershipLayout(graph, { width: 5000 }).width).toBe(usual.width);
    const { width, height } = ownershipLayout(graph, { ratio: 15 });
    expect(width / height).toBeCloseTo(15);
    expect(ownershipLayout(graph, { ratio: 0.1 }).width).toBe(usual.width);
  });

  it('is made wider than its room, and so drawn smaller, only if its columns do not fit otherwise', () => {
    const least = ownershipLayout(graph, { width: 1 }).width;
    expect(ownershipLayout(graph, { width: least }).width).toBeCloseTo(least);
    expect(ownershipLayout(graph, { width: least * 0.9 }).width).toBeCloseTo((least * 0.9) / 0.85);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'has no overlapping percentages with eight players and fourteen companies (%i)',
    (seed) => {
      const { boxes, lines, width, height } = ownershipLayout(randomOwnership(seed));
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) expect(overlap(a, b), `${a.id} ${b.id}`).toBe(false);
        const ys = a.rows.map(({ y }) => y);
        ys.forEach((y, row) => {
          expect(y).toBeCloseTo(a.y + HEAD + row * ROW + ROW / 2);
          expect(y + ROW / 2).toBeLessThanOrEqual(a.y + a.height + 0.001);
        });
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(width);
        expect(a.y + a.height).toBeLessThanOrEqual(height);
      });
      expect(lines.length).toBe(randomOwnership(seed).stakes.length);
    },
  );

  it('orders owners and owned so that fewer lines cross', () => {
    const [before, after] = Array.from({ length: 12 }, (_, seed) => {
      const given = randomOwnership(seed + 1);
      const { boxes } = ownershipLayout(given);
      const drawn = [...new Set(boxes.map(({ x }) => x))].map((x) =>
        boxes.filter((box) => box.x === x).map(({ id }) => id),
      );
      const listed = drawn.map((column) =>
        given.holders.map(({ id }) => id).filter((id) => column.includes(id)),
      );
      return [crossingsOf(listed, given.stakes), crossingsOf(drawn, given.stakes)];
    }).reduce(([a, b], [c, d]) => [a! + c!, b! + d!]) as [number, number];
    expect(after).toBeLessThan(before * 0.85);
  });

  it('follows one chain: its owners and what it owns, also through others', () => {
    expect([...chainOf(graph, 'SFTN')].sort()).toEqual(['SFTG', 'SFTN', 'p1', 'p2']);
    expect([...chainOf(graph, 'p2')].sort()).toEqual(['SFTG', 'SFTN', 'p2']);
  });
});
