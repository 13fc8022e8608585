import { type AnyTitle, defaultOptions, type GameState, newGame } from '@signalbox/kernel';
import type { WireRange } from '@signalbox/table/offers.ts';
import { inPhase, put } from '@signalbox/titles/1841/testing/table.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { isOnlyFinanced, RangeGroup } from './PickPanel.tsx';
import { RangeForm } from './RangeForm.tsx';

/** A form of 1860, where companies pay in credits and players in pounds. */
const form = (range: WireRange) => drawn(<RangeForm range={range} decision="buy-train" />);

async function drawn(part: ReactNode, of1841?: GameState): Promise<string> {
  const presentation = (await loadPresentation(of1841 ? '1841' : '1860'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const title = presentation.title as AnyTitle;
  const view = of1841 ?? newGame(title, { players: 3, options: defaultOptions(title.options) });
  const snapshot = { game: null };
  const table = { presentation, view, seat: 'p1', snapshot, busy: false } as unknown as TableContextValue;
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <TableContext value={table}>{part}</TableContext>
    </WordsContext>,
  );
}

test('the price of a train is in the money of the company that pays it', async () => {
  const base = { train: '3+2', from: 'FYN' };
  const written = await form({ base, field: 'price', min: 10, max: 300, step: 10 } as unknown as WireRange);
  expect(written).toContain('10cc–300cc, in steps of 10cc');
  expect(written).toContain('Propose');
  expect(written).not.toContain('£');
});

test('the price of anything else is in the money of players', async () => {
  const base = { private: 'YHC' };
  const written = await form({ base, field: 'price', min: 1, max: 90, step: 1 } as unknown as WireRange);
  expect(written).toContain('£1–£90');
  expect(written).toContain('Confirm');
});

test('a deal about anything is proposed to another player, unless the player controls the other company', async () => {
  const state = inPhase('5');
  put(state, 'SFTG', { held: { p1: 4 }, at: ['H4'] });
  put(state, 'SFTN', { held: { SFTG: 4, p2: 2 }, at: ['J6'] });
  put(state, 'SFTC', { held: { p2: 4 }, at: ['M3'] });
  const button = async (from: string) => {
    const base = { do: 'buy', from, hex: 'M3' };
    const range = { base, field: 'price', min: 1, max: 75, step: 1 } as unknown as WireRange;
    const written = await drawn(<RangeForm range={range} decision="buy-token" />, state);
    return /Propose|Confirm/.exec(written)?.[0];
  };
  expect(await button('SFTC')).toBe('Propose');
  expect(await button('SFTG')).toBe('Confirm');
  // It is controlled through SFTG.
  expect(await button('SFTN')).toBe('Confirm');
  expect(await button('p2')).toBe('Propose');
});

test('trains of other companies are unfolded where the president would have to pay for one of the depot', async () => {
  const range = { base: { train: '3+2', from: 'FYN' }, field: 'price', min: 1, max: 60, step: 1 };
  const ranges = [range as unknown as WireRange];
  const finance = { do: 'finance', train: '5', from: 'bank' };
  const buy = { do: 'buy', train: '5', from: 'bank' };
  expect([[finance], [finance, buy], [buy], []].map(isOnlyFinanced)).toEqual([true, false, false, false]);
  const group = (unfolded: boolean) =>
    drawn(<RangeGroup ranges={ranges} decision="buy-train" unfolded={unfolded} />);
  expect(await group(true)).toContain('Propose');
  expect(await group(false)).not.toContain('Propose');
});
