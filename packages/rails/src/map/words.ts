import {
  COLOURS,
  type Colour,
  type Face,
  type FaceNode,
  type NodeKind,
  type Reservation,
  type Terrain,
} from './face.ts';
import { orderedPairs } from './turn.ts';

/** Parses the words after the id of a tile or hex; see `notation.ts` for the language. */
export interface Printed {
  readonly face: Face;
  readonly terrain: Terrain | null;
  readonly fixed: boolean;
  readonly closedSides: readonly number[];
  readonly reserved: readonly Reservation[];
}

export function parseWords(words: readonly string[]): Printed {
  const sheet = blankSheet();
  for (const word of words) read(sheet, word);

  const { colour, label, nodes, crossings, links, ...rest } = sheet;
  if (nodes.slice(0, -1).some((node) => node.kind === 'junction')) throw new Error('a junction comes last');
  if (links.flat().some((index) => index >= nodes.length))
    throw new Error('track to a node that is not there');
  const face = {
    colour,
    label,
    nodes,
    crossings: orderedPairs(crossings),
    ...(links.length > 0 && { links: orderedPairs(links) }),
  };
  return { face, ...rest };
}

function blankSheet() {
  return {
    colour: 'white' as Colour,
    label: null as string | null,
    nodes: [] as FaceNode[],
    crossings: [] as [number, number][],
    links: [] as [number, number][],
    terrain: null as Terrain | null,
    fixed: false,
    closedSides: [] as number[],
    reserved: [] as Reservation[],
  };
}
type Sheet = ReturnType<typeof blankSheet>;

/** The pattern of each kind of word, and what it adds. */
const WORDS: readonly (readonly [RegExp, (sheet: Sheet, ...parts: string[]) => void])[] = [
  [new RegExp(`^(${COLOURS.join('|')})$`), (sheet, colour) => (sheet.colour = colour as Colour)],
  [/^=(\S+)$/, (sheet, label) => (sheet.label = label!)],
  [/^(\d)-(\d)$/, (sheet, a, b) => sheet.crossings.push([edge(a!), edge(b!)])],
  [/^#(\d)-#(\d)$/, (sheet, a, b) => sheet.links.push([Number(a), Number(b)])],
  [/^\(([\d,]+)\)$/, (sheet, to) => sheet.nodes.push(junction(edges(to!)))],
  [
    /^(city|town|halt|pass|port|off)(\d+(?:,\d+)*)?(?:\/(\d))?(?:\*(\d))?(?:\[(\w+)\])?(?:\(([\d,]+)\))?(?:\^(\d(?:\.5)?|c))?(!)?(?:@(\S+))?$/,
    (sheet, kind, values, slots, size, group, to, at, terminal, company) => {
      if (company) sheet.reserved.push({ company, node: sheet.nodes.length });
      sheet.nodes.push(node(kind!, values, slots, size, group, to, at, terminal));
    },
  ],
  [
    /^(swamp|water|mountain|climb)(\d+)$/,
    (sheet, kind, cost) => (sheet.terrain = { kind: kind!, cost: Number(cost) }),
  ],
  [/^\|(\d)$/, (sheet, side) => sheet.closedSides.push(edge(side!))],
  [/^@(\S+)$/, (sheet, company) => sheet.reserved.push({ company: company!, node: null })],
  [/^fixed$/, (sheet) => (sheet.fixed = true)],
];

function read(sheet: Sheet, word: string): void {
  for (const [shape, put] of WORDS) {
    const found = shape.exec(word);
    if (found !== null) {
      put(sheet, ...found.slice(1));
      return;
    }
  }
  throw new Error(`cannot read “${word}”`);
}

function node(
  word: string,
  values = '0',
  slots?: string,
  size = '1',
  group?: string,
  to?: string,
  at?: string,
  terminal?: string,
): FaceNode {
  const kind: NodeKind = word === 'off' ? 'offboard' : (word as NodeKind);
  const revenue = values.split(',').map(Number);
  const usualSlots = kind === 'city' || kind === 'pass' ? 1 : 0;
  return {
    kind,
    revenue: revenue.length === 1 ? revenue[0]! : revenue,
    slots: slots === undefined ? usualSlots : Number(slots),
    edges: to === undefined ? [] : edges(to),
    ...(kind === 'pass' && { size: Number(size) }),
    ...(terminal !== undefined && { terminal: true }),
    ...(group !== undefined && { group }),
    ...(at !== undefined && { at: at === 'c' ? 'centre' : Number(at) }),
  };
}

function junction(to: readonly number[]): FaceNode {
  return { kind: 'junction', revenue: 0, slots: 0, edges: to };
}

function edges(list: string): number[] {
  const all = list.split(',').map(edge);
  if (new Set(all).size !== all.length) throw new Error(`an edge twice in (${list})`);
  return all.sort((a, b) => a - b);
}

function edge(digit: string): number {
  if (!/^[0-5]$/.test(digit)) throw new Error(`no edge “${digit}”`);
  return Number(digit);
}
