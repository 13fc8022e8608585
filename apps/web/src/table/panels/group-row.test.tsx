import { type AnyTitle, defaultOptions, newGame } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { changeCharter } from '@signalbox/rails';
import { company, operate, phase, table as table18FL } from '@signalbox/titles/18fl/position.ts';
import { playTo } from '@signalbox/titles/1860/positions/play.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { needsATrain } from '../../../../../e2e/prepared/positions-18fl.ts';
import { aboutToBeInsolvent } from '../../../../../e2e/prepared/positions-1860.ts';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { Chosen } from './Chosen.tsx';
import { GroupRow } from './GroupRow.tsx';

const TOO_DEAR = { why: 'trains/treasury', rule: 'OR', details: { price: 500 } };

test('of several trains the one from the depot is the main button, and has its price in treasury money', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const title = presentation.title as AnyTitle;
  const view = newGame(title, { players: 3, options: defaultOptions(title.options) });
  const words = wordsOf('en', { ...UI, ...title.messages, ...presentation.words });
  const table = { presentation, view, seat: 'p1', snapshot: { entries: [] } } as unknown as TableContextValue;
  const choices = [
    { do: 'buy', train: '3+2', from: 'bank' },
    { do: 'buy', train: '2+1', from: 'FYN', price: 90 },
  ];
  const dear = { choice: { do: 'buy', train: '4+2', from: 'bank' }, reason: TOO_DEAR };
  const group = { company: null, items: [...choices.map((choice) => ({ choice, reason: null })), dear] };
  const pending = { decision: 'buy-train', seats: ['p1'] } as unknown as WirePending;
  const picture = renderToStaticMarkup(
    <WordsContext value={words}>
      <TableContext value={table}>
        <GroupRow group={group} pending={pending} picked={null} onPick={() => {}} />
      </TableContext>
    </WordsContext>,
  );
  const buttons = picture.split('<button').slice(1);
  expect(buttons.map((button) => button.includes('data-prime'))).toEqual([true, false, false]);
  expect(buttons[0]).toContain('300cc');
  // What cannot be done says why without being pressed.
  expect(buttons.map((button) => /data-limit="true">not enough money</.test(button))).toEqual([
    false,
    false,
    true,
  ]);
});

test('of a train from the depot it is said how many are left, of the last what follows it', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const drawn = (left: number, language: 'en' | 'ja' = 'en') => {
    const view = table18FL(3);
    phase(view, '3');
    company(view, 'ACL', { held: { p1: 3 }, cash: 400 });
    view.depot[1] = left;
    operate(view, 'buy-train');
    const words = wordsOf(language, { ...UI, ...presentation.title.messages, ...presentation.words });
    const item = { choice: { do: 'buy', train: '3', from: 'bank' }, reason: null };
    const table = { presentation, view, seat: 'p1', snapshot: { entries: [] } };
    const group = { company: null, items: [item] };
    const pending = { decision: 'buy-train', seats: ['p1'] } as unknown as WirePending;
    return renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={table as unknown as TableContextValue}>
          <GroupRow group={group} pending={pending} picked={null} onPick={() => {}} />
          <Chosen item={item} decision="buy-train" onCancel={() => {}} />
        </TableContext>
      </WordsContext>,
    ).replace(/<[^>]*>/g, ' ');
  };
  expect(drawn(2)).toMatch(/\$200 +\(2 left\)/);
  expect(drawn(2)).not.toContain('last one');
  expect(drawn(1)).toContain('4-trains come next, and the first of them makes all 2-trains rust.');
  expect(drawn(1, 'ja')).toMatch(
    /（残り1両）.*次は4列車で、最初の1両が買われると2列車がすべて廃車になります。/,
  );
});

test('a train for which the president pays says who pays how much before it is picked', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const table = { presentation, view: needsATrain(), seat: 'p1', snapshot: { entries: [] } };
  const choice = { do: 'finance', train: '5', from: 'bank' };
  const row = (picked: string | null) =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={table as unknown as TableContextValue}>
          <GroupRow
            group={{ company: null, items: [{ choice, reason: null }] }}
            pending={{ decision: 'buy-train', seats: ['p1'] } as unknown as WirePending}
            picked={picked}
            onPick={() => {}}
          />
        </TableContext>
      </WordsContext>,
    );
  expect(row(null)).toMatch(/Treasury \$60, .* \$150, shares for \$290 to sell/);
  // The price is not what the president adds.
  expect(row(null)).toContain('Buy a 5-train from the depot with the president’s help: $500');
  expect(row(JSON.stringify(choice))).not.toContain('Treasury');
});

test('a pass that makes a company of 1860 insolvent says so, and the next one does not', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const view = aboutToBeInsolvent() as State;
  playTo(view, 'buy-train');
  const row = () =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext
          value={
            { presentation, view, seat: 'p1', snapshot: { entries: [] } } as unknown as TableContextValue
          }
        >
          <GroupRow
            group={{ company: null, items: [{ choice: { do: 'pass' }, reason: null }] }}
            pending={{ decision: 'buy-train', seats: ['p1'] } as unknown as WirePending}
            picked={null}
            onPick={() => {}}
          />
        </TableContext>
      </WordsContext>,
    );
  expect(row()).toContain('If IOW buys no train, it becomes insolvent');
  changeCharter(view, 'IOW', { insolvent: true });
  expect(row()).not.toContain('insolvent');
});
