import { describe, expect, it } from 'vitest';
import { importGame } from './replay.ts';
import { randomSiteGame } from './testing/random-game.ts';

interface File {
  readonly actions: readonly (Record<string, unknown> & { readonly id: number; readonly type: string })[];
  readonly result: Readonly<Record<string, number>>;
}

describe.each([
  {
    title: '18FL',
    seed: 3,
    prices: [
      ['buy_train', 'price'],
      ['hex_token', 'cost'],
    ],
    passer: 'LN',
  },
  {
    title: '1860',
    seed: 35,
    prices: [
      ['buy_train', 'price'],
      ['sell_shares', 'share_price'],
      ['buy_company', 'price'],
      ['sell_company', 'price'],
    ],
    passer: 'IOW',
  },
  {
    title: '1841',
    seed: 5,
    prices: [
      ['buy_train', 'price'],
      ['sell_shares', 'share_price'],
      ['buy_company', 'price'],
    ],
    passer: 'SFTG',
  },
])(
  'a file of $title that disagrees with the rules is read, and the difference reported:',
  ({ title, seed, prices, passer }) => {
    const file = JSON.parse(JSON.stringify(randomSiteGame(title, seed, 3))) as File;
    const altered = (type: string, change: (action: File['actions'][number]) => object) => {
      const at = file.actions.findIndex(
        (action) => action.type === type && Object.keys(change(action)).length > 0,
      );
      const actions = file.actions.map((action, i) => (i === at ? { ...action, ...change(action) } : action));
      return { id: file.actions[at]!.id, ...importGame({ ...file, actions }).report };
    };

    const isNew = (train: unknown) =>
      file.actions.filter((action) => action.type === 'buy_train' && action.train === train).length < 2;

    it('nothing, where the file agrees', () => {
      expect(importGame(file).report).toMatchObject({ ok: true, differences: [] });
    });

    it('the revenue of a run', () => {
      const { id, ok, differences } = altered('run_routes', ({ routes }) => {
        const [first, ...rest] = routes as { revenue: number }[];
        return first ? { routes: [{ ...first, revenue: first.revenue + 10 }, ...rest] } : {};
      });
      expect(ok).toBe(true);
      expect(differences).toMatchObject([{ what: 'revenue', action: { id } }]);
      expect(Number(differences[0]!.theirs) - Number(differences[0]!.ours)).toBe(10);
    });

    it('a subsidy, and revenue besides that of the routes', () => {
      for (const [part, what] of [
        ['subsidy', 'subsidy'],
        ['extra_revenue', 'revenue'],
      ] as const) {
        const { id, differences } = altered('run_routes', ({ [part]: said = 0 }) => ({
          [part]: Number(said) + 10,
        }));
        expect(differences).toMatchObject([{ what, action: { id } }]);
        expect(Number(differences[0]!.theirs) - Number(differences[0]!.ours)).toBe(10);
      }
    });

    it('a percentage that is not that of the certificates', () => {
      const { id, differences } = altered('buy_shares', ({ percent }) => ({ percent: Number(percent) + 10 }));
      expect(differences).toMatchObject([{ what: 'percent', action: { id } }]);
    });

    it('nothing of a dividend that the title does not have: it is refused', () => {
      const { id, refused } = altered('dividend', () => ({ kind: 'half' }));
      expect(refused).toMatchObject({ action: { id } });
    });

    it.each(prices)('the price of a %s', (type, part) => {
      const { id, differences } = altered(type!, ({ [part!]: price, train }) => {
        // Prices between companies are free, and half a price is only recorded where it is halved.
        return price === undefined || !isNew(train) ? {} : { [part!]: Number(price) + 1 };
      });
      expect(differences).toMatchObject([{ what: 'price', action: { id } }]);
    });

    it('the result', () => {
      const [[winner, worth]] = Object.entries(file.result) as [[string, number]];
      const { report } = importGame({ ...file, result: { ...file.result, [winner]: worth + 7 } });
      const last = file.actions.at(-1)!.id;
      expect(report.differences).toMatchObject([
        { what: 'result', ours: worth, theirs: worth + 7, action: { id: last } },
      ]);
    });

    it('an action that the site would not have asked for', () => {
      const at = file.actions.findIndex(({ type }) => type === 'lay_tile');
      const pass = { ...file.actions[at]!, type: 'pass', entity: passer, entity_type: 'corporation' };
      const actions = [...file.actions.slice(0, 6), { ...pass, id: 6.5 }, ...file.actions.slice(6)].map(
        (action, i) => ({
          ...action,
          id: i + 1,
        }),
      );
      expect(importGame({ ...file, actions }).report).toMatchObject({
        ok: true,
        differences: [{ what: 'asked', theirs: 'pass', action: { id: 7 } }],
      });
    });
  },
);
