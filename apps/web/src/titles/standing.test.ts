import { type AnyTitle, defaultOptions, type GameState, newGame } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { company, operate, phase, table } from '@signalbox/titles/18fl/position.ts';
import { position } from '@signalbox/titles/union-station/position.ts';
import { expect, test } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from './index.ts';
import type { Standing } from './presentation.ts';

interface Shown {
  readonly title: string;
  readonly options?: Record<string, boolean>;
  /** Of the set; 0 in a stock round. */
  readonly operating: number;
  readonly rule: string;
  readonly en: string;
  readonly ja: string;
}

const EMPTY: readonly Shown[] = [
  {
    title: '1841',
    operating: 1,
    rule: '5',
    en: 'Bank empty: the game ends with this operating round',
    ja: '銀行の資金切れ：この運営ラウンドで終了',
  },
  {
    title: '1841',
    options: { wholeSets: true },
    operating: 0,
    rule: '8.6',
    en: 'Bank empty: the game ends with the next set of operating rounds',
    ja: '銀行の資金切れ：次の一連の運営ラウンドで終了',
  },
  {
    title: '18FL',
    operating: 1,
    rule: '11',
    en: 'Bank empty: the game ends with this set of rounds',
    ja: '銀行の資金切れ：この一連の運営ラウンドで終了',
  },
  {
    title: '1860',
    operating: 0,
    rule: 'END',
    en: 'Bank empty: the game ends with the next operating round',
    ja: '銀行の資金切れ：次の運行ラウンドで終了',
  },
];

test.each(EMPTY)('an empty bank of $title says when the game ends, by §$rule', async (shown) => {
  const title = TITLES.find(({ id }) => id === shown.title) as AnyTitle;
  const presentation = (await loadPresentation(title.id))!;
  const options = { ...defaultOptions(title.options), ...shown.options };
  const state: GameState = newGame(title, { players: 3, options });
  const round = { stock: 5, operating: shown.operating };
  const broken = { ...state, round, bankBroken: true, broken: true } as GameState;
  const fact = presentation.standing(broken).find(({ key }) => key === 'standing/bank-broken')!;
  expect(fact.rule).toBe(shown.rule);
  for (const language of ['en', 'ja'] as const) {
    const words = wordsOf(language, { ...UI, ...title.messages, ...presentation.words });
    expect(words.say(fact.key, fact.details)).toBe(shown[language]);
  }
});

test('an operating round is named with the number of rounds in its set', async () => {
  const state = table(2);
  phase(state, '3');
  company(state, 'SR', { held: { p2: 3 }, cash: 500 });
  operate(state);
  const { standing, title } = (await loadPresentation('18FL'))!;
  const said = (language: 'en' | 'ja', { key, details }: Standing) =>
    wordsOf(language, { ...UI, ...title.messages }).say(key, details);
  expect(said('en', standing(state)[0]!)).toBe('Operating round 1.1 (of 2)');
  expect(said('ja', standing(state)[0]!)).toBe('運営ラウンド1.1（全2回）');
});

test('the 17th dividend of Union Station ends all sales, and that is shown', async () => {
  const { standing } = (await loadPresentation('union-station'))!;
  const closed = (dividends: number) =>
    standing(position({ dividends })).find(({ key }) => key === 'standing/sales-closed')?.rule;
  expect([16, 17].map(closed)).toEqual([undefined, 'SELL']);
});
