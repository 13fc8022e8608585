import type { Face, FaceNode, NodeKind } from '../map/face.ts';
import type { Dice } from './dice.ts';

/** What a random map is made of: kinds of node, and of track between them. */
export interface Terrain {
  /** How often each kind is drawn where track comes in from several sides. */
  readonly nodes: Partial<Record<NodeKind, number>>;
  /** Kinds for hexes that track enters from one side only. */
  readonly ends: readonly NodeKind[];
  /** Track that crosses without meeting, or that forks at a side of the hex. */
  readonly crossings: boolean;
  readonly forks: boolean;
  /** Two nodes in a hex, separate or connected by track inside it. */
  readonly pairs: boolean;
  readonly links: boolean;
}

/** Track that leads to exactly these sides. */
export function randomFace(dice: Dice, terrain: Terrain, sides: readonly number[]): Face {
  const face = { colour: 'gray', label: null } as const;
  const mixed = dice.shuffle(sides);
  if (mixed.length < 2) {
    const nodes = mixed.length === 0 ? [] : [randomNode(dice, dice.pick(terrain.ends), mixed)];
    return { ...face, nodes, crossings: [] };
  }
  const kind = drawn(dice, terrain.nodes);
  if (terrain.pairs && mixed.length >= 2 && dice.chance(0.25)) {
    const cut = 1 + dice.below(mixed.length - 1);
    const kinds = [kind, drawn(dice, terrain.nodes)].map((each) => (each === 'junction' ? 'town' : each));
    const nodes = [
      randomNode(dice, kinds[0]!, mixed.slice(0, cut)),
      randomNode(dice, kinds[1]!, mixed.slice(cut)),
    ];
    return { ...face, nodes, crossings: [], ...(terrain.links && dice.chance(0.7) && { links: [[0, 1]] }) };
  }
  if (terrain.forks && mixed.length >= 3 && dice.chance(0.4)) {
    const [trunk, ...branches] = mixed;
    return { ...face, nodes: [], crossings: branches.map((branch) => [trunk!, branch]) };
  }
  if (terrain.crossings && mixed.length >= 4 && dice.chance(0.6)) {
    const [a, b, c, d, ...rest] = mixed;
    const forked = rest.map((side): [number, number] => [side, a!]);
    const nodes = terrain.forks || rest.length === 0 ? [] : [randomNode(dice, 'town', rest)];
    return { ...face, nodes, crossings: [[a!, b!], [c!, d!], ...(terrain.forks ? forked : [])] };
  }
  if (mixed.length === 2 && dice.chance(0.3)) {
    return { ...face, nodes: [], crossings: [[mixed[0]!, mixed[1]!]] };
  }
  return { ...face, nodes: [randomNode(dice, kind, mixed)], crossings: [] };
}

function drawn(dice: Dice, weights: Partial<Record<NodeKind, number>>): NodeKind {
  return dice.pick(
    Object.entries(weights).flatMap(([kind, weight]) => Array<NodeKind>(weight).fill(kind as NodeKind)),
  );
}

function randomNode(dice: Dice, kind: NodeKind, edges: readonly number[]): FaceNode {
  const values = {
    city: [20, 30, 40, 60],
    town: [10, 20],
    port: [10, 40],
    halt: [0],
    pass: [0],
    junction: [0],
  };
  const slots = kind === 'city' || kind === 'pass' ? 1 + dice.below(2) : 0;
  const revenue = kind === 'offboard' ? [30, 70] : dice.pick(values[kind]);
  const group = kind === 'offboard' && dice.chance(0.5) ? { group: 'Box' } : {};
  const terminal = kind === 'city' && dice.chance(0.1) ? { terminal: true as const } : {};
  return { kind, revenue, slots, edges: [...edges].sort(), ...group, ...terminal };
}
