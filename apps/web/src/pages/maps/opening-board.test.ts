import { expect, it } from 'vitest';
import { loadPresentation } from '../../titles/index.ts';
import { openingBoard } from './opening-board.ts';

async function opening(title: string) {
  return openingBoard((await loadPresentation(title))!);
}

it('shows the borders of 1841', async () => {
  expect((await opening('1841')).borders?.size).toBeGreaterThan(0);
});

it('shows the homes of 18FL, and the destinations of Union Station', async () => {
  const { stations } = await opening('18FL');
  expect(stations.map(({ owner }) => owner).toSorted()).toEqual(['ACL', 'FEC', 'LN', 'SAL', 'SR', 'TPS']);
  const goals = Object.values((await opening('union-station')).markers).flat();
  expect(goals.filter(({ kind }) => kind === 'goal').length).toBeGreaterThan(0);
});
