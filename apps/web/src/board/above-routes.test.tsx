import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runningWithHalts } from '../../../../e2e/prepared/positions-1860.ts';
import { wordsAt } from '../testing/drawn-table.tsx';
import { WordsContext } from '../text/context.ts';
import { loadPresentation } from '../titles/index.ts';
import { BoardMap } from './BoardMap.tsx';

test('neither the line of a route nor the ring of a stop is drawn over a token or a value', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const model = presentation.board(runningWithHalts());
  const route = {
    ...{ id: '3+2-1', order: 0, label: '3+2', base: 0, revenue: 30, subsidy: 0, stops: [] },
    pieces: [{ hex: 'F2', from: null, to: null, link: [0, 1] as const }],
  };
  const stop = { hex: 'F2', node: 1, number: null, reached: true, meaning: 'Cowes' };
  const drawing = renderToStaticMarkup(
    <WordsContext value={wordsAt(presentation, 'en', {})}>
      <BoardMap model={model} routes={[route]} stops={[stop]} onStop={() => {}} label="map" />
    </WordsContext>,
  );
  const [below, above] = drawing.split('data-above-routes');
  expect(below).toContain('data-route="3+2-1"');
  expect(below).toMatch(/class="[^"]*ring/);
  const pieces = above!.slice(0, above!.indexOf('data-stop'));
  expect(pieces).toContain('C&amp;N');
  expect(pieces).toMatch(/>20<.*>10</);
  expect(pieces).not.toContain('IOW');
});
