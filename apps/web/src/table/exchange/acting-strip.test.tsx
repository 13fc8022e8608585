import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beforeMerger } from '../../../../../e2e/prepared/positions-1841.ts';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { CompanyStrip } from './ActingStrip.tsx';

test('a charter that nobody has taken is not said to have no trains: a merger is about to give it some', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const view = beforeMerger();
  const strip = (id: string) => {
    const table = { presentation, view, past: null, snapshot: { entries: [] } };
    return renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={table as unknown as TableContextValue}>
          <CompanyStrip id={id} />
        </TableContext>
      </WordsContext>,
    );
  };
  expect(strip('SFTC')).toContain('no trains');
  expect(strip('CFCC')).not.toContain('no trains');
});
