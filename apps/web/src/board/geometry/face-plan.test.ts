import { type Board, rotationsOf, turn } from '@signalbox/rails';
import { BOARD as BOARD_18FL } from '@signalbox/titles/18fl/data/board.ts';
import { BOARD as BOARD_1841 } from '@signalbox/titles/1841/data/board.ts';
import { BOARD as BOARD_1860 } from '@signalbox/titles/1860/data/board.ts';
import { describe, expect, it } from 'vitest';
import { SLOT, slotOffsets } from './city-slots.ts';
import { facePlan, labelBox, markerSize, periodBoxes, trackPlan, valueBox } from './face-plan.ts';
import { clearanceInside, distance, plus } from './hexagon.ts';
import { boxed, disc, gap } from './room.ts';

const BOARDS: Record<string, Board> = { '18FL': BOARD_18FL, '1860': BOARD_1860, '1841': BOARD_1841 };

describe.each(Object.entries(BOARDS))('the drawings of %s', (name, board) => {
  it('keep every stop and every value inside its hex', () => {
    for (const hex of board.hexes.values()) {
      const plan = facePlan(board.layout, hex.face, hex.terrain, 17);
      for (const { at } of [...plan.nodes, ...plan.values]) {
        expect(clearanceInside(board.layout, at), hex.id).toBeGreaterThan(4);
      }
    }
  });

  it('keep the values of an off-board area within its hex, up to their corners', () => {
    for (const { id, face } of board.hexes.values()) {
      const { nodes } = trackPlan(board.layout, face);
      face.nodes.forEach(({ kind, revenue }, i) => {
        if (kind !== 'offboard') return;
        const [x, y] = nodes[i]!.at;
        for (const { left, width } of periodBoxes([revenue].flat(), 17))
          for (const end of [x + left, x + left + width])
            expect(clearanceInside(board.layout, [end, y]), id).toBeGreaterThan(-4);
      });
    }
  });

  it('keep a value nearer to its own stop than to one with another value, where there is room', () => {
    const strayed = [...board.tiles.values()].filter((face) => {
      const { nodes, values } = facePlan(board.layout, face, null, 11.5);
      const worth = (i: number) => face.nodes[i]!.revenue;
      return values.some(({ value, at }) => {
        const away = (is: (revenue: unknown) => boolean) =>
          Math.min(...nodes.filter((_, i) => worth(i) && is(worth(i))).map((node) => distance(at, node.at)));
        return away((revenue) => revenue === value) >= away((revenue) => revenue !== value);
      });
    });
    // In Cowes there is no room beside the city; its value is above that of the town.
    expect(strayed.map(({ id }) => id)).toEqual(name === '1860' ? ['787', '788', '789'] : []);
  });

  it('keep a value of any size about as near to its own slots as to those of a stop with another value', () => {
    for (const tile of board.tiles.values()) {
      for (const size of [11.5, 17, 18.5]) {
        const { nodes, values } = facePlan(board.layout, tile, null, size);
        const spots = tile.nodes.flatMap(({ slots, revenue }, i) =>
          slotOffsets(slots).map((offset) => ({ revenue, at: plus(nodes[i]!.at, offset) })),
        );
        for (const { value, at } of values) {
          const away = (is: (revenue: unknown) => boolean) =>
            Math.min(...spots.filter(({ revenue }) => is(revenue)).map((spot) => distance(at, spot.at)));
          const others = away((revenue) => Boolean(revenue) && revenue !== value);
          expect(away((revenue) => revenue === value) - others, `${tile.id} at ${size}`).toBeLessThan(
            SLOT * 0.6,
          );
        }
      }
    }
  });

  it('keep values and letters off slots and each other, up to their rims', () => {
    for (const tile of board.tiles.values()) {
      for (const size of [11.5, 17, 18.5]) {
        const { nodes, values, label } = facePlan(board.layout, tile, null, size);
        const letters = [
          ...values.map(({ value, at }) => ({ at, box: valueBox(value, size) })),
          ...(label ? [{ at: label, box: { width: size * 0.65, height: size * 0.8 } }] : []),
        ];
        const slots = tile.nodes.flatMap(({ slots }, i) =>
          slots > 0 ? slotOffsets(slots).map((offset) => disc(plus(nodes[i]!.at, offset), SLOT)) : [],
        );
        letters.forEach(({ at, box }, i) => {
          const others = letters.slice(0, i).map((other) => boxed(other.at, other.box));
          const room = Math.min(...[...slots, ...others].map((other) => gap(at, box, other)));
          // The box of a value is round at its ends.
          expect(room, `${tile.id} at ${size}`).toBeGreaterThan(-3.5);
        });
      }
    }
  });

  it.each([11.5, 13, 15])('keep letters of size %d off track', (size) => {
    const covered = [...board.tiles.values()].filter((tile) => {
      const { tracks, label } = facePlan(board.layout, tile, null, size);
      const track = tracks.flatMap(({ points }) => points.map((at) => disc(at, 3.4)));
      return label && track.some((one) => gap(label, labelBox(tile.label!, size), one) < 0);
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  it('keep the stops of a tile apart', () => {
    for (const tile of board.tiles.values()) {
      const { nodes } = trackPlan(board.layout, tile);
      nodes.forEach(({ at }, i) => {
        for (const other of nodes.slice(0, i)) expect(distance(at, other.at), tile.id).toBeGreaterThan(14);
      });
    }
  });

  it('have a piece of track for every edge that a stop has', () => {
    for (const tile of board.tiles.values()) {
      const { tracks } = trackPlan(board.layout, tile);
      const edges = tile.nodes.reduce((sum, node) => sum + node.edges.length, 0);
      expect(tracks.length, tile.id).toBe(edges + tile.crossings.length + (tile.links?.length ?? 0));
    }
  });
});

it('a port leaves the letters of its tile legible, however the tile is turned', () => {
  const { layout, tiles } = BOARD_18FL;
  for (const tile of [...tiles.values()].filter(({ label }) => label)) {
    for (const face of rotationsOf(tile).map((rotation) => turn(tile, rotation))) {
      for (const size of [13, 17, 20]) {
        const { label, spare } = facePlan(layout, face, null, size);
        const port = { width: markerSize(size), height: markerSize(size) };
        // It is round.
        expect(gap(spare[0], port, boxed(label!, labelBox(face.label!, size))), tile.id).toBeGreaterThan(-1);
      }
    }
  }
});

it('a token beside one of two cities touches its own, clear of values and letters, however the tile is turned', () => {
  const { layout, tiles } = BOARD_18FL;
  const shared = [...tiles.values()].filter(({ nodes }) => nodes.length > 1);
  expect(shared.map(({ id }) => id)).toEqual(['487', '488']);
  for (const tile of shared)
    for (const face of rotationsOf(tile).map((rotation) => turn(tile, rotation)))
      for (const size of [11.5, 13, 15, 17, 20]) {
        const { nodes, beside, values, label } = facePlan(layout, face, null, size);
        beside.forEach((at, i) => {
          const away = nodes.map((node) => distance(at, node.at));
          const own = away.splice(i, 1)[0]!;
          expect(own, tile.id).toBeGreaterThan(SLOT * 2 - 0.1);
          expect(own, tile.id).toBeLessThan(SLOT * 2 + 7);
          expect(away[0]! - own, tile.id).toBeGreaterThan(SLOT * 0.8);
          const token = { width: SLOT * 2 - 6, height: SLOT * 2 - 6 };
          for (const one of values)
            expect(gap(at, token, boxed(one.at, valueBox(one.value, size))), tile.id).toBeGreaterThan(-4);
          expect(gap(at, token, boxed(label!, labelBox(face.label!, size))), tile.id).toBeGreaterThan(-4);
        });
      }
});
