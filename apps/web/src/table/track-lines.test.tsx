import { position } from '@signalbox/titles/union-station/position.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsAt } from '../testing/drawn-table.tsx';
import { WordsContext } from '../text/context.ts';
import { loadPresentation } from '../titles/index.ts';
import { TrackLine } from './TrackLines.tsx';

test('what a purchase completes and waits for next is shown on the Union Station track (CUS-c)', async () => {
  const presentation = (await loadPresentation('union-station'))!;
  const at = (ALTON: number) =>
    presentation.tracks!(position({ station: { PRR: 4, PFWC: 3, MILW: 3, CBQ: 3, ALTON } }))[0]!;
  const drawn = (then: number) =>
    renderToStaticMarkup(
      <WordsContext value={wordsAt(presentation, 'en', {})}>
        <TrackLine now={at(2)} then={at(then)} />
      </WordsContext>,
    );
  expect(drawn(2)).not.toContain('data-change');
  expect(drawn(3)).toMatch(
    /<span>\$10 paid <\/span>.*next \$15, waits for ALT → .*<strong>\$15 paid<\/strong>/,
  );
  expect(drawn(3)).toContain('<strong>next $20, waits for PFW&amp;C, MIL, CBQ, and ALT</strong>');
});
