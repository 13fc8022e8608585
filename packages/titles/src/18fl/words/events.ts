import type { Messages } from '@signalbox/kernel';

export const EVENTS: Messages = {
  'event/player-number': {
    en: '{seat} is player number {number}.',
    ja: '{seat}はプレイヤー{number}番です。',
  },
  'event/bid-shown': { en: '{seat} had bid ${amount}.', ja: '{seat}の入札は${amount}でした。' },
  'event/private-bought': {
    en: '{seat} takes the {private} for ${price}.',
    ja: '{seat}が{private}を${price}で得ました。',
  },
  'event/free-share': {
    en: '{seat} gets a share of {company} with it.',
    ja: '{seat}は{company}の株を1株得ます。',
  },
  'event/stock-round': { en: 'Stock round {number} begins.', ja: '第{number}株式ラウンドが始まります。' },
  'event/stock-round-ended': {
    en: 'The stock round ends; {priority} has the priority card.',
    ja: '株式ラウンドが終わり、優先権は{priority}に移ります。',
  },
  'event/passed': { en: '{seat} passes.', ja: '{seat}はパスしました。' },
  'event/share-bought': {
    en: '{seat} buys {company} from {from} for ${amount}.',
    ja: '{seat}が{from}から{company}を${amount}で買いました。',
  },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for ${amount}.',
    ja: '{seat}が{company}を{count}株、${amount}で売りました。',
  },
  'event/president': {
    en: '{president} becomes president of {company}.',
    ja: '{company}の社長は{president}になりました。',
  },
  'event/price': {
    en: 'The price of {company} is now ${price}.',
    ja: '{company}の株価は${price}になりました。',
  },
  'event/company-started': {
    en: '{seat} starts {company} at ${price}, with {size} shares.',
    ja: '{seat}が{company}を${price}、{size}株会社として始めました。',
  },
  'event/floated': {
    en: '{company} floats with ${capital}.',
    ja: '{company}が設立され、資本は${capital}です。',
  },
  'event/operating-round': {
    en: 'Operating round {set}.{number} begins.',
    ja: '運営ラウンド{set}.{number}が始まります。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の運営です。' },
  'event/private-income': {
    en: '{seat} receives ${amount} from the {private}.',
    ja: '{seat}が{private}から${amount}を得ました。',
  },
  'event/track-laid': {
    en: '{company} lays tile {tile} in {hex}{cost, plural, =0 {} other { for $#}}.',
    ja: '{company}が{hex}にタイル{tile}を置きました{cost, plural, =0 {} other {（$#）}}。',
  },
  'event/station-placed': {
    en: '{company} places a station in {hex} for ${cost}.',
    ja: '{company}が{hex}に駅を${cost}で置きました。',
  },
  'event/hotel-placed': {
    en: '{company} builds a hotel in {hex} for ${cost}.',
    ja: '{company}が{hex}にホテルを${cost}で建てました。',
  },
  'event/port-placed': {
    en: 'The port marker in {hex} now serves {company}.',
    ja: '{company}のために{hex}に港マーカーが置かれました。',
  },
  'event/terminal-placed': {
    en: "{company} gets the Terminal's station in {hex}.",
    ja: '{company}が{hex}にターミナルの駅を得ました。',
  },
  'event/ran': { en: '{company} runs for ${revenue}.', ja: '{company}の収入は${revenue}です。' },
  'event/withheld': { en: '{company} keeps ${revenue}.', ja: '{company}が${revenue}を留保しました。' },
  'event/dividend': {
    en: '{company} pays ${revenue} to its shares.',
    ja: '{company}が${revenue}を配当しました。',
  },
  'event/converted': {
    en: '{company} is now a ten-share company{capital, plural, =0 {} other { and gets $#}}.',
    ja: '{company}が10株会社になりました{capital, plural, =0 {} other {（$#を受け取ります）}}。',
  },
  'event/president-pays': {
    en: '{seat} puts ${amount} into {company}.',
    ja: '{seat}が{company}に${amount}を出しました。',
  },
  'event/train-bought': {
    en: '{company} buys a {train} from {from} for ${price}.',
    ja: '{company}が{from}から{train}列車を${price}で買いました。',
  },
  'event/train-discarded': {
    en: '{company} gives a {train} to the pool.',
    ja: '{company}が{train}列車を市場に出しました。',
  },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}が始まります。' },
  'event/rusted': { en: 'All {train}-trains rust.', ja: '{train}列車はすべて廃車になります。' },
  'event/private-closed': { en: 'The {private} closes.', ja: '{private}が閉鎖されました。' },
  'event/keys-struck': {
    en: 'A hurricane strikes the Keys and takes their track.',
    ja: 'ハリケーンがキー諸島を襲い、線路が失われました。',
  },
  'event/bankrupt': { en: '{seat} is bankrupt.', ja: '{seat}は破産しました。' },

  'ending/bank': { en: 'The bank has been empty.', ja: '銀行が空になりました。' },
  'ending/bankruptcy': { en: 'Bankruptcy has ended the game.', ja: '破産によってゲームが終わりました。' },
};
