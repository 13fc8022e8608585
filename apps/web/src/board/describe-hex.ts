import { type FaceNode, faceIn, hexOf, laidTile } from '@signalbox/rails';
import type { UiKey } from '../text/catalogue/index.ts';
import type { Words } from '../text/words.ts';
import type { BoardModel } from './model.ts';
import { placeText } from './place-name.ts';

/** What is on a hex, in words: for screen readers and for players who prefer a list to a map. */
export function describeHex(words: Words, model: BoardModel, id: string): string {
  const { board, tiles } = model;
  const hex = hexOf(board, id);
  const face = faceIn(board, tiles, id);
  const on = tiles[id];
  const sides = (edges: readonly number[]) =>
    new Intl.ListFormat(words.language, { type: 'conjunction' }).format(
      [...new Set(edges)].sort().map((edge) => words.t(`board/side/${board.layout}-${edge}` as UiKey)),
    );
  const track = [...face.nodes.flatMap(({ edges }) => edges), ...face.crossings.flat()];
  // Where no tiles are laid at all, a hex without one needs no mention.
  const tileless = board.tiles.size === 0 && face.colour === 'white';
  const parts = [
    !tileless && words.t(`board/colour/${face.colour}`),
    on && words.t('board/tile', { tile: laidTile(on).tile }),
    ...face.nodes.flatMap((node, i) => describeNode(words, model, id, node, i)),
    track.length > 0 && words.t('board/track', { sides: sides(track) }),
    !on && hex.terrain && words.t('board/cost', { cost: hex.terrain.cost }),
    hex.closedSides.length > 0 && words.t('board/closed', { sides: sides(hex.closedSides) }),
    ...(model.markers[id] ?? []).map(({ kind, company }) =>
      words.t(`board/${kind}`, { company: model.emblems[company]?.letters ?? company }),
    ),
  ].filter(Boolean);
  const said = parts.length === 0 ? [words.t('board/empty')] : parts;
  return `${placeText(words, board, id)}: ${said.join(words.language === 'ja' ? '、' : ', ')}`;
}

function describeNode(words: Words, model: BoardModel, hex: string, node: FaceNode, i: number): string[] {
  if (node.kind === 'junction') return [];
  const kind = words.t(`board/kind/${node.kind}`);
  const value = typeof node.revenue === 'number' ? node.revenue : node.revenue[model.period];
  const stations = model.stations.filter((station) => station.hex === hex && station.node === i);
  const free = node.slots - stations.filter(({ beside }) => !beside).length;
  return [
    value ? words.t('board/worth', { kind, value }) : kind,
    ...(stations.length > 0
      ? [
          words.t('board/stations', {
            companies: stations.map(({ owner }) => model.emblems[owner]?.letters ?? owner),
          }),
        ]
      : []),
    ...(model.board.tiles.size > 0 && node.slots > 0 && free > 0
      ? [words.t('board/free', { count: free })]
      : []),
  ];
}
