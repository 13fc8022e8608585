import { describe, expect, it } from 'vitest';
import { PRESENTATIONS } from './index.ts';
import { ruleText } from './rule-text.ts';

describe.each(PRESENTATIONS.map(({ title }) => title))('the rule reference of $name', (title) => {
  it('has words of our own for every section, in both languages', () => {
    for (const section of Object.keys(title.rulebook.sections)) {
      const text = ruleText(title.id, section);
      expect(text?.en.length, section).toBeGreaterThan(10);
      expect(text?.ja.length, section).toBeGreaterThan(2);
    }
  });
});
