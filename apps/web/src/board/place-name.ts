import { type Board, hexOf } from '@signalbox/rails';
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

/** The name of a stop; a port or a pass without one is called what it is, with its coordinates. */
export function stopName(words: Words, board: Board, hex: string): string {
  const name = placeName(words, board, hex);
  const kind = hexOf(board, hex).face.nodes[0]?.kind;
  if (name || !kind) return name ?? hex;
  return words.t('board/unnamed', { kind: words.t(`board/kind/${kind}`), hex });
}
