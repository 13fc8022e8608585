import { reaches } from '@signalbox/rails';
import { expect, it } from 'vitest';
import { type Position, walkRandomGame, walkTranscripts } from '../../testing/walk.ts';
import { COMPANY_IDS } from '../data/companies.ts';
import { eighteenFortyOne } from '../index.ts';
import { boardOf, type State } from '../state.ts';
import { basesOf, openTrackFrom, reach } from './reach.ts';

/** Where a company comes although no track leads there from the place, or between it and another company. */
function missed(state: State): string[] {
  const companies = COMPANY_IDS.filter((company) => basesOf(state, company).length > 0);
  const boxes = [...boardOf(state).hexes.values()].filter(({ face }) => face.nodes[0]?.kind === 'offboard');
  return companies.flatMap((company) => {
    const way = reach(state, company, { crossing: true });
    const isOn = (place: { hex: string; node: number }) =>
      basesOf(state, company).some((base) => reaches(openTrackFrom(state, place), base));
    const areas = boxes
      .map(({ id: hex }) => ({ hex, node: 0 }))
      .filter((place) => reaches(way, place) && !isOn(place))
      .map(({ hex }) => `${company} ${hex}`);
    const closed = reach(state, company, { crossing: false });
    const beyond = companies.filter((other) =>
      basesOf(state, other).some((base) => reaches(closed, base) && !reaches(way, base)),
    );
    const alone = reach(state, company, { crossing: false, alone: true });
    const partners = companies.filter((other) => {
      const comes = basesOf(state, company).some((base) =>
        reaches(reach(state, other, { crossing: false }), base),
      );
      return comes && !basesOf(state, other).some((base) => reaches(alone, base));
    });
    return [...areas, ...[...partners, ...beyond].map((other) => `${company} ${other}`)];
  });
}

it('leads to everybody who comes to a place, whatever tokens are in between', () => {
  let compared = 0;
  const look = (positions: Iterable<Position>) => {
    let seen: unknown = null;
    for (const { where, state } of positions) {
      const { tiles } = state as State;
      if (tiles === seen) continue;
      seen = tiles;
      compared += 1;
      expect({ where, missed: missed(state as State) }).toEqual({ where, missed: [] });
    }
  };
  look(walkTranscripts(eighteenFortyOne));
  look(walkRandomGame(eighteenFortyOne, 13_000));
  expect(compared).toBeGreaterThan(100);
}, 300_000);
