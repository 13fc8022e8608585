import { describe, expect, it } from 'vitest';
import { loadPresentation } from './index.ts';
import { MENU } from './menu.ts';

describe('the menu', () => {
  it.each(MENU)('says of $name what the title says of itself', async (entry) => {
    const { title, emblems } = (await loadPresentation(entry.id))!;
    expect(entry).toMatchObject({ id: title.id, name: title.name, players: title.players });
    expect(emblems).toMatchObject(entry.emblems);
  });
});
