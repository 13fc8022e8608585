import type { Messages } from '@signalbox/kernel';

const OPENING: Messages = {
  'event/player-number': { en: '{seat} is number {number}.', ja: '{seat}は{number}番です。' },
  'event/bid-shown': {
    en: '{seat} had bid ${amount}, and pays it.',
    ja: '{seat}の入札は${amount}で、これを支払います。',
  },
  'event/private-bought': {
    en: '{seat} buys the {private} for ${price}.',
    ja: '{seat}が{private}を${price}で購入しました。',
  },
  'event/free-share': {
    en: '{seat} has a share of {company} with it.',
    ja: '{seat}は{company}の1株も受け取ります。',
  },
};

const STOCK_ROUND: Messages = {
  'event/stock-round': { en: 'Stock round {number} begins.', ja: '第{number}株式ラウンドを始めます。' },
  'event/passed': { en: '{seat} passes.', ja: '{seat}がパスしました。' },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for ${amount}.',
    ja: '{seat}が{company}を{count}株、${amount}で売却しました。',
  },
  'event/share-bought': {
    en: '{seat} buys {from, select, president {the president’s certificate of {company} from the pool} pool {a share of {company} from the pool} other {a share of {company} from the bank}} for ${amount}.',
    ja: '{seat}が{from, select, president {公開市場から{company}の社長株} pool {公開市場から{company}の株} other {銀行から{company}の株}}を${amount}で購入しました。',
  },
  'event/company-started': {
    en: '{seat} starts {company} at ${price} with {size} shares.',
    ja: '{seat}が{company}を{size}株会社として${price}で開始しました。',
  },
  'event/floated': {
    en: '{company} floats and receives ${capital}.',
    ja: '{company}が設立され、${capital}を受け取ります。',
  },
  'event/president': {
    en: '{president, select, pool {{company} has no president: its certificate lies in the pool.} other {{president} is now president of {company}.}}',
    ja: '{president, select, pool {{company}の社長株は公開市場に置かれ、社長はいません。} other {{president}が{company}の社長になりました。}}',
  },
  'event/price': { en: '{company} now stands at ${price}.', ja: '{company}の株価が${price}になりました。' },
  'event/stock-round-ended': {
    en: 'All have passed. {priority} takes the priority card.',
    ja: '全員がパスしました。優先売買カードは{priority}が持ちます。',
  },
};

const OPERATING_ROUND: Messages = {
  'event/operating-round': {
    en: 'Operating round {set}.{number} begins.',
    ja: '運営ラウンド{set}.{number}を始めます。',
  },
  'event/private-income': {
    en: 'The {private} pays {seat} ${amount}.',
    ja: '{private}が{seat}に${amount}を支払いました。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の運営です。' },
  'event/converted': {
    en: '{company} is now a ten-share company and receives ${capital}.',
    ja: '{company}が10株会社になり、${capital}を受け取ります。',
  },
  'event/track-laid': {
    en: '{company} lays {tile} in {hex}{cost, plural, =0 {} other { for $#}}.',
    ja: '{company}が{hex}に{tile}を置きました{cost, plural, =0 {} other {（$#）}}。',
  },
  'event/station-placed': {
    en: '{company} places a station in {hex} for ${cost}.',
    ja: '{company}が{hex}に駅を${cost}で置きました。',
  },
  'event/hotel-placed': {
    en: '{company} opens a hotel in {hex} for ${cost}.',
    ja: '{company}が{hex}にホテルを${cost}で置きました。',
  },
  'event/port-placed': {
    en: '{company} counts 20 more in the port of {hex}.',
    ja: '{company}にとって{hex}の港の価値が20増えます。',
  },
  'event/terminal-placed': {
    en: '{company} has an extra station beside {hex}{node, select, 1 { north} other {}}.',
    ja: '{company}が{hex}{node, select, 1 {北} other {}}のそばに追加の駅を置きました。',
  },
  'event/ran': { en: '{company} runs for ${revenue}.', ja: '{company}の収入は${revenue}です。' },
  'event/dividend': {
    en: '{company} pays ${revenue} to its shares.',
    ja: '{company}が${revenue}を配当しました。',
  },
  'event/withheld': { en: '{company} keeps ${revenue}.', ja: '{company}が${revenue}を留保しました。' },
};

const TRAINS: Messages = {
  'event/president-pays': {
    en: '{seat} adds ${amount} to the treasury of {company}.',
    ja: '{seat}が{company}の金庫に${amount}を足しました。',
  },
  'event/train-bought': {
    en: '{company} buys a {train} from {from, select, bank {the bank} pool {the pool} other {{from}}} for ${price}.',
    ja: '{company}が{from, select, bank {銀行} pool {公開市場} other {{from}}}から{train}列車を${price}で購入しました。',
  },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}が始まります。' },
  'event/rusted': { en: 'All {train}-trains are scrapped.', ja: '{train}列車はすべて廃車です。' },
  'event/private-closed': { en: 'The {private} closes.', ja: '{private}は閉鎖されました。' },
  'event/train-discarded': {
    en: '{company} gives up a {train} to the pool.',
    ja: '{company}が{train}列車を公開市場に手放しました。',
  },
  'event/keys-struck': {
    en: 'A hurricane sweeps the Keys clear of track and hotels.',
    ja: 'ハリケーンがキーの線路とホテルを押し流しました。',
  },
  'event/bankrupt': { en: '{seat} is bankrupt.', ja: '{seat}は破産しました。' },
};

export const EVENT_MESSAGES: Messages = { ...OPENING, ...STOCK_ROUND, ...OPERATING_ROUND, ...TRAINS };
