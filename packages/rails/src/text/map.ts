import type { Board, Face, Hex, NodeKind, Station, Tiles } from '../map/face.ts';
import { faceIn } from '../map/faces.ts';

/** Symbols for what a hex holds, the most important first; a dot is open land, # takes no track. */
const SIGNS: readonly (readonly [NodeKind, string])[] = [
  ['offboard', '>'],
  ['city', '*'],
  ['pass', '^'],
  ['town', 'o'],
  ['halt', '+'],
  ['port', '~'],
];

/** Characters per hex, besides a blank before the next one. */
const WIDTH = 5;

/**
 * The map in plain text, each hex at its place: its id with a symbol, the tile on it with its rotation, and below that
 * stations and anything else that a title marks.
 */
export function textMap(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  marks: Readonly<Record<string, string>> = {},
): string {
  // In doubled coordinates a pointy-topped hex is two steps wide, a flat-topped one one step.
  const step = board.layout === 'pointy' ? (WIDTH + 1) / 2 : WIDTH + 2;
  const rows = new Map<number, Hex[]>();
  const hexes = [...board.hexes.values()];
  const left = Math.min(...hexes.map(({ x }) => x));
  for (const hex of hexes) rows.set(hex.y, [...(rows.get(hex.y) ?? []), hex]);
  const lines: string[] = [];
  for (const [, row] of [...rows].sort(([a], [b]) => a - b)) {
    row.sort((a, b) => a.x - b.x);
    const layers = [
      (hex: Hex) => hex.id + sign(faceIn(board, tiles, hex.id)),
      (hex: Hex) => tiles[hex.id] ?? '',
      (hex: Hex) => tokens(stations, hex.id),
      (hex: Hex) => marks[hex.id] ?? '',
    ];
    for (const layer of layers) {
      const line = row.reduce(
        (text, hex) => text.padEnd(Math.round((hex.x - left) * step)) + layer(hex).slice(0, WIDTH),
        '',
      );
      if (line.trim() !== '') lines.push(line.trimEnd());
    }
  }
  return lines.join('\n');
}

function sign({ nodes, crossings, colour }: Face): string {
  const found = SIGNS.find(([kind]) => nodes.some((node) => node.kind === kind));
  if (found) return found[1];
  if (nodes.length + crossings.length > 0) return '-';
  return colour === 'white' ? '.' : '#';
}

/** Names share the width. */
function tokens(stations: readonly Station[], hex: string): string {
  const owners = stations.filter((station) => station.hex === hex).map(({ owner }) => owner);
  const letters = Math.max(1, Math.floor((WIDTH + 1) / owners.length) - 1);
  return owners.map((owner) => owner.slice(0, letters)).join(',');
}
