import type { Messages } from '@signalbox/kernel';
import { WHICH_CITY } from './decisions.ts';

const OPENING: Messages = {
  'event/player-number': {
    en: '{seat} draws player number {number}.',
    ja: '{seat}がプレイヤー番号{number}を引きました。',
  },
  'event/bid-shown': {
    en: '{seat} reveals a bid of {amount, number, money}{amount, plural, =0 {} other { and pays it}}.',
    ja: '{seat}の入札は{amount, number, money}{amount, plural, =0 {でした} other {で、支払いました}}。',
  },
  'event/private-bought': {
    en: '{seat} buys the {private} for {price, number, money}.',
    ja: '{seat}が{private}を{price, number, money}で買いました。',
  },
  'event/free-share': {
    en: '{seat} also receives a share of {company}.',
    ja: '{seat}は{company}も1株受け取りました。',
  },
};

const STOCK_ROUND: Messages = {
  'event/stock-round': { en: 'Stock round {number}', ja: '株式ラウンド{number}' },
  'event/passed': { en: '{seat} passes.', ja: '{seat}がパスしました。' },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money}.',
    ja: '{seat}が{company}の{count}株を{amount, number, money}で売りました。',
  },
  'event/share-bought': {
    en: '{seat} buys {percent}% of {company} from {from, select, president {the pool (president’s certificate)} pool {the pool} other {the IPO}} for {amount, number, money}.',
    ja: '{seat}が{from, select, president {公開市場から{company}の社長株（{percent}%）} pool {公開市場から{company}の{percent}%} other {未購入の{company}の{percent}%}}を{amount, number, money}で買いました。',
  },
  'event/company-started': {
    en: '{seat} starts {company} at {price, number, money} as a {size, plural, =5 {five} other {ten}}-share company.',
    ja: '{seat}が{company}を{size}株会社として開始価格{price, number, money}で始めました。',
  },
  'event/size-chosen': {
    en: '{seat} makes {company} a {size, plural, =5 {five} other {ten}}-share company.',
    ja: '{seat}が{company}を{size}株会社にしました。',
  },
  'event/floated': {
    en: '{company} floats and receives {capital, number, money}.',
    ja: '{company}が設立され、{capital, number, money}を受け取りました。',
  },
  'event/president': {
    en: '{president, select, pool {{company} has no president: the president’s certificate goes to the pool.} other {{president} becomes president of {company}.}}',
    ja: '{president, select, pool {{company}の社長株は公開市場に置かれ、社長がいなくなりました。} other {{president}が{company}の社長になりました。}}',
  },
  'event/price': {
    en: 'The share price of {company} is now {price, number, money}.',
    ja: '{company}の株価が{price, number, money}になりました。',
  },
  'event/price-without-revenue': {
    en: '{company} has no revenue: its share price falls to {price, number, money}.',
    ja: '{company}は収入がなく、株価が{price, number, money}に下がりました。',
  },
  'event/stock-round-ended': {
    en: 'The stock round ends. {priority} has the priority deal.',
    ja: '株式ラウンドが終わり、優先売買カードは{priority}に渡りました。',
  },
};

const OPERATING_ROUND: Messages = {
  'event/operating-round': { en: 'Operating round {set}.{number}', ja: '運営ラウンド{set}.{number}' },
  'event/private-income': {
    en: 'The {private} pays {amount, number, money} to {seat}.',
    ja: '{private}が{seat}に{amount, number, money}を支払いました。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の手番になりました。' },
  'event/converted': {
    en: '{company} converts to a ten-share company{capital, plural, =0 {} other { and receives {capital, number, money}}}.',
    ja: '{company}が10株会社に変換{capital, plural, =0 {されました} other {され、{capital, number, money}を受け取りました}}。',
  },
  'event/track-laid': {
    en: '{company} {upgrade, select, true {upgrades {hex} to tile {tile}} other {lays tile {tile} in {hex}}}{cost, plural, =0 {} other { for {cost, number, money}}}.',
    ja: '{company}が{upgrade, select, true {{hex}をタイル{tile}に張り替え} other {{hex}にタイル{tile}を敷設し}}ました{cost, plural, =0 {} other {（{cost, number, money}）}}。',
  },
  'event/station-placed': {
    en: '{company} places a station in {hex} for {cost, number, money}.',
    ja: '{company}が{hex}に駅トークンを{cost, number, money}で置きました。',
  },
  'event/hotel-placed': {
    en: '{company} places a hotel in {hex} for {cost, number, money}.',
    ja: '{company}が{hex}にホテルを{cost, number, money}で置きました。',
  },
  'event/port-placed': {
    en: '{company} places the port marker in {hex}: its trains earn $20 more there.',
    ja: '{company}が{hex}に港トークンを置き、そこでの収入が$20増えました。',
  },
  'event/terminal-placed': {
    en: `{company} places the Terminal station beside {hex}${WHICH_CITY.en}.`,
    ja: `{company}が{hex}${WHICH_CITY.ja}のそばにターミナル駅を置きました。`,
  },
  'event/ran': {
    en: '{company} runs for {revenue, number, money}.',
    ja: '{company}が運行し、収入は{revenue, number, money}でした。',
  },
  'event/dividend': {
    en: '{company} pays out {revenue, number, money} ({perShare, number, money} per share).',
    ja: '{company}が{revenue, number, money}を配当しました（1株{perShare, number, money}）。',
  },
  'event/withheld': {
    en: '{company} {revenue, plural, =0 {does not pay a dividend} other {withholds {revenue, number, money}}}.',
    ja: '{company}{revenue, plural, =0 {は無配でした} other {が{revenue, number, money}を内部留保しました}}。',
  },
};

const TRAINS: Messages = {
  'event/president-pays': {
    en: '{seat} contributes {amount, number, money} to {company}’s treasury.',
    ja: '{seat}が{company}に{amount, number, money}を出しました。',
  },
  'event/train-bought': {
    en: '{company} buys a {train}-train from {from, select, bank {the depot} pool {the pool} other {{from}}} for {price, number, money}.',
    ja: '{company}が{from, select, bank {列車在庫} pool {公開市場} other {{from}}}から{train}列車を{price, number, money}で買いました。',
  },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}になりました。' },
  'event/rusted': { en: 'All {train}-trains rust.', ja: '{train}列車がすべて廃車になりました。' },
  'event/private-closed': { en: 'The {private} closes.', ja: '{private}は閉鎖されました。' },
  'event/train-discarded': {
    en: '{company} discards a {train}-train.',
    ja: '{company}が{train}列車を返しました。',
  },
  'event/keys-struck': {
    en: 'A hurricane destroys the track in the Keys{hotel, select, none {} other { and {hotel}’s hotel}}.',
    ja: 'ハリケーンがキーの線路{hotel, select, none {} other {と{hotel}のホテル}}を破壊しました。',
  },
  'event/port-removed': {
    en: '{company}’s port marker in {hex} is removed.',
    ja: '{hex}の{company}の港トークンが取り除かれました。',
  },
  'event/cash-surrendered': {
    en: '{seat} gives their last {amount, number, money} to {company}.',
    ja: '{seat}は残りの{amount, number, money}をすべて{company}に渡しました。',
  },
  'event/shares-surrendered': {
    en: '{seat}’s {count, plural, one {# share} other {# shares}} of {company} {count, plural, one {goes} other {go}} to the pool.',
    ja: '{seat}の{company}の{count}株が公開市場に移りました。',
  },
  'event/priority': {
    en: '{seat} gets the priority deal.',
    ja: '優先売買カードが{seat}に渡りました。',
  },
  'event/bankrupt': { en: '{seat} goes bankrupt.', ja: '{seat}は破産しました。' },
};

/** For logs written before events had percentages, dividends per share and whether a tile replaced another. */
const OLDER: Messages = {
  'older/event/track-laid': {
    en: '{company} lays tile {tile} in {hex}{cost, plural, =0 {} other { for {cost, number, money}}}.',
    ja: '{company}が{hex}にタイル{tile}を敷設しました{cost, plural, =0 {} other {（{cost, number, money}）}}。',
  },
  'older/event/share-bought': {
    en: '{seat} buys a share of {company} for {amount, number, money}.',
    ja: '{seat}が{company}の株を{amount, number, money}で買いました。',
  },
  'older/event/keys-struck': {
    en: 'A hurricane destroys the track and hotels in the Keys.',
    ja: 'ハリケーンがキーの線路とホテルを破壊しました。',
  },
  'older/event/dividend': {
    en: '{company} pays out {revenue, number, money}.',
    ja: '{company}が{revenue, number, money}を配当しました。',
  },
};

export const EVENT_MESSAGES: Messages = {
  ...OLDER,
  ...OPENING,
  ...STOCK_ROUND,
  ...OPERATING_ROUND,
  ...TRAINS,
};
