import { TITLES } from '@signalbox/titles';
import { expect, it } from 'vitest';
import { UI } from './catalogue/index.ts';
import { wordsOf } from './words.ts';

/** What is done in a row of the exchange, or in one of a panel. */
const IN_ROWS =
  /^why\/((trade|purchase|sale|start|founding|private|exchange|concession|deal|trains|merger)\/.*)/;

it('has a word for every reason why an action in a row is not possible', () => {
  const reasons = TITLES.flatMap(({ messages }) =>
    Object.keys(messages).flatMap((key) => IN_ROWS.exec(key)?.[1] ?? []),
  );
  expect(reasons.length).toBeGreaterThan(50);
  const { has } = wordsOf('en', UI);
  expect([...new Set(reasons)].filter((why) => !has(`limit/${why}`))).toEqual([]);
});
