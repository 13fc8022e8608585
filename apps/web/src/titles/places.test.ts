import { describe, expect, it } from 'vitest';
import { loadPresentation } from './index.ts';
import { MENU } from './menu.ts';

describe.each(MENU)('the map of $name', ({ id }) => {
  it('calls every place by a Japanese name in Japanese', async () => {
    const { title, words } = (await loadPresentation(id))!;
    const places = Object.entries({ ...title.messages, ...words }).filter(([key]) => key.startsWith('hex/'));
    expect(places.length).toBeGreaterThan(5);
    for (const [key, { ja }] of places) expect(ja.replace(/（.*）$/, ''), key).not.toMatch(/[A-Za-z]/);
  });
});
