import { faceIn, fits, hexOf, lays, layTile, opposite, planOf, replacements, stock } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { walkRandomGame } from '../testing/walk.ts';
import { cutOffObjection } from './cut-off.ts';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { eighteenFL } from './index.ts';
import { networkOf } from './reach.ts';
import { COMPANY_IDS, type State } from './state.ts';
import { layTrack } from './track.ts';

const SEEDS = [21_000, 21_002];
/** One decision out of this many is compared. */
const EVERY = 9;

type Position = Pick<State, 'tiles' | 'phase'>;

function facesOf({ tiles, phase }: Position, hex: string) {
  const faces = [faceIn(BOARD, tiles, hex)];
  for (const face of faces) {
    for (const next of replacements(BOARD, fits, planOf(BOARD).numbers.get(hex)!, face)) {
      const isLeft = stock(BOARD, tiles, next.tile.id) > 0;
      const isAllowed = phaseRules(phase).colours.includes(next.tile.colour);
      if (isLeft && isAllowed && !faces.includes(next.face)) faces.push(next.face);
    }
  }
  return faces;
}

/** Does any track that could still be laid lead from the company's home to another stop? */
function canBeConnected(position: Position, company: Company): boolean {
  const { hex: home, node } = COMPANIES[company].home;
  const tried = new Set<string>();
  const leadsToStop = (hex: string, edge: number): boolean => {
    const next = hexOf(BOARD, hex).neighbours[edge];
    const into = opposite(edge);
    if (!next || tried.has(`${next} ${into}`)) return false;
    tried.add(`${next} ${into}`);
    return facesOf(position, next).some(({ nodes, crossings }) => {
      const entered = nodes.filter(({ edges }) => edges.includes(into));
      const onward = [
        ...entered.map(({ edges }) => edges),
        ...crossings.filter((pair) => pair.includes(into)),
      ];
      return (
        entered.some(({ kind }) => kind !== 'junction') ||
        onward.flat().some((side) => side !== into && leadsToStop(next, side))
      );
    });
  };
  const cities = faceIn(BOARD, position.tiles, home).nodes;
  const { edges } = cities[node] ?? cities[0]!;
  return facesOf(position, home).some(({ nodes }) =>
    nodes
      .find((city) => edges.every((edge) => city.edges.includes(edge)))!
      .edges.some((edge) => leadsToStop(home, edge)),
  );
}

test('a lay cuts a company off if no track can lead from its home to a stop any more', () => {
  let cut = 0;
  let seen = 0;
  for (const seed of SEEDS) {
    for (const { state, waiting } of walkRandomGame(eighteenFL, seed)) {
      if (waiting.decision !== layTrack.name || seen++ % EVERY !== 0) continue;
      const { tiles, phase, companies, stack } = state as State;
      const { company } = stack.at(-1)!.vars as { company: Company };
      const waitingHome = COMPANY_IDS.filter(
        (id) => !companies[id].operated && canBeConnected({ tiles, phase }, id),
      );
      const objectionTo = cutOffObjection(state as State);
      const { colours } = phaseRules(phase);
      for (const lay of lays(networkOf(state as State, company), { colours, mustBring: [] })) {
        const after = { tiles: layTile(tiles, lay), phase };
        const victim = waitingHome.find((id) => !canBeConnected(after, id));
        expect(objectionTo(lay)?.details?.company, JSON.stringify(lay)).toBe(victim);
        if (victim) cut += 1;
      }
    }
  }
  expect(cut).toBeGreaterThan(0);
}, 120_000);
