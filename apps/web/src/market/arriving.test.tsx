import { startCompany } from '@signalbox/titles/18fl/founding.ts';
import { company, phase, table } from '@signalbox/titles/18fl/position.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import { MarketDrawing } from './MarketDrawing.tsx';
import { marketMoves } from './model.ts';

it('draws the marker of a company that would be started, beside those that lie there', async () => {
  const { market, words } = (await loadPresentation('18FL'))!;
  const state = table(2);
  phase(state, '4');
  state.cash.p1 = 400;
  company(state, 'ACL', { price: 110, held: { p2: 3 } });
  const after = structuredClone(state);
  startCompany(after, 'p1', { do: 'start', company: 'SAL', price: 110, size: 10 });
  const [before, then] = [market(state), market(after)];
  const drawn = (moves: ReturnType<typeof marketMoves>) =>
    renderToStaticMarkup(
      <WordsContext value={wordsOf('en', { ...UI, ...words })}>
        <MarketDrawing model={before} moves={moves} />
      </WordsContext>,
    );
  const place = (text: string, mark: string) =>
    new RegExp(`translate\\(([\\d.]+) [\\d.]+\\)" ${mark} data-on="(\\d+)"`).exec(text)?.slice(1).map(Number);
  const text = drawn(marketMoves(before, then));
  const [lies, space] = place(text, 'data-marker="ACL"')!;
  const [arrives, to] = place(text, 'data-arriving="SAL"')!;
  expect(to).toBe(space);
  expect(arrives).toBeGreaterThan(lies! + 10);
  expect(text).not.toContain('data-market-move');
  expect(drawn([])).not.toContain('data-arriving');
});
