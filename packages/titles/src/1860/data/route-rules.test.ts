import { bestRoutes, bestTrades, type RunQuery, routeObjection } from '@signalbox/rails';
import { line, mapOf, situation } from '@signalbox/rails/testing/line.ts';
import { describe, expect, it } from 'vitest';
import { leasedKind, type RunningOptions, routeRules, rydePierPeriod } from './route-rules.ts';

const on = (
  map: ReturnType<typeof line>,
  stations: string[],
  kinds: string[],
  options: RunningOptions = {},
) => situation(routeRules(options), map, stations, ...kinds);
const revenue = (query: RunQuery) => bestRoutes(query).revenue;

describe('Running trains', () => {
  it('the example: 20 to 30 over 20, 10 and a halt with a 3+2 is £80 and 10cc', () => {
    const best = bestRoutes(on(line('city20', 'city20', 'town10', 'halt', 'city30'), ['us A1'], ['3+2']));
    expect(best).toMatchObject({ revenue: 80, subsidy: 10, proven: true });
  });

  it('stops of a 2+1: LLs, LLh, Lss and Lsh, nothing longer (RUN-i)', () => {
    const with21 = (...nodes: string[]) => revenue(on(line(...nodes), ['us A1'], ['2+1']));
    expect(with21('city20', 'town10', 'city20')).toBe(50);
    expect(with21('city20', 'halt', 'city20')).toBe(40);
    expect(with21('city20', 'town10', 'town10')).toBe(40);
    expect(with21('city20', 'halt', 'town10')).toBe(30);
    // Longer lines are run in part only.
    expect(with21('city20', 'city20', 'city20')).toBe(40);
    expect(with21('city20', 'town10', 'town10', 'town10')).toBe(40);
    expect(with21('city20', 'town10', 'town10', 'city20')).toBe(40);
  });

  it('passes small stations by option only (RUN-f)', () => {
    const map = line('city20', 'town10', 'town10', 'city50');
    expect(revenue(on(map, ['us A1'], ['2+1']))).toBe(40);
    expect(revenue(on(map, ['us A1'], ['2+1'], { skipTowns: true }))).toBe(80);
  });

  it('leaves out small stations at the end of a route only in imported games', () => {
    const ends = [{}, { skipTowns: true }, { skipEndTowns: true }].map(
      (options) => routeRules(options).optionalEnds,
    );
    expect(ends).toEqual([false, false, true]);
  });

  it('one train runs through one station full of others (RUN-g)', () => {
    const map = line('city20', 'city20', 'city20', 'city20', 'city20');
    expect(revenue(on(map, ['us A1', 'them A3'], ['9+5']))).toBe(100);
    expect(revenue(on(map, ['us A1', 'them A3 A5'], ['9+5']))).toBe(60);
    expect(revenue(on(map, ['us A5', 'them A3 A7'], ['3+2', '3+2']))).toBe(60 + 40);
  });

  it('routes are connected by shared stations (RUN-c, 1860-R9)', () => {
    const map = line('city20', 'city20', 'halt', 'halt', 'halt', 'halt', 'city20', 'city20');
    const query = on(map, ['us A1 A15'], ['2+1', '2+1']);
    expect(
      routeObjection(query, [
        { train: '2+1#1', path: ['A1.0', 'A3.0'] },
        { train: '2+1#2', path: ['A13.0', 'A15.0'] },
      ])?.why,
    ).toBe('routes/apart');
    expect(revenue(query)).toBe(40);
  });

  it('enters no hex twice, but by option (RUN-k)', () => {
    const map = mapOf('A3 gray city20(4) city30(5)\nB2 gray 0-1\nB4 gray town10(2,3)');
    expect(revenue(on(map, ['us A3'], ['4+2']))).toBe(30);
    expect(revenue(on(map, ['us A3'], ['4+2'], { reenterHexes: true }))).toBe(60);
  });

  it('a president may prefer the subsidy to revenue (RUN-n)', () => {
    const map = mapOf(`
      B1 gray city20(0,5)
      B3 gray city50(3)
      C2 gray halt(2,0)
      C4 gray town10(3)`);
    expect(bestTrades(on(map, ['us B1'], ['2+1'])).map((run) => [run.revenue, run.subsidy])).toEqual([
      [80, 0],
      [30, 10],
    ]);
  });
});

describe('as the game comes to its end', () => {
  const map = line('city20', 'halt', 'town10', 'city30', 'city40');

  it('halts are ignored (SOUTH-c), then only the first number counts (NAT-f, 1860-R6)', () => {
    expect(bestRoutes(on(map, ['us A1'], ['3+2'], { southern: true }))).toMatchObject({
      revenue: 100,
      subsidy: 0,
    });
    const nationalised = { southern: true, nationalised: true };
    expect(revenue(on(map, ['us A1 A9'], ['3+2'], nationalised))).toBe(80);
    expect(revenue(on(map, ['us A1'], ['4+2'], nationalised))).toBe(100);
  });

  it('a train on lease earns 40 and 20 a stop, halts included, with its first number (INS-h, INS-i)', () => {
    const leased = (kind: string) => bestRoutes(on(map, ['us A1'], [leasedKind(kind)]));
    expect(leased('5+3')).toMatchObject({ revenue: 140, subsidy: 0 });
    expect(leased('3+2')).toMatchObject({ revenue: 100, subsidy: 0 });
  });
});

it('Ryde Pier is worth more with green and brown tiles (BOARD-g)', () => {
  expect([2, 3, 4, 5, 9].map(rydePierPeriod)).toEqual([0, 1, 1, 2, 2]);
});
