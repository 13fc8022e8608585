import type { GameState, Json } from '@signalbox/kernel';
import { play as play18FL, table as table18FL } from '@signalbox/titles/18fl/position.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beforeMerger } from '../../../../../e2e/prepared/positions-1841.ts';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { DealBox } from './DealBox.tsx';
import { DealContext } from './deal-context.ts';
import type { Deal } from './use-deal.ts';

/** The box below a row in which a choice with these consequences is selected. */
function box(presentation: Presentation, view: GameState, after: GameState): string {
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const snapshot = { game: null, table: null };
  const table = { presentation, view, seat: 'p1', busy: false, snapshot } as unknown as TableContextValue;
  const choice: Json = { do: 'pass' };
  const deal = {
    plan: [choice],
    forecast: { ok: true, view: after, events: [], offer: null },
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

test('where a company is started, it is said how many shares are missing to float', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const view = table18FL(3);
  const after = structuredClone(view);
  play18FL(after, { do: 'start', company: 'SAL', price: 70, size: 5 });
  expect(box(presentation, view, after)).toContain('1 more share to float');
  // Its row says it from then on.
  expect(box(presentation, after, after)).not.toContain('to float');
});
