import { BOT_MESSAGES } from '@signalbox/bots/messages';
import type { EndedAuto, WireEntry } from '@signalbox/protocol';
import { expect, test } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import {
  chaptersOf,
  chapterText,
  eventHexes,
  eventSentence,
  filteredEntries,
  spokenEntries,
  WHOLE_LOG,
  withEnds,
} from './sentences.ts';

const entry = (position: number, ...types: string[]) =>
  ({ position, events: types.map((type) => ({ type })) }) as unknown as WireEntry;

test('the log lists every event with a message, latest first, from the first move', () => {
  const entries = Array.from({ length: 400 }, (_, i) => entry(i + 1, 'pass', 'silent'));
  const told = spokenEntries([...entries, entry(401, 'silent')], null, (type) => type !== 'silent');
  expect(told.map((line) => line.entry.position)).toEqual(Array.from({ length: 400 }, (_, i) => 400 - i));
  expect(told[0]!.sentences).toEqual([{ type: 'pass' }]);
});

test('the ends of auto actions are listed where they happened', () => {
  const told = spokenEntries([entry(1, 'pass'), entry(3, 'pass')], null, () => true);
  const ended = [4, 3, 2, 0].map((position) => ({ position }) as EndedAuto);
  const order = withEnds(told, ended).map((line) =>
    'entry' in line ? line.entry.position : `ended at ${line.ended.position}`,
  );
  expect(order).toEqual(['ended at 4', 'ended at 3', 3, 'ended at 2', 1, 'ended at 0']);
});

test('in the past the log ends at the position that is shown', () => {
  const told = spokenEntries([entry(1, 'pass'), entry(2, 'pass'), entry(3, 'pass')], 2, () => true);
  expect(told.map((line) => line.entry.position)).toEqual([2, 1]);
});

test('a token in the second city of its hex highlights that hex', () => {
  expect(eventHexes({ type: 'tokens-kept', hexes: ['H4.1', 'M7'] })).toEqual(['H4', 'M7']);
  expect(eventHexes({ type: 'run', routes: [{ path: ['K7.0', 'K9'] }] })).toEqual(['K7', 'K9']);
});

test('a move without an event is listed as a decision', () => {
  const sealed = { ...entry(1), kind: 'action', by: 'person', seat: 'p1', decision: 'bid' } as WireEntry;
  const [line] = spokenEntries([sealed], null, () => true);
  const words = wordsOf('en', { ...UI, 'decision/bid': { en: 'Bid or pass', ja: '入札' } }, { p1: 'Anna' });
  expect(line!.sentences.map((event) => eventSentence(words, event))).toEqual(['Anna: Bid or pass']);
  const drawn = { ...sealed, by: 'chance' } as WireEntry;
  expect(spokenEntries([drawn], null, () => true)).toEqual([]);
});

test('a bot that cannot win any more says so once, after its move', () => {
  const move = (position: number) =>
    ({ ...entry(position, 'pass'), kind: 'action', by: 'bot', seat: 'p2', lost: true }) as WireEntry;
  const words = wordsOf(
    'ja',
    { ...UI, ...BOT_MESSAGES, 'event/pass': { en: 'Pass', ja: 'パス' } },
    { p2: '次郎' },
  );
  const told = spokenEntries([move(1), move(2)], null, () => true, 'bot/lost-agrees');
  expect(told.map(({ sentences }) => sentences.map((event) => eventSentence(words, event)))).toEqual([
    ['パス'],
    ['パス', '次郎：もう勝てそうにありません。全員がゲームの終了を望むなら、同意します。'],
  ]);
});

test('a pass and a proposal without an event say what was chosen', () => {
  const move = (choice: WireEntry['choice']) =>
    ({ ...entry(1), kind: 'action', by: 'person', seat: 'p1', decision: 'buy-train', choice }) as WireEntry;
  const words = wordsOf(
    'en',
    {
      ...UI,
      'decision/buy-train': { en: 'Buy trains', ja: '列車の購入' },
      'choice/buy-train/deal': { en: 'buy a {train}-train for {price}', ja: '{price}で{train}列車を買う' },
    },
    { p1: 'Anna' },
  );
  const said = (choice: WireEntry['choice']) =>
    spokenEntries([move(choice)], null, () => true).flatMap(({ sentences }) =>
      sentences.map((event) => eventSentence(words, event)),
    );
  expect(said({ do: 'pass' })).toEqual(['Anna buys no train.']);
  expect(said({ do: 'deal', train: '3', price: 150 })).toEqual(['Anna: Buy a 3-train for 150']);
});

test('a pass is said before the round that it leads to; after a purchase it ends the step', () => {
  const move = (position: number, choice: unknown, ...events: string[]) =>
    ({
      ...entry(position, ...events),
      kind: 'action',
      by: 'person',
      seat: 'p1',
      decision: 'buy-train',
      choice,
    }) as WireEntry;
  const words = wordsOf(
    'en',
    {
      ...UI,
      'decision/buy-train': { en: 'Buy trains', ja: '列車の購入' },
      'event/stock-round': { en: 'Stock round 2', ja: '株式ラウンド2' },
      'event/train-bought': { en: 'ACL buys a train.', ja: 'ACLが列車を買いました。' },
      'event/passed': { en: 'Anna passes.', ja: 'Annaはパスしました。' },
      'event/bid-passed': { en: 'Anna passes on Alton.', ja: 'Annaはアルトンの競りをパスしました。' },
      'event/auction-declined': { en: 'Anna declines.', ja: 'Annaは競りにかけませんでした。' },
    },
    { p1: 'Anna' },
  );
  const said = (...entries: WireEntry[]) =>
    spokenEntries(entries, null, () => true)[0]!.sentences.map((event) => eventSentence(words, event));
  const pass = move(2, { do: 'pass' }, 'stock-round');
  expect(said(pass)).toEqual(['Anna buys no train.', 'Stock round 2']);
  expect(said(move(1, { do: 'buy' }, 'train-bought'), pass)).toEqual([
    'Anna buys no more trains.',
    'Stock round 2',
  ]);
  const trade = { ...pass, decision: 'trade', events: [] };
  expect(said({ ...trade, position: 1, choice: { do: 'sell' } }, trade)).toEqual(['Anna ends the turn.']);
  expect(said(move(3, 'pass', 'passed'))).toEqual(['Anna passes.']);
  expect(said(move(3, 'pass', 'auction-declined'))).toEqual(['Anna declines.']);
  expect(said(move(3, 'pass', 'bid-passed'))).toEqual(['Anna passes on Alton.']);
});

test('what is passed or chosen often has a sentence of its own', () => {
  const words = wordsOf(
    'en',
    {
      ...UI,
      'decision/buy-token': { en: 'Buy a token', ja: 'トークンの購入' },
      'chose/buy-token/lay': { en: '{seat} lays track for {railroad}.', ja: '' },
    },
    { p1: 'Anna' },
  );
  const said = (decision: string, choice: unknown) =>
    spokenEntries(
      [{ ...entry(1), kind: 'action', by: 'person', seat: 'p1', decision, choice } as WireEntry],
      null,
      () => true,
    )[0]!.sentences.map((event) => eventSentence(words, event));
  expect(said('buy-train', { do: 'pass' })).toEqual(['Anna buys no train.']);
  expect(said('buy-token', { do: 'pass' })).toEqual(['Anna passes (Buy a token).']);
  expect(said('buy-token', { do: 'lay', railroad: 'PRR' })).toEqual(['Anna lays track for PRR.']);
});

test('what is chosen for a company is told of that company', () => {
  const words = wordsOf(
    'en',
    {
      ...UI,
      'choice/merge': { en: 'merge with {choice}', ja: '' },
      'chose/merge': { en: '{seat} proposes a merger of {company} and {choice}.', ja: '' },
    },
    { p1: 'Anna' },
  );
  const operates = { ...entry(1), events: [{ type: 'operates', company: 'SB' }] };
  const merges = { ...entry(2), kind: 'action', by: 'person', seat: 'p1', decision: 'merge', choice: 'SFL' };
  const said = (steps: string[]) =>
    spokenEntries(
      [operates, merges as WireEntry],
      null,
      () => true,
      undefined,
      new Set(steps),
    )[0]!.sentences.map((event) => eventSentence(words, event));
  expect(said(['merge'])).toEqual(['Anna proposes a merger of SB and SFL.']);
  // A log that does not tell which company it was.
  expect(said([])).toEqual(['Anna: Merge with SFL']);
});

test('a part of the game is named in a few words where its event is long', () => {
  const words = wordsOf('en', {
    'event/dividend': { en: 'PRR pays dividend {number} of 20.', ja: '' },
    'chapter/dividend': { en: 'Dividend {number}', ja: '' },
    'event/stock-round': { en: 'Stock round {number}', ja: '' },
  });
  const named = (type: string) => chapterText(words, { position: 1, event: { type, number: 2 } });
  expect(named('dividend')).toBe('Dividend 2');
  expect(named('stock-round')).toBe('Stock round 2');
});

test('parts of the game begin with their events', () => {
  const entries = [entry(1, 'stock-round'), entry(2, 'pass'), entry(3, 'pass', 'operating-round')];
  expect(chaptersOf(entries, ['stock-round', 'operating-round'])).toEqual([
    { position: 1, event: { type: 'stock-round' } },
    { position: 3, event: { type: 'operating-round' } },
  ]);
  // Rounds in which nobody is asked anything: only the last of them can be looked at.
  const rounds = {
    ...entry(4, 'operating-round'),
    events: [1, 2].map((number) => ({ type: 'operating-round', number })),
  };
  expect(chaptersOf([rounds], ['operating-round'])).toEqual([
    { position: 4, event: { type: 'operating-round', number: 2 } },
  ]);
});

test('the log can be searched by text, by player or company, and for money', () => {
  const words = wordsOf(
    'en',
    {
      'event/bought': {
        en: '{seat} buys {company} for {price, number, money}.',
        ja: '{seat} {company} {price}',
      },
      'event/passed': { en: '{seat} passes.', ja: '{seat}' },
    },
    { p1: 'Anna', p2: 'Ben' },
  );
  const entries = [
    { ...entry(1), events: [{ type: 'bought', seat: 'p1', company: 'FEC', price: 60 }] },
    { ...entry(2), events: [{ type: 'passed', seat: 'p2' }] },
    {
      ...entry(3),
      events: [
        { type: 'passed', seat: 'p1' },
        { type: 'bought', seat: 'p2', company: 'FEC', price: 5 },
      ],
    },
  ] as WireEntry[];
  const told = spokenEntries(entries, null, (type) => words.has(`event/${type}`));
  const found = (filter: Partial<typeof WHOLE_LOG>) =>
    filteredEntries(words, told, { ...WHOLE_LOG, ...filter }).map((line) =>
      'ended' in line ? null : [line.entry.position, line.sentences.length],
    );
  expect(found({})).toEqual([
    [3, 2],
    [2, 1],
    [1, 1],
  ]);
  expect(found({ text: 'PASSES' })).toEqual([
    [3, 1],
    [2, 1],
  ]);
  expect(found({ about: 'FEC' })).toEqual([
    [3, 1],
    [1, 1],
  ]);
  expect(found({ about: 'p1' })).toEqual([
    [3, 1],
    [1, 1],
  ]);
  expect(found({ money: true, about: 'p2' })).toEqual([[3, 1]]);
  expect(found({ text: 'nobody' })).toEqual([]);
});

test('a step that is passed names the company, in its turn and where it was undone', () => {
  const move = (position: number, decision: string, events: unknown[], more: object = {}) =>
    ({
      position,
      kind: 'action',
      by: 'person',
      seat: 'p1',
      decision,
      choice: { do: 'pass' },
      events,
      ...more,
    }) as unknown as WireEntry;
  const operates = (company: string) => [{ type: 'operates', company }];
  const words = wordsOf(
    'en',
    {
      ...UI,
      'decision/buy-train': { en: 'Buy trains', ja: '列車の購入' },
      'decision/subscribe': { en: 'Buy an offered share', ja: '追加の株の購入' },
      'decision/trade': { en: 'Trade', ja: '売買' },
    },
    { p1: 'Anna' },
  );
  const entries = [
    move(1, 'trade', operates('SB')),
    move(2, 'buy-train', []),
    move(3, 'subscribe', []),
    move(4, 'buy-train', operates('SFL'), { undone: true }),
    move(5, 'buy-train', [], { undone: true }),
    move(6, 'buy-train', [{ type: 'stock-round' }]),
    move(7, 'buy-train', []),
  ];
  const has = (type: string) => words.has(`event/${type}`);
  const said = spokenEntries(entries, null, has, undefined, new Set(['buy-train'])).map(({ sentences }) =>
    sentences.map((event) => eventSentence(words, event)).join(' '),
  );
  expect(said.toReversed()).toEqual([
    'Anna passes (Trade).',
    'SB buys no train.',
    'Anna passes (Buy an offered share).',
    'SB buys no train.',
    'SFL buys no train.',
    'SB buys no train.',
    'Anna buys no train.',
  ]);
});
