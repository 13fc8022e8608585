import { describe, expect } from 'vitest';
import { FACTS, type Facts, facts, hasFacts } from '../../testing/facts.ts';
import { proves } from '../../testing/proves.ts';
import { COMPANIES, COMPANY_IDS } from './companies.ts';
import { CHART, isRed, parPrices, restartPrices } from './market.ts';
import { PHASE_ORDER, PHASES } from './phases.ts';
import { PRIVATES } from './privates.ts';
import { TRAINS } from './trains.ts';

/** What the facts add for 1860. */
interface MoreFacts extends Facts {
  readonly corporations: readonly (Facts['corporations'][number] & {
    readonly layer: number;
    readonly par_range: readonly [number, number];
    readonly par_range_after_bankruptcy: readonly [number, number];
  })[];
}

describe.skipIf(!hasFacts)(`1860 components, ${FACTS}`, () => {
  const printed = () => facts('1860') as MoreFacts;

  proves('A1', 'the market with its red cells and par prices', () => {
    const row = printed().market.grid[0]!;
    expect(CHART.cells.map(({ price }) => price)).toEqual(row.map((cell) => cell?.price));
    expect(CHART.cells.map((_, cell) => isRed(cell))).toEqual(
      row.map((cell) => cell?.types?.includes('ignore_one_sale') ?? false),
    );
    const pars = new Set(COMPANY_IDS.flatMap((id) => [...parPrices(id)]));
    expect([...pars].sort((a, b) => b - a)).toEqual(printed().market.par_prices.map(({ price }) => price));
  });

  proves(['A1', 'C-13'], 'the trains; the site’s “visit 99” means nothing here', () => {
    const cards = printed().trains.map(({ name, price, num, distance, rusts_on }) => [
      name,
      {
        price,
        count: num === 'unlimited' ? Number.POSITIVE_INFINITY : num,
        first: distance[0]!.pay,
        second: distance[1]!.pay,
        rustedBy: rusts_on ?? null,
      },
    ]);
    expect(TRAINS).toEqual(Object.fromEntries(cards));
  });

  proves('A1', 'the phases', () => {
    const ours = PHASE_ORDER.map((name) => {
      const { startedBy, colours, trainLimit, operatingRounds } = PHASES[name];
      return {
        name,
        on: startedBy,
        tiles: colours,
        train_limit: trainLimit,
        operating_rounds: operatingRounds,
      };
    });
    expect(ours).toEqual(printed().phases.map((phase) => ({ ...phase, on: phase.on ?? null })));
  });

  proves(['A1', 'C-14'], 'the companies, under the facts’ names (one of them misprints Ventnor)', () => {
    for (const fact of printed().corporations) {
      const ours = COMPANIES[fact.symbol as keyof typeof COMPANIES];
      expect(ours).toMatchObject({
        name: fact.name.replace('Ventor', 'Ventnor'),
        home: { hex: fact.home, node: fact.home_city_index ?? 0 },
        layer: fact.layer,
        tokens: fact.token_costs.length - 1,
      });
      const id = fact.symbol as keyof typeof COMPANIES;
      const ends = (prices: readonly number[]) => [prices[0], prices.at(-1)];
      expect(ends(parPrices(id))).toEqual(fact.par_range);
      expect(ends(restartPrices(id))).toEqual(fact.par_range_after_bankruptcy);
    }
    expect(printed().corporations.map(({ symbol }) => symbol)).toEqual(COMPANY_IDS);
  });

  proves(['A1', 'C-14'], 'the privates', () => {
    const cards = printed().privates.map(({ symbol, name, value, revenue }) => [
      symbol,
      { name, face: value, income: revenue },
    ]);
    const ours = Object.entries(PRIVATES).map(([id, { name, face, income }]) => [id, { name, face, income }]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(cards));
  });
});
