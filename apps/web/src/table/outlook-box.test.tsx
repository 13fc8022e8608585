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
