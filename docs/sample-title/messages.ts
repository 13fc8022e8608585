import type { Messages } from '@signalbox/kernel';
import { RAILS_MESSAGES } from '@signalbox/rails';
import { BOARD, COMPANIES, COMPANY_IDS } from './data.ts';

const PLACES: Readonly<Record<string, string>> = {
  A3: 'パインポイント',
  A7: 'ノースバンク',
  B10: '採石場',
  C1: '大平原',
  C11: 'イーストゲート',
  D2: 'ミルタウン',
  E5: 'サウスエンド',
  E9: 'サンドバー',
  F4: 'リーズ',
};

const MONEY: Messages = {
  'money/purse': { en: '${amount}', ja: '${amount}' },
  'money/treasury': { en: '${amount}', ja: '${amount}' },
};

const NAMES: Messages = Object.fromEntries([
  ...COMPANY_IDS.map((id) => [`company/${id}`, { en: id, ja: id }]),
  ...COMPANY_IDS.map((id) => [`company-name/${id}`, { en: COMPANIES[id].name, ja: COMPANIES[id].name }]),
  ...[...BOARD.hexes.values()].map(({ id, name }) => [
    `hex/${id}`,
    name ? { en: `${name} (${id})`, ja: `${PLACES[id]}（${id}）` } : { en: id, ja: id },
  ]),
]);

const DECISIONS: Messages = {
  'decision/trade': { en: 'Start, buy, sell or pass', ja: '会社の開始・株の購入・売却・パス' },
  'choice/trade/pass': { en: 'pass', ja: 'パス' },
  'choice/trade/start': {
    en: 'start {company} at {par, number, money}',
    ja: '{company}を開始価格{par, number, money}で始める',
  },
  'choice/trade/buy': {
    en: 'buy a share of {company} from {from, select, pool {the pool} other {the IPO}}',
    ja: '{from, select, pool {公開市場} other {IPO}}から{company}の株を買う',
  },
  'choice/trade/sell': {
    en: 'sell {count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}を{count}株売る',
  },
  'decision/lay-track': { en: 'Lay or upgrade track', ja: '線路の敷設・張替え' },
  'choice/lay-track/pass': { en: 'pass', ja: 'パス' },
  'choice/lay-track/lay': { en: 'lay tile {tile} in {hex}', ja: '{hex}にタイル{tile}を置く' },
  'decision/run-trains': { en: 'Run trains', ja: '列車を運行する' },
  'choice/run-trains': { en: 'run trains', ja: '列車を運行する' },
  'decision/dividend': { en: 'Pay out or withhold', ja: '配当または内部留保' },
  'choice/dividend/pay': { en: 'pay out', ja: '配当する' },
  'choice/dividend/withhold': { en: 'withhold', ja: '内部留保する' },
  'decision/buy-train': { en: 'Buy trains', ja: '列車を買う' },
  'choice/buy-train/pass': { en: 'pass', ja: 'パス' },
  'choice/buy-train/buy': { en: 'buy a {train}-train', ja: '{train}列車を買う' },
};

const EVENTS: Messages = {
  'event/stock-round': { en: 'Stock round {number}', ja: '株式ラウンド{number}' },
  'event/passed': { en: '{seat} passes.', ja: '{seat}がパスしました。' },
  'event/company-started': {
    en: '{seat} starts {company} at {price, number, money}.',
    ja: '{seat}が{company}を開始価格{price, number, money}で始めました。',
  },
  'event/share-bought': {
    en: '{seat} buys 20% of {company} from {from, select, pool {the pool} other {the IPO}} for {amount, number, money}.',
    ja: '{seat}が{from, select, pool {公開市場} other {IPO}}から{company}の20%を{amount, number, money}で買いました。',
  },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money}.',
    ja: '{seat}が{company}の{count}株を{amount, number, money}で売りました。',
  },
  'event/floated': {
    en: '{company} floats and receives {capital, number, money}.',
    ja: '{company}が設立され、{capital, number, money}を受け取りました。',
  },
  'event/president': {
    en: '{president} becomes president of {company}.',
    ja: '{president}が{company}の社長になりました。',
  },
  'event/price': {
    en: 'The share price of {company} is now {price, number, money}.',
    ja: '{company}の株価が{price, number, money}になりました。',
  },
  'event/stock-round-ended': {
    en: 'All players have passed. {priority} has the priority deal.',
    ja: '全員がパスし、優先権は{priority}に渡りました。',
  },
  'event/operating-round': { en: 'Operating round {set}.{number}', ja: '運営ラウンド{set}.{number}' },
  'event/operates': { en: '{company} operates.', ja: '{company}の手番になりました。' },
  'event/track-laid': {
    en: '{company} lays tile {tile} in {hex}{cost, plural, =0 {} other { for {cost, number, money}}}.',
    ja: '{company}が{hex}にタイル{tile}を置きました{cost, plural, =0 {} other {（{cost, number, money}）}}。',
  },
  'event/ran': {
    en: '{company} runs for {revenue, number, money}.',
    ja: '{company}が運行し、収入は{revenue, number, money}でした。',
  },
  'event/withheld': {
    en: '{company} withholds {revenue, number, money}.',
    ja: '{company}が{revenue, number, money}を内部留保しました。',
  },
  'event/dividend': {
    en: '{company} pays out {revenue, number, money}, {perShare, number, money} per share.',
    ja: '{company}が{revenue, number, money}を配当しました（1株につき{perShare, number, money}）。',
  },
  'event/train-bought': {
    en: '{company} buys a {train}-train for {price, number, money}.',
    ja: '{company}が{train}列車を{price, number, money}で買いました。',
  },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}が始まりました。' },
  'event/rusted': { en: 'All {train}-trains rust.', ja: '{train}列車はすべて廃車になりました。' },
  'ending/turns': { en: 'The fourth turn is over.', ja: '第4ターンが終わりました。' },
};

const OPTIONS: Messages = {
  'option/anyRun': {
    en: 'Companies need not run for the highest revenue',
    ja: '最大の収入でなくても運行できる',
  },
};

const REASONS: Messages = {
  'why/trade/cash': {
    en: 'You do not have {cost, number, money}.',
    ja: '{cost, number, money}を持っていません。',
  },
  'why/trade/sold': {
    en: 'You have sold shares of {company} this round, so you may not buy any.',
    ja: 'このラウンドに{company}の株を売ったため、買えません。',
  },
  'why/trade/most-held': {
    en: 'Nobody may hold more than 60% of a company.',
    ja: '1社の株は60%までです。',
  },
  'why/track/treasury': {
    en: 'The company does not have {cost, number, money}.',
    ja: '会社の資金が{cost, number, money}に足りません。',
  },
  'why/trains/limit': {
    en: 'A company owns at most {limit} trains.',
    ja: '列車は{limit}台までです。',
  },
  'why/trains/treasury': {
    en: 'The company does not have {price, number, money}.',
    ja: '会社の資金が{price, number, money}に足りません。',
  },
};

export const MESSAGES: Messages = {
  ...RAILS_MESSAGES,
  ...MONEY,
  ...NAMES,
  ...DECISIONS,
  ...EVENTS,
  ...OPTIONS,
  ...REASONS,
};
