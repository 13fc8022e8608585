import { board, type Hex } from '@signalbox/rails';
import { CHARTERS, RAILROADS, type Railroad } from './railroads.ts';

/**
 * The map as printed, west to east, row A in the north. A hex is named by its row and the number of its column, counted
 * in half hexes from 1: Minneapolis is A2.
 *
 *     .  plain   o  town   @  Chicago   M D K C P  the five cities   (blank: no hex; above Chicago the lake)
 */
const PICTURE = [
  ' M . . . . . .   . . .',
  '. . . . . . .   . . . .',
  ' . o . o . o     o . .',
  '. . . . . . .   . . . o',
  ' . . o . . @   . . . .',
  '. D . . . . @ . . o . . C .',
  ' . . . o . . . . . . . . . P',
  '. . . . . o . . o . . o . .',
  ' . . o . . . . . . o . . .',
  'K . . . o . . . . . . . . .',
  ' . . . . . . . o . . o . .',
  '. . . . . . . . . . . . .',
];

const PRINTED: Readonly<Record<string, string>> = {
  '.': '',
  o: 'town',
  '@': '"Chicago" city',
  M: '"Minneapolis" city',
  D: '"Des Moines" city',
  K: '"Kansas City" city',
  C: '"Cleveland" city',
  P: '"Pittsburgh" city',
};

function hexLines(): string[] {
  return PICTURE.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (sign === ' ') return [];
      return `${String.fromCharCode(65 + y)}${x + 1} ${PRINTED[sign]}`;
    }),
  );
}

export const BOARD = board({
  layout: 'pointy',
  across: 'number',
  hexes: hexLines().join('\n'),
  tiles: '',
});

export type Ground = 'plain' | 'town' | 'city' | 'chicago';

/** A hex in the form that the rules use. */
export interface Place {
  readonly id: string;
  /** Its number among all places, from 0. */
  readonly index: number;
  readonly ground: Ground;
  readonly neighbours: readonly Place[];
}

function groundOf({ name, face }: Hex): Ground {
  if (name === 'Chicago') return 'chicago';
  const kind = face.nodes[0]?.kind;
  return kind === 'city' || kind === 'town' ? kind : 'plain';
}

function places(): ReadonlyMap<string, Place> {
  const hexes = [...BOARD.hexes.values()];
  const all = new Map(
    hexes.map((hex, index) => [
      hex.id,
      { id: hex.id, index, ground: groundOf(hex), neighbours: [] as Place[] },
    ]),
  );
  for (const { id, neighbours } of hexes) {
    for (const next of neighbours) if (next !== null) all.get(id)!.neighbours.push(all.get(next)!);
  }
  return all;
}

export const PLACES = places();

/** Both hexes of Chicago are every railroad's start (ruling US-R4). */
export const CHICAGO: readonly Place[] = [...PLACES.values()].filter(({ ground }) => ground === 'chicago');

/** The destination of each railroad. */
export const DESTINATIONS = Object.fromEntries(
  RAILROADS.map((railroad) => [
    railroad,
    [...BOARD.hexes.values()].find(({ name }) => name === CHARTERS[railroad].destination)!.id,
  ]),
) as Readonly<Record<Railroad, string>>;
