import { company, table } from '@signalbox/titles/1860/positions/position.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadPresentation } from '../titles/index.ts';
import { MarketBoard } from './MarketDrawing.tsx';

it('covers no marker of a pile from both sides, whichever lies on top', async () => {
  const { market } = (await loadPresentation('1860'))!;
  const state = table(2);
  for (const id of ['FYN', 'IWNJ', 'BHI&R'] as const) company(state, id, { price: 68, held: { p1: 5 } });
  const pile = ['FYN', 'IWNJ', 'BHI&amp;R'];
  /** From the bottom to the top. */
  const drawn = (acting: string | null, moved?: string) => {
    const moves = moved ? [{ company: moved, from: 9, to: 12 }] : [];
    const text = renderToStaticMarkup(<MarketBoard model={market(state)} acting={acting} moves={moves} />);
    return [...text.matchAll(/data-marker="([^"]+)"/g)]
      .map(([, id]) => id!)
      .filter((id) => pile.includes(id));
  };
  expect(drawn(null)).toEqual(['BHI&amp;R', 'IWNJ', 'FYN']);
  expect(drawn('BHI&R')).toEqual(['FYN', 'IWNJ', 'BHI&amp;R']);
  expect(drawn('IWNJ').at(-1)).toBe('IWNJ');
  expect(drawn('IWNJ', 'BHI&R')).toEqual(['FYN', 'IWNJ', 'BHI&amp;R']);
});
