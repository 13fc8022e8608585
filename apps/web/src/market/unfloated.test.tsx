import type { GameState } from '@signalbox/kernel';
import { placeUnder } from '@signalbox/rails';
import { company as company18FL, table as table18FL } from '@signalbox/titles/18fl/position.ts';
import { company, table } from '@signalbox/titles/1860/positions/position.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import { MarketDrawing } from './MarketDrawing.tsx';
import { goesBelow, type MarketModel } from './model.ts';

const position1860 = () => {
  const state = table(2);
  company(state, 'IOW', { price: 100, held: { p2: 5 } });
  return state;
};

const position18FL = () => {
  const state = table18FL(2);
  company18FL(state, 'FEC', { price: 100, held: { p2: 3 } });
  company18FL(state, 'ACL', { start: 80, price: 80, size: 5, held: { p1: 2 }, floated: false });
  return state;
};

async function drawn(title: string, state: GameState, language: 'en' | 'ja') {
  const { market, words } = (await loadPresentation(title))!;
  return renderToStaticMarkup(
    <WordsContext value={wordsOf(language, { ...UI, ...words })}>
      <MarketDrawing model={market(state)} />
    </WordsContext>,
  );
}

it.each([
  ['1860', position1860, 'C&amp;N', 'IOW', '上場前'],
  ['18FL', position18FL, 'ACL', 'FEC', '設立前'],
] as const)(
  'shows which companies of %s have not floated yet',
  async (title, position, unfloated, floated, ja) => {
    const text = await drawn(title, position(), 'en');
    const marker = (id: string) => text.split(`data-marker="${id}"`)[1]!.split('data-marker=')[0]!;
    expect(marker(unfloated)).toContain('data-unfloated');
    expect(marker(floated)).not.toContain('data-unfloated');
    expect(text).toMatch(new RegExp(`<li>${unfloated} [^<]*\\(not floated yet\\)</li>`));
    expect(text).not.toMatch(new RegExp(`<li>${floated} [^<]*floated`));
    const japanese = await drawn(title, position(), 'ja');
    expect(japanese).toContain(`</svg>${ja}</li>`);
    expect(japanese).toMatch(new RegExp(`<li>${unfloated} [^<]*（${ja}）</li>`));
  },
);

it('says which floated companies a marker that stays goes below', () => {
  const model = (...companies: string[]): MarketModel => ({
    spaces: [],
    emblems: {},
    markers: companies.map((one) => ({
      company: one,
      space: one === 'elsewhere' ? 1 : 0,
      isUnfloated: one === 'started',
    })),
  });
  const before = model('above', 'own', 'below', 'started', 'elsewhere');
  expect(goesBelow(before, before, 'own')).toEqual([]);
  expect(goesBelow(before, model('above', 'elsewhere', 'below', 'started', 'own'), 'own')).toEqual(['below']);
});

it('tells it of a company of 1860 whose dividend leaves the price', async () => {
  const { market } = (await loadPresentation('1860'))!;
  const before = position1860();
  company(before, 'FYN', { price: 100, held: { p1: 5 } });
  const after = structuredClone(before);
  placeUnder(after, 'IOW');
  expect(goesBelow(market(before), market(after), 'IOW')).toEqual(['FYN']);
});
