import { TITLES } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { hasScreen } from '../engine/titles.ts';
import { GALLERY } from '../pages/maps/gallery.ts';
import { loadPresentation } from './index.ts';
import { MENU } from './menu.ts';

describe.each(TITLES.map(({ id }) => id))('%s', (id) => {
  it('is in the menu, among the maps, in the worker and on the screen', async () => {
    expect(MENU.map((entry) => entry.id)).toContain(id);
    expect(GALLERY.map((entry) => entry.id)).toContain(id);
    expect(hasScreen(id)).toBe(true);
    expect((await loadPresentation(id))?.title.id).toBe(id);
  });
});
