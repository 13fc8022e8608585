import { type FaceNode, faceIn, hexOf, laidTile } from '@signalbox/rails';
import { listed } from '@signalbox/text';
import type { UiKey } from '../text/catalogue/index.ts';
import { colon } from '../text/gap.ts';
import type { Words } from '../text/words.ts';
import { EDGES } from './geometry/hexagon.ts';
import type { BoardModel } from './model.ts';
import { placeOrAreaText } from './place-name.ts';

/** A2 before A10, column by column. */
const byCoordinates = new Intl.Collator('en', { numeric: true }).compare;

/**
 * The hexes in words: for screen readers and for players who prefer a list to a map. Those without a name that follow each
 * other and have the same content are described together.
 */
export function describedHexes(words: Words, model: BoardModel): { hexes: string[]; text: string }[] {
  const groups: { hexes: string[]; named: boolean; content: string }[] = [];
  for (const id of [...model.board.hexes.keys()].toSorted(byCoordinates)) {
    const named = placeOrAreaText(words, model.board, id) !== id;
    const content = contentOf(words, model, id);
    const last = groups.at(-1);
    if (last && !named && !last.named && last.content === content) last.hexes.push(id);
    else groups.push({ hexes: [id], named, content });
  }
  const comma = words.language === 'ja' ? '、' : ', ';
  return groups.map(({ hexes, content }) => {
    const places = hexes.map((id) => placeOrAreaText(words, model.board, id)).join(comma);
    return { hexes, text: places + colon(words) + content };
  });
}

function contentOf(words: Words, model: BoardModel, id: string): string {
  const { board, tiles } = model;
  const hex = hexOf(board, id);
  const face = faceIn(board, tiles, id);
  const on = tiles[id];
  const sides = (edges: readonly number[]) =>
    listed(
      words.language,
      [...new Set(edges)].sort().map((edge) => words.t(`board/side/${board.layout}-${edge}` as UiKey)),
    );
  const track = [...face.nodes.flatMap(({ edges }) => edges), ...face.crossings.flat()];
  const borders = EDGES.filter((edge) => model.borders?.has(`${id}|${edge}`));
  // Where no tiles are laid at all, a hex without one needs no mention.
  const tileless = board.tiles.size === 0 && face.colour === 'white';
  // An off-board location says that it is one.
  const offboard = face.nodes.some(({ kind }) => kind === 'offboard');
  const parts = [
    !tileless && !offboard && words.t(`board/colour/${face.colour}`),
    on && words.t('board/tile', { tile: laidTile(on).tile }),
    face.label && words.t('board/label', { word: face.label }),
    ...face.nodes.flatMap((node, i) => describeNode(words, model, id, node, i)),
    track.length > 0 && words.t('board/track', { sides: sides(track) }),
    !on && hex.terrain && words.t('board/cost', { cost: hex.terrain.cost }),
    hex.closedSides.length > 0 &&
      words.t('board/closed', { sides: sides(hex.closedSides), count: new Set(hex.closedSides).size }),
    borders.length > 0 && words.t('board/borders', { sides: sides(borders), count: borders.length }),
    ...(model.markers[id] ?? []).map(({ kind, company }) =>
      words.t(`board/${kind}`, { company: model.emblems[company]?.letters ?? company }),
    ),
  ].filter(Boolean);
  const said = parts.length === 0 ? [words.t('board/empty')] : parts;
  return said.join(words.language === 'ja' ? '、' : ', ');
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
