import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsAt } from '../../testing/drawn-table.tsx';
import { WordsContext } from '../../text/context.ts';
import { loadPresentation } from '../../titles/index.ts';
import { SectionData } from './SectionData.tsx';

test.each([
  ['18FL', 'en', 'Phase 2'],
  ['18FL', 'ja', 'フェイズ2'],
  ['1860', 'en', 'Phase 2'],
  ['1841', 'en', 'Phase 2'],
] as const)('the trains of %s begin with the phase of the first (%s)', async (id, language, phase) => {
  const presentation = (await loadPresentation(id))!;
  const drawn = renderToStaticMarkup(
    <WordsContext value={wordsAt(presentation, language, {})}>
      <SectionData presentation={presentation} shows="trains" />
    </WordsContext>,
  );
  const [, first] = drawn.split('<tr>').slice(1);
  expect(first).toContain(`<li>${phase}</li>`);
});

test('the trains of 18FL tell in which sizes companies start', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const drawn = renderToStaticMarkup(
    <WordsContext value={wordsAt(presentation, 'en', {})}>
      <SectionData presentation={presentation} shows="trains" />
    </WordsContext>,
  );
  expect(drawn).toMatch(/5 or 10 shares<.*companies start with 10 shares</);
});
