import { describe, expect } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { proves } from '../../testing/proves.ts';
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
  proves(['1.4a', 'A1'], 'has the market row, the par prices and the ceiling', () => {
    const { grid, par_prices } = facts('18FL').market;
    const row = grid[0]!;
    expect(PRICES).toEqual(row.map((cell) => cell?.price));
    expect([...START_PRICES].reverse()).toEqual(par_prices.map(({ price }) => price));
    expect(row.find((cell) => cell?.types?.includes('max_price'))?.price).toBe(FIVE_SHARE_CEILING);
  });

  proves(['2e', '2f', 'C-11', 'A1'], 'has the trains; a 4 never rusts', () => {
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

  proves(['6a', '3.1c', 'C-15', 'A1'], 'has the companies with their homes and tokens', () => {
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

  proves(['3.3f', 'C-15', 'A1'], 'has the privates with their prices', () => {
    const cards = facts('18FL').privates.map(
      ({ symbol: fact, name, value, discount, revenue, min_players }) => [
        symbol(fact),
        { name, price: value - (discount ?? 0), income: revenue, players: min_players ?? 2 },
      ],
    );
    expect(PRIVATES).toEqual(Object.fromEntries(cards));
  });

  proves(['3.3i', 'A1'], 'has the ports', () => {
    const ports = facts('18FL').hexes.filter((hex) => hex.icons?.some(({ icon }) => icon === 'port'));
    expect([...PORTS].sort()).toEqual(ports.map((hex) => hex.coord).sort());
  });
});
