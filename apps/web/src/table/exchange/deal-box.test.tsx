import { type GameState, type Json, type Language, PASS, pending, play as playOf } from '@signalbox/kernel';
import { play as play18FL, table as table18FL } from '@signalbox/titles/18fl/position.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { inPhase, stockTurn } from '@signalbox/titles/1841/testing/table.ts';
import { company, table as table1860 } from '@signalbox/titles/1860/positions/position.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beforeMerger } from '../../../../../e2e/prepared/positions-1841.ts';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { EndOfRound } from './DealBar.tsx';
import { DealBox, Remarks } from './DealBox.tsx';
import { DealContext } from './deal-context.ts';
import type { Deal } from './use-deal.ts';

/** The box below a row in which a choice with these consequences is selected. */
function box(
  presentation: Presentation,
  view: GameState,
  after: GameState,
  choice: Json = { do: 'pass' },
  language: Language = 'en',
): string {
  const words = wordsOf(language, { ...UI, ...presentation.title.messages, ...presentation.words });
  const snapshot = { game: null, table: null };
  const table = { presentation, view, seat: 'p1', busy: false, snapshot } as unknown as TableContextValue;
  const deal = {
    plan: [choice],
    forecast: { ok: true, view: after, events: [], offer: null, outlook: null },
    barred: null,
  } as unknown as Deal;
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <TableContext value={table}>
        <DealContext value={deal}>
          <DealBox decision="trade" />
        </DealContext>
      </TableContext>
    </WordsContext>,
  );
}

test('where a choice lowers the net worth, it is said what that counts, unless a share price falls', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const view = beforeMerger() as State;
  const poorer = { ...view, cash: { ...view.cash, p1: view.cash.p1! - 100 } };
  expect(box(presentation, view, poorer)).toContain('Net worth');
  expect(box(presentation, view, view)).not.toContain('Net worth');
  // SFTG at L.68 instead of L.144.
  const fallen = { ...view, markers: { ...view.markers, SFTG: view.markers.SFTC! } };
  expect(box(presentation, view, fallen)).not.toContain('Net worth');
});

test('on a phone, where the figures include the net worth, its change is said once', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const view = beforeMerger() as State;
  const poorer = { ...view, cash: { ...view.cash, p1: view.cash.p1! - 100 } };
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const table = { presentation, view, seat: 'p1' } as unknown as TableContextValue;
  const remarks = (isWorthShown: boolean) =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={table}>
          <Remarks after={poorer} isWorthShown={isWorthShown} />
        </TableContext>
      </WordsContext>,
    );
  expect(remarks(true)).toContain('Net worth: cash and shares');
  expect(remarks(false)).toMatch(/Net worth L\.[\d,]+ →/);
});

test('where a company is started, it is said what is missing to float and what it receives then', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const view = table18FL(3);
  const after = structuredClone(view);
  play18FL(after, { do: 'start', company: 'SAL', price: 70, size: 5 });
  expect(box(presentation, view, after)).toMatch(/1 more share to float .*capital when it floats: \$350/);
  expect(box(presentation, view, after, { do: 'pass' }, 'ja')).toContain('設立時の資金：$350');
  // Its row says it from then on.
  expect(box(presentation, after, after)).not.toMatch(/to float|capital/);
});

test('where shares of 1860 are sold for half of their price, it is said why, with the section', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const view = table1860(3);
  company(view, 'FYN', { price: 95, held: { p1: 3, p2: 5 } });
  company(view, 'IOW', { price: 95, held: { p1: 3, p2: 5 }, trains: ['2+1'] });
  const sale = (id: string, language?: Language) =>
    box(presentation, view, view, { do: 'sell', company: id, count: 2 }, language);
  expect(sale('FYN')).toMatch(/FYN has no train, so each share is sold for half.*Stock round/);
  expect(sale('FYN', 'ja')).toMatch(/FYNは列車を持たないため.*半額.*株式ラウンド/);
  expect(sale('IOW')).not.toContain('half');
  // A purchase costs what it says.
  expect(box(presentation, view, view, { do: 'buy', company: 'FYN', from: 'ipo' })).not.toContain('half');
});

test('of the last pass of a stock round it is said that it ends the round, of others nothing', async () => {
  const { title, words } = (await loadPresentation('1841'))!;
  const said = (passes: number, language: Language) => {
    const state = stockTurn(inPhase('5'), 'p2');
    Object.assign(state.stack[0]!.vars, { passes });
    const { seats, decision } = pending(title, state)!;
    const played = playOf(title, state, { seat: seats[0]!, decision, choice: PASS });
    if (!played.ok) throw new Error(played.why);
    return renderToStaticMarkup(
      <WordsContext value={wordsOf(language, { ...UI, ...title.messages, ...words }, { p3: 'Mina' })}>
        <EndOfRound events={played.events} />
      </WordsContext>,
    );
  };
  expect(said(2, 'en')).toBe('');
  expect(said(3, 'en')).toContain('If you pass: The stock round ends.');
  expect(said(3, 'ja')).toMatch(/パスした場合：株式ラウンドが終わり、.*持つことになります。/);
});
