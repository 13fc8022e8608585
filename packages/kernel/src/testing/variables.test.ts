import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { objectionToVariables, VARIABLES } from './variables.ts';

test('a variable that would have no effect is refused', () => {
  expect(objectionToVariables({ SIGNALBOX_BOARDS: '5000', PATH: '/bin' })).toBeNull();
  expect(objectionToVariables({ SIGNALBOX_BOARDS: '5k' })).toBe(
    'SIGNALBOX_BOARDS must be a whole number, not “5k”.',
  );
  expect(objectionToVariables({ SIGNALBOX_BOARD: '5000' })).toMatch(
    /^There is no variable SIGNALBOX_BOARD\. /,
  );
});

test('the guide for contributors has every variable', () => {
  const guide = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const described = [...guide.matchAll(/^\| `((?:SIGNALBOX|FUZZ)_[A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(described.sort()).toEqual([...VARIABLES].sort());
});
