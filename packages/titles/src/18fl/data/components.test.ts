import { describe, expect, it } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { COMPANIES, PORTS, PRIVATES, TOKENS_PER_COMPANY } from './companies.ts';
import { FIVE_SHARE_CEILING, PRICES, START_PRICES } from './market.ts';
import { TRAINS } from './trains.ts';

/** The facts use other symbols for two companies and two privates than the rulebook (C-15). */
const RULEBOOK_SYMBOLS: Readonly<Record<string, string>> = {
  Plant: 'TPS',
  FECR: 'FEC',
  POSC: 'PO',
  FECCTC: 'FECC',
};
const symbol = (fact: string) => RULEBOOK_SYMBOLS[fact] ?? fact;

describe.skipIf(!hasFacts)(`18FL components, ${FACTS}`, () => {
  it('has the market row, the start prices and the ceiling of §1.4', () => {
    const { grid, par_prices } = facts('18FL').market;
    const row = grid[0]!;
    expect(PRICES).toEqual(row.map((cell) => cell?.price));
    expect([...START_PRICES].reverse()).toEqual(par_prices.map(({ price }) => price));
    expect(row.find((cell) => cell?.types?.includes('max_price'))?.price).toBe(FIVE_SHARE_CEILING);
  });

  it('has the trains of §2; a 4 never rusts (C-11)', () => {
    const cards = facts('18FL').trains.map(({ name, price, num, distance, rusts_on }) => [
      name,
      {
        price,
        count: num === 'unlimited' ? Number.POSITIVE_INFINITY : num,
        stops: distance[0]!.pay,
        rustedBy: rusts_on === 'D' ? null : (rusts_on ?? null),
      },
    ]);
    const { '3E': express, ...plain } = TRAINS;
    expect(plain).toEqual(Object.fromEntries(cards));
    expect(facts('18FL').trains.at(-1)?.variants).toMatchObject([{ name: '3E', price: express.price }]);
  });

  it('has the companies with their homes and tokens', () => {
    const { corporations } = facts('18FL');
    expect(corporations.map((company) => symbol(company.symbol)).sort()).toEqual(
      Object.keys(COMPANIES).sort(),
    );
    for (const fact of corporations) {
      const ours = COMPANIES[symbol(fact.symbol) as keyof typeof COMPANIES];
      expect(ours).toMatchObject({
        name: fact.name,
        home: { hex: fact.home, node: fact.home_city_index ?? 0 },
      });
      expect(fact.token_costs).toHaveLength(1 + TOKENS_PER_COMPANY);
    }
  });

  it('has the privates, priced as §3.3 does', () => {
    const cards = facts('18FL').privates.map(
      ({ symbol: fact, name, value, discount, revenue, min_players }) => [
        symbol(fact),
        { name, price: value - (discount ?? 0), income: revenue, players: min_players ?? 2 },
      ],
    );
    expect(PRIVATES).toEqual(Object.fromEntries(cards));
  });

  it('has the ports of §3.3', () => {
    const ports = facts('18FL').hexes.filter((hex) => hex.icons?.some(({ icon }) => icon === 'port'));
    expect([...PORTS].sort()).toEqual(ports.map((hex) => hex.coord).sort());
  });
});
