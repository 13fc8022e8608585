import type { Messages } from '@signalbox/kernel';
import { BOARD } from '@signalbox/titles/union-station/data/map.ts';

const CITIES: Readonly<Record<string, string>> = {
  Chicago: 'シカゴ',
  Minneapolis: 'ミネアポリス',
  'Des Moines': 'デモイン',
  'Kansas City': 'カンザスシティ',
  Cleveland: 'クリーブランド',
  Pittsburgh: 'ピッツバーグ',
};

const PLACES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()].flatMap(({ id, name }) =>
    name ? [[`hex/${id}`, { en: `${name} (${id})`, ja: `${CITIES[name] ?? name}（${id}）` }]] : [],
  ),
);

/** Messages of Union Station that only the screen uses. */
export const WORDS_UNION_STATION: Messages = {
  ...PLACES,
  ...Object.fromEntries(
    Object.entries(CITIES).map(([city, ja]) => [`destination/${city}`, { en: city, ja }]),
  ),
  'sheet/tokens': { en: '{count, plural, one {# disc} other {# discs}}', ja: 'ディスク{count}枚' },
  'union-station/lot/value': {
    en: 'The winner pays the highest bid, which becomes the railroad’s value.',
    ja: '落札者は入札額を支払い、その額が鉄道の価格になります。',
  },
  'union-station/station': { en: 'Union Station:', ja: 'ユニオン・ステーション：' },
  'union-station/station/paid': {
    en: '{amount, number, money} paid',
    ja: '{amount, number, money}は支払済み',
  },
  'union-station/station/next': {
    en: 'next {amount, number, money}, waits for {names}',
    ja: '次は{amount, number, money}（{names}待ち）',
  },
  'union-station/station/later': {
    en: 'then {amount, number, money}',
    ja: 'その後{amount, number, money}',
  },
  'union-station/lot/unsold': {
    en: 'The highest bid is paid and becomes the railroad’s value. If nobody bids, {seat} gets the share for free, at a value of {value, number, money}.',
    ja: '落札額を支払い、その額が鉄道の価格になります。誰も入札しなければ、{seat}が無料で受け取り、価格は{value, number, money}になります。',
  },
  'union-station/left': { en: 'Left to buy:', ja: '残りの株：' },
  'union-station/left/count': {
    en: '{count, plural, one {# share} other {# shares}}; the last purchase ends the game',
    ja: '{count}株（最後の1株が買われると終了）',
  },
  'union-station/remark/sold': {
    en: '{count, plural, one {The share leaves the game: it cannot be bought again.} other {The shares leave the game: they cannot be bought again.}}',
    ja: '売った株はゲームから除かれ、もう買えません。',
  },
  'auction/now': { en: 'being auctioned', ja: 'オークション中' },
  'column/lot': { en: 'Lot', ja: 'オークションの対象' },
  'auto/lot': { en: 'Lot', ja: 'オークションの対象' },
  'exchange/tokens': { en: '{count, plural, one {# disc} other {# discs}}', ja: 'ディスク{count}枚' },
  'limit/too-expensive': { en: 'not enough cash', ja: '所持金不足' },
  'limit/destination-reached': { en: 'complete', ja: '完成' },
  'limit/no-discs-left': { en: 'no discs', ja: 'ディスクなし' },
  'limit/no-space': { en: 'no space', ja: '場所なし' },
  'limit/sales-closed': { en: 'closed', ja: '売却終了' },
  'column/price': { en: 'Value', ja: '価格' },
  'change/tokens': { en: 'Discs left of {of}', ja: '{of}の残りのディスク' },
  'change/price': { en: 'Value of {of}', ja: '{of}の価格' },
  'charts/price': { en: 'Values of railroads', ja: '鉄道の価格' },
  'column/about': { en: 'Details', ja: '詳細' },
  'column/runs': { en: 'Last dividends', ja: '直近の配当' },
  'column/runs-long': {
    en: 'What the last dividends paid per share, the latest last',
    ja: '直近の配当の1株あたりの額（右端が最新）',
  },
  'column/tokens': { en: 'Discs', ja: 'ディスク' },
  'column/run': {
    en: '{back, plural, =1 {Last dividend} other {# dividends ago}}',
    ja: '{back, plural, =1 {直近の配当} other {#回前の配当}}',
  },
  'strip/last-run': {
    en: 'last dividend {revenue, number, money}',
    ja: '直近の配当{revenue, number, money}',
  },
  'standing/sales-closed': { en: 'No more sales', ja: '株の売却は終了' },
  'sheet/worth-means': { en: 'cash plus the value of all shares held', ja: '現金と持株の価格の合計' },
  'sheet/turned-up': { en: 'next to enter the offer', ja: '次にオファーに入る株' },
  'union-station/lot/shares': { en: '{count} shares', ja: '全{count}株' },
  'market/gold': {
    en: 'gold: a value that rises to or past it pays a dividend; not in the opening auctions',
    ja: '金色：値上がりで入るか通過すると配当（最初のオークションの間はなし）',
  },
  'chapter/first-player': { en: 'First turn', ja: '最初の手番' },
  'chapter/dividend': { en: 'Dividend {number}: {railroad}', ja: '配当{number}回目：{railroad}' },
  'chose/choose-action/lay': {
    en: '{seat} lays track for {railroad}.',
    ja: '{seat}が{railroad}の線路を敷設することにしました。',
  },
  'step/lot-1': { en: '1st share', ja: '1枚目' },
  'step/lot-2': { en: '2nd', ja: '2枚目' },
  'step/lot-3': { en: '3rd', ja: '3枚目' },
  'step/lot-4': { en: '4th', ja: '4枚目' },
  'step/lot-5': { en: '5th', ja: '5枚目' },
  'step/disc-1': { en: 'First disc', ja: '1枚目のディスク' },
  'step/disc-2': { en: 'Second disc', ja: '2枚目のディスク' },
};
