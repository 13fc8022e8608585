import { faceIn, POOL, rightfulPresident } from '@signalbox/rails';
import { expect, it } from 'vitest';
import { type Position, walkRandomGame, walkTranscripts } from '../../testing/walk.ts';
import { controllersOf, isControlledBy } from '../control.ts';
import { COMPANIES, COMPANY_IDS, type Company } from '../data/companies.ts';
import { eighteenFortyOne } from '../index.ts';
import { boardOf, isActive, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { possibleFoundations } from './founding.ts';
import { homeCandidates } from './homes.ts';
import { hasConcession, presidentAfter, successors } from './presidency.ts';

// What is answered without looking at everything is what one would find by looking.

/** Sales and gifts of up to three shares, after which the president differs from the rightful one. */
function wrongPresidents(state: State, company: Company): string[] {
  const held = state.shares[company]!;
  return Object.keys(held).flatMap((giver) =>
    ['p1', 'p2', 'AFI', POOL].flatMap((taker) =>
      [1, 2, 3].flatMap((count) => {
        const changes = { [giver]: -count, [taker]: count };
        const after = { ...held, [giver]: held[giver]! - count };
        after[taker] = (after[taker] ?? 0) + count;
        if (giver === taker || after[giver]! < 0) return [];
        const position = { shares: { [company]: after }, presidents: state.presidents };
        const rightful = rightfulPresident(position, company, successors(state, company));
        const found = presidentAfter(state, company, changes);
        return found === rightful ? [] : [`${company}: ${count} from ${giver} to ${taker}: ${found}`];
      }),
    ),
  );
}

function everyCity(state: State): { hex: string; node: number }[] {
  return [...boardOf(state).hexes.keys()].flatMap((hex) =>
    faceIn(boardOf(state), state.tiles, hex).nodes.flatMap(({ kind }, node) =>
      kind === 'city' ? [{ hex, node }] : [],
    ),
  );
}

function unfounded(state: State): Company[] {
  return COMPANY_IDS.filter(
    (company) => COMPANIES[company].foundedBy !== 'event' && state.companies[company].status === 'unfounded',
  );
}

it('finds presidents, controllers, homes and foundations as if everything was looked at', () => {
  let compared = 0;
  const look = (positions: Iterable<Position>) => {
    let seen: unknown = null;
    for (const position of positions) {
      const state = position.state as State;
      if (state.shares === seen) continue;
      seen = state.shares;
      const free = COMPANY_IDS.filter(
        (company) => isActive(state, company) && !hasConcession(state, company),
      );
      compared += free.length;
      expect(free.flatMap((company) => wrongPresidents(state, company))).toEqual([]);
      expect(homeCandidates(state, 'AFI')).toEqual(everyCity(state));
      const listed = possibleFoundations(state).map(({ company }) => company);
      expect([...new Set(listed)]).toEqual(unfounded(state));
      for (const company of free)
        expect(COMPANY_IDS.filter((other) => isControlledBy(state, company, other)).sort()).toEqual(
          controllersOf(state, company).sort(),
        );
    }
  };
  look(walkTranscripts(eighteenFortyOne));
  look(walkRandomGame(eighteenFortyOne, 13_000));
  expect(compared).toBeGreaterThan(100);
}, 300_000);

it('finds them in a ring too', () => {
  const state = table();
  state.presidents = { ...state.presidents, AFI: 'ATFA', ATFA: 'CFCC', CFCC: 'ATFA', CGTF: 'p1' };
  for (const company of ['AFI', 'ATFA', 'CFCC', 'CGTF'] as const)
    for (const other of ['AFI', 'ATFA', 'CFCC', 'CGTF'] as const)
      expect([company, other, isControlledBy(state, company, other)]).toEqual([
        company,
        other,
        controllersOf(state, company).includes(other),
      ]);
});
