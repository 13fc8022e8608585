import type { WireEntry, WirePending } from '@signalbox/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Hint } from '../engine/calls.ts';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import { TableContext, type TableContextValue } from './context.ts';
import { HintBox } from './HintBox.tsx';

/** The advice to pass, after this was done in the same step. */
async function advised(before: object): Promise<string> {
  const presentation = (await loadPresentation('18FL'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const pending = { decision: 'lay-track', seats: ['p1'] } as unknown as WirePending;
  const last = { seat: 'p1', decision: 'lay-track', choice: before, events: [] } as unknown as WireEntry;
  const snapshot = { game: { pending }, entries: [last] };
  const table = { presentation, view: {}, seat: 'p1', snapshot };
  const hint = { choice: { do: 'pass' }, because: { key: 'rail/no-track', details: {} } } as unknown as Hint;
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <TableContext value={table as unknown as TableContextValue}>
        <HintBox hint={hint} decision="lay-track" />
      </TableContext>
    </WordsContext>,
  );
}

test('a hint calls the end of a step as its button does', async () => {
  expect(await advised({ do: 'lay' })).toContain('Suggestion: Done');
  expect(await advised({ do: 'pass' })).toContain('Suggestion: Pass');
});
