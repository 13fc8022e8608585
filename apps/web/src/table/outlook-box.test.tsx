import { type AnyTitle, type GameState, type Json, play } from '@signalbox/kernel';
import { outlookOf } from '@signalbox/table/outlook.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beforeMerger } from '../../../../e2e/prepared/positions-1841.ts';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import { OutlookBox } from './Consequences.tsx';
import { TableContext, type TableContextValue } from './context.ts';

test('an outcome in which nothing is different is not announced', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const view = beforeMerger();
  const box = (agreeing: readonly string[]) =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={{ presentation, view, seat: 'p1' } as unknown as TableContextValue}>
          <OutlookBox outlook={{ view, events: [], agreeing, others: 'passes' }} />
        </TableContext>
      </WordsContext>,
    );
  expect(box([])).toBe('');
  expect(box(['p2'])).toContain('Once everything is resolved');
});

test('a merger tells of unissued shares, of trains given up and of tokens on the map', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const title = presentation.title as AnyTitle;
  const state = beforeMerger();
  const merge = { seat: 'p1', decision: 'merge', choice: 'CGTF' };
  const told = (view: GameState, action: { seat: string; decision: string; choice: Json }) =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={{ presentation, view, seat: 'p1' } as unknown as TableContextValue}>
          <OutlookBox outlook={outlookOf(title, view, action)!} />
        </TableContext>
      </WordsContext>,
    );
  expect(told(state, merge)).toContain('Unissued shares of AFI');
  expect(told(state, merge)).toContain('AFI discards a 4-train.');
  const proposed = play(title, state, merge);
  if (!proposed.ok) throw new Error(proposed.why);
  const remark = presentation.remark!(proposed.state, 'CFCC')!;
  expect(remark).toEqual(presentation.remark!(state, 'CGTF'));
  expect(words.say(remark.key, remark.details)).toMatch(
    /SFTG has 4 tokens and CGTF 3 tokens\. .* at most 5 of them/,
  );
  expect(presentation.remark!(state, 'pass')).toBeNull();
});
