import { PASS, pending } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { changeCharter } from '@signalbox/rails';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { onTheLine } from '@signalbox/titles/1860/positions/line.ts';
import { operate } from '@signalbox/titles/1860/positions/play.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import { TableContext, type TableContextValue } from '../context.ts';
import { TokenPanel } from './TokenPanel.tsx';

test('what the next token of 1860 costs is said before a hex is chosen', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const view = onTheLine('C&N', []);
  view.cash['C&N'] = 500;
  operate(view, 'place-token', 'C&N');
  expect(pending(eighteenSixty, view)?.decision).toBe('place-token');
  const offer = { kind: 'list', choices: [PASS], barred: [] };
  const asked = { decision: 'place-token', seats: ['p1'], offer } as unknown as WirePending;
  const table = { presentation, view, seat: 'p1', snapshot: { game: { pending: asked }, entries: [] } };
  const panel = (left: number) => {
    changeCharter(view, 'C&N', { tokens: left });
    return renderToStaticMarkup(
      <WordsContext value={wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words })}>
        <TableContext value={table as unknown as TableContextValue}>
          <TokenPanel pending={asked} />
        </TableContext>
      </WordsContext>,
    );
  };
  expect(panel(3)).toContain('The next token costs 40cc.');
  expect(panel(2)).toContain('The next token costs 100cc.');
});
