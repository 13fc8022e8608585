import type { WirePending } from '@signalbox/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import type { Guide } from '../titles/presentation.ts';
import { TableContext, type TableContextValue } from './context.ts';
import { GuideBox } from './GuideBox.tsx';

// A low window.
vi.mock('../parts/use-hidden.ts', () => ({ useHidden: () => 'out-of-sight' }));

const STEPS: Guide['steps'] = [
  { key: '18fl/step/treasury', details: { company: 'SR', amount: 60 } },
  { key: '18fl/step/sale', details: { amount: 290 } },
];

test('steps that are over leave a low window, unless they add up to a sum', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const words = wordsOf('en', { ...UI, ...presentation.title.messages, ...presentation.words });
  const box = (isSum: boolean) => {
    const heading = { key: '18fl/guide/emergency', details: { company: 'SR', train: '5', price: 350 } };
    const guide = (): Guide => ({ heading, rule: '8.4.1', steps: STEPS, now: 1, isSum, notes: [] });
    const table = { presentation: { ...presentation, guide }, view: {} } as unknown as TableContextValue;
    return renderToStaticMarkup(
      <WordsContext value={words}>
        <TableContext value={table}>
          <GuideBox pending={{ decision: 'sell-for-train', rule: '8.4.1' } as unknown as WirePending} />
        </TableContext>
      </WordsContext>,
    );
  };
  expect(box(false)).toContain('out-of-sight');
  expect(box(true)).not.toContain('out-of-sight');
});
