import { describe, expect, it } from 'vitest';
import { PRESENTATIONS } from './index.ts';
import { MENU } from './menu.ts';

describe('the menu', () => {
  it('says of every title what the title says of itself', () => {
    const told = PRESENTATIONS.map(({ title, emblems }) => ({
      id: title.id,
      name: title.name,
      players: title.players,
      emblems,
    }));
    expect(MENU).toEqual(told);
  });
});
