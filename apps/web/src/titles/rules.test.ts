import { describe, expect, it } from 'vitest';
import { loadPresentation } from './index.ts';
import { MENU } from './menu.ts';

describe.each(MENU)('the rule reference of $name', ({ id }) => {
  it('summarises every section in both languages', async () => {
    const { title, rules } = (await loadPresentation(id))!;
    for (const section of Object.keys(title.rulebook.sections)) {
      expect(rules[section]?.en.length, section).toBeGreaterThan(10);
      expect(rules[section]?.ja.length, section).toBeGreaterThan(2);
    }
  });
});
