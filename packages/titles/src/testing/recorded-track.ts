import {
  type Board,
  type Lay,
  type LayRules,
  layObjection,
  lays,
  moveStations,
  type Network,
  type NetworkRules,
  network,
  rotationsOf,
} from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { hasReplays, type Moment, moments, REPLAYS } from './replays.ts';

/** A title's track rules, as far as a moment of a recorded game shows them. */
interface TrackRules {
  readonly board: Board;
  readonly way: (moment: Moment) => NetworkRules;
  readonly lay: (moment: Moment) => LayRules;
}

/** Tests that every lay of a recorded game is legal, and that exactly the legal lays are listed. */
export function testRecordedTrack(name: string, rules: TrackRules): void {
  const { board } = rules;
  describe.skipIf(!hasReplays)(`track of ${name}, ${REPLAYS}`, () => {
    const layings = hasReplays ? [...moments(name)].filter(isLaying) : [];

    it('every tile laid is legal, and stations keep their places', () => {
      expect(layings).not.toHaveLength(0);
      for (const moment of layings) {
        const { before, after, action } = moment;
        const lay = { hex: action.hex!, tile: action.tile!.replace(/-\d+$/, ''), rotation: action.rotation! };
        expect(
          layObjection(networkOf(moment, rules), rules.lay(moment), lay),
          `action ${action.id}`,
        ).toBeNull();
        expect(inOrder(moveStations(board, before.tiles, before.stations, lay))).toEqual(
          inOrder(after.stations),
        );
      }
    });

    it('lists exactly the tiles that are legal', () => {
      for (const moment of layings.filter((_, i) => i % 16 === 0)) {
        const [reach, asked] = [networkOf(moment, rules), rules.lay(moment)];
        const legal = everyLay(board).filter((lay) => layObjection(reach, asked, lay) === null);
        expect(inOrder([...lays(reach, asked)])).toEqual(inOrder(legal));
      }
    });
  });
}

export function networkOf(moment: Moment, { board, way }: TrackRules): Network {
  return network(board, moment.before.tiles, moment.before.stations, moment.action.entity, way(moment));
}

export function inOrder(things: readonly object[]): string[] {
  return things.map((thing) => JSON.stringify(thing)).sort();
}

function isLaying({ action }: Moment): boolean {
  return action.type === 'lay_tile' && action.entity_type === 'corporation';
}

function everyLay(board: Board): Lay[] {
  return [...board.hexes.keys()].flatMap((hex) =>
    [...board.tiles.values()].flatMap((tile) =>
      rotationsOf(tile).map((rotation) => ({ hex, tile: tile.id, rotation })),
    ),
  );
}
