import { defaultOptions, newGame } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../pages/rules/chapters.ts';
import { loadPresentation } from './index.ts';
import { MENU } from './menu.ts';

describe.each(MENU)('the rule reference of $name', ({ id }) => {
  it('summarises every section in both languages, or shows its data, unless it contains no rule', async () => {
    const presentation = (await loadPresentation(id))!;
    const { title, rules, ruleData } = presentation;
    const sections = Object.keys(title.rulebook.sections);
    const shown = chaptersOf(presentation).map(([section]) => section);
    expect(
      sections.filter((section) => !shown.includes(section) && !title.rulebook.excused[section]),
    ).toEqual([]);
    for (const section of shown) {
      if (ruleData?.[section] || sections.some((other) => other.startsWith(`${section}.`))) continue;
      expect(rules[section]?.en.length, section).toBeGreaterThan(10);
      expect(rules[section]?.ja.length, section).toBeGreaterThan(2);
    }
  });

  it('shows data only where there are any', async () => {
    const presentation = (await loadPresentation(id))!;
    const { title, roster, allPrivates, ruleData = {} } = presentation;
    const view = newGame(title, { players: title.players[1], options: defaultOptions(title.options) });
    const shows = Object.values(ruleData);
    for (const section of Object.keys(ruleData)) title.rulebook.mustHave(section);
    if (shows.includes('trains')) expect(roster?.(view).every(({ left }) => left !== 0)).toBe(true);
    if (shows.includes('privates')) expect(allPrivates?.(view).length).toBeGreaterThan(3);
  });
});

it('leaves out what the rulebook says about itself', async () => {
  const shown = chaptersOf((await loadPresentation('18FL'))!).map(([section]) => section);
  expect(shown).not.toContain('13');
  expect(shown).toContain('8');
  expect(shown).toContain('10');
});
