import type { WirePending } from '@signalbox/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aboutToBeInsolvent } from '../../../../../e2e/prepared/positions-1860.ts';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { TrackPanel } from './TrackPanel.tsx';

test('where no tile of 1860 can be laid, it is said why', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const offer = { kind: 'list', choices: [{ do: 'pass' }], barred: [] };
  const pending = { decision: 'lay-track', seats: ['p1'], offer } as unknown as WirePending;
  const snapshot = { game: { pending }, entries: [] };
  const table = { presentation, view: aboutToBeInsolvent(), seat: 'p1', snapshot, setOverlay: () => {} };
  const panel = renderToStaticMarkup(
    <WordsContext value={words}>
      <TableContext value={table as unknown as TableContextValue}>
        <TrackPanel pending={pending} />
      </TableContext>
    </WordsContext>,
  );
  expect(panel).toContain('No tile can be laid now.');
  expect(panel).toContain('A company that owns no train cannot upgrade.');
  expect(panel.match(/data-no-lay="[^"]+"/g)).toEqual([
    'data-no-lay="track/no-open-end"',
    'data-no-lay="track/no-train"',
  ]);
});
