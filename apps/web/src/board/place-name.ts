import { type Board, faceIn, hexOf, type Tiles } from '@signalbox/rails';
import type { Words } from '../text/words.ts';

/** The name of a place in the reader's language; sentences add its coordinates. */
export function placeName(words: Words, board: Board, hex: string): string | null {
  const { name } = hexOf(board, hex);
  const key = `hex/${hex}`;
  if (name === null || !words.has(key)) return name;
  return words.say(key).replace(/ ?[（(][^（(]*[)）]$/, '');
}

/** The same with its coordinates, for lists. */
export function placeText(words: Words, board: Board, hex: string): string {
  const name = placeName(words, board, hex);
  return name ? `${hex} ${name}` : hex;
}

/** The same, also where the name of an area is written in another of its hexes. */
export function placeOrAreaText(words: Words, board: Board, hex: string): string {
  const { group } = hexOf(board, hex).face.nodes[0] ?? {};
  const area = hexOf(board, hex).name === null && group !== undefined ? areaName(words, board, group) : null;
  return area ? `${hex} ${area}` : placeText(words, board, hex);
}

/**
 * The name of a stop; one of several hexes of an area is called by the area, a port or a pass without a name what it is,
 * each with its coordinates.
 */
export function stopName(words: Words, board: Board, hex: string): string {
  const name = placeName(words, board, hex);
  const node = hexOf(board, hex).face.nodes[0];
  if (name || !node) return name ?? hex;
  const area = node.group === undefined ? null : areaName(words, board, node.group);
  return words.t('board/unnamed', { kind: area ?? words.t(`board/kind/${node.kind}`), hex });
}

/**
 * The name of one of several stops in a hex, with what it is or, if that does not tell it from the others, what the title
 * calls it. Where the title has no word for any of them they are numbered.
 */
export function oneOfSeveral(
  words: Words,
  { board, tiles }: { readonly board: Board; readonly tiles: Tiles },
  [hex, node]: readonly [hex: string, node: number],
  place: string,
): string {
  const { nodes } = faceIn(board, tiles, hex);
  const kinds = nodes.map(({ kind }) => kind).filter((kind) => kind !== 'junction');
  if (kinds.length < 2) return place;
  const { kind } = nodes[node]!;
  const isOnly = kinds.filter((other) => other === kind).length === 1;
  const called = (other: number) => `which/${hex}.${other}`;
  const which = () => {
    if (words.has(called(node))) return words.say(called(node));
    return nodes.some((_, other) => words.has(called(other))) ? null : String(node + 1);
  };
  const told = isOnly ? words.t(`board/kind/${kind}`) : which();
  return told === null ? place : words.t('board/one-of-several', { place, which: told });
}

/** The name of an area, which is written in one of its hexes. */
function areaName(words: Words, board: Board, group: string): string | null {
  const named = [...board.hexes.values()].find(
    ({ name, face }) => name !== null && face.nodes.some((node) => node.group === group),
  );
  return named ? placeName(words, board, named.id) : null;
}
