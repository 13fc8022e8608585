import type { Messages } from '@signalbox/kernel';

const TRADING: Messages = {
  'why/trade/bought': {
    en: 'You have bought in this turn: nothing more can be sold or bought.',
    ja: 'この手番ではもう購入したので、これ以上の売買はできません。',
  },
  'why/trade/exchange-alone': {
    en: 'You can neither buy nor sell: at this table nobody exchanges a private who can do nothing else.',
    ja: '売買ができません。この卓では、ほかに何もできないプレイヤーは個人会社を交換できません。',
  },
  'why/sale/one-block': {
    en: 'You have sold {company} in this turn already.',
    ja: 'この手番ではすでに{company}の株を売っています。',
  },
  'why/sale/no-successor': {
    en: 'The president’s certificate of {company} cannot be split: nobody has two shares, and the pool has no single share, to swap for it.',
    ja: '{company}の社長株は分けて売れません。2株持つ人がほかになく、交換できる普通株もバンクプールにありません。',
  },
  'why/trade/sell-first': {
    en: 'You hold too many certificates: sell first.',
    ja: '株券が多すぎます。先に売らなければなりません。',
  },
  'why/purchase/cash': { en: 'That costs £{cost}.', ja: '£{cost}が必要です。' },
  'why/purchase/certificate-limit': {
    en: 'You hold {limit} certificates: no more are allowed.',
    ja: '株券の上限{limit}枚に達しています。',
  },
  'why/purchase/sold-this-round': {
    en: 'You have sold {company} in this stock round.',
    ja: 'この株式ラウンドに{company}の株を売っています。',
  },
  'why/purchase/reserved': {
    en: 'The last share of {company} is kept for its private company.',
    ja: '{company}の最後の株は個人会社との交換用です。',
  },
  'why/purchase/certificate-in-pool': {
    en: 'Only the president’s certificate of {company} lies in the pool: it goes to whoever buys a second share.',
    ja: 'バンクプールにあるのは{company}の社長株だけです。2枚目の株を買った人がこれと交換します。',
  },
  'why/start/layer': {
    en: '{company} belongs to layer {layer}, which is not open yet.',
    ja: '{company}のレイヤー{layer}はまだ開いていません。',
  },
  'why/start/southern': {
    en: '{company} can no longer be started: the Southern Railway has formed.',
    ja: 'Southern Railwayの結成後は、{company}を新たに設立できません。',
  },
  'why/private/first-round': {
    en: 'Privates can be sold from the second stock round on.',
    ja: '個人会社の売却は2回目の株式ラウンドからです。',
  },
  'why/private/too-early': {
    en: '{private} can be bought once the first 6+3 is sold.',
    ja: '{private}は最初の6+3列車が売れるまで買えません。',
  },
  'why/exchange/none': {
    en: 'This private has no share to change into.',
    ja: 'この個人会社に交換できる株はありません。',
  },
  'why/exchange/not-started': {
    en: '{company} has no president’s certificate sold.',
    ja: '{company}の社長株がまだ売られていません。',
  },
};

const BUILDING: Messages = {
  'why/track/treasury': { en: 'That costs {cost}cc.', ja: '{cost}ccが必要です。' },
  'why/track/city-alone': {
    en: 'A city tile can only be laid by itself, not as the second tile.',
    ja: '大きな駅のタイルは2枚目には置けません。',
  },
  'why/track/instead-of-yellow': {
    en: 'An upgrade takes the place of yellow tiles.',
    ja: '張替えは黄タイルを敷くかわりに行ないます。',
  },
  'why/track/no-train': {
    en: 'Without a train of its own a company upgrades nothing.',
    ja: '列車を持たない会社は張替えできません。',
  },
  'why/track/out-of-reach': {
    en: 'No train of the company comes to {hex}, or none gains by it.',
    ja: '{hex}は会社の列車の届く範囲にないか、張り替えても列車の走れる線路や駅の価値が増えません。',
  },
  'why/token/none-left': { en: 'The company has no tokens left.', ja: 'トークンが残っていません。' },
  'why/token/treasury': { en: 'A token costs {cost}cc now.', ja: 'トークンには{cost}ccが必要です。' },
  'why/insolvent/no-costs': {
    en: 'An insolvent company cannot spend {cost}cc on this.',
    ja: '破産状態の会社は{cost}ccのかかることはできません。',
  },
};

const TRAINS: Messages = {
  'why/routes/must-run': {
    en: 'A company with a train and a route has to run.',
    ja: '列車とルートがあれば運行しなければなりません。',
  },
  'why/trains/treasury': {
    en: 'The treasury has not got {price}cc.',
    ja: '会社の資金が{price}ccに足りません。',
  },
  'why/trains/limit': {
    en: 'A company may own {limit} trains now.',
    ja: '今の列車の保有制限は{limit}台です。',
  },
  'why/trains/must-buy': {
    en: 'Without a train and with enough money, the company has to buy one.',
    ja: '列車がなく資金が足りる会社は、列車を買わなければなりません。',
  },
  'why/trains/last-train': {
    en: 'It is the last train of {from}, and the company has one.',
    ja: '{from}の最後の列車は、列車を持つ会社には売れません。',
  },
  'why/trains/nobody-to-agree': {
    en: '{from} has no president who could agree.',
    ja: '{from}には合意できる社長がいません。',
  },
  'why/trains/bank-only': {
    en: 'Under British Rail trains come from the bank only.',
    ja: '国有化後は銀行からしか列車を買えません。',
  },
};

export const REASON_MESSAGES: Messages = { ...TRADING, ...BUILDING, ...TRAINS };
