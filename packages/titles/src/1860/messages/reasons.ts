import type { Messages } from '@signalbox/kernel';

const TRADING: Messages = {
  'concern/priority': {
    en: 'I would no longer get the priority deal',
    ja: 'プライオリティカードが他の人に移ることになった',
  },
  'why/auto/priority': {
    en: 'The priority deal would now go to {seat}.',
    ja: 'プライオリティカードは{seat}に移ることになります。',
  },
  'auto/buy/until/float': { en: 'the company floats', ja: '会社が上場するまで' },
  'running/buy': {
    en: '{until, select, float {Buying {company} until it floats} other {Buying {company} until you hold {shares, plural, one {# share} other {# shares}}}}',
    ja: '{until, select, float {上場するまで{company}を買います} other {{shares}株になるまで{company}を買います}}',
  },
  'why/auto/floated': { en: '{company} has floated.', ja: '{company}は上場しました。' },
  'why/trade/bought': {
    en: 'You have already bought something this turn, so you cannot buy or sell any more.',
    ja: 'この手番にはすでに購入したため、これ以上の売買はできません。',
  },
  'why/trade/exchange-alone': {
    en: 'You cannot buy or sell anything. At this table, only a player who can may exchange a private company.',
    ja: '売買ができません。このテーブルでは、売買できるプレイヤーだけが個人会社を交換できます。',
  },
  'why/sale/one-block': {
    en: 'You have already sold shares of {company} this turn.',
    ja: 'この手番にはすでに{company}の株を売りました。',
  },
  'why/sale/pool-full': {
    en: '{room, plural, =0 {The pool cannot take any more shares of {company}.} one {The pool has room for only # more share of {company}.} other {The pool has room for only # more shares of {company}.}}',
    ja: '{room, plural, =0 {バンクプールは{company}の株をこれ以上受け入れられません。} other {バンクプールが受け入れられる{company}の株はあと#株です。}}',
  },
  'why/sale/no-successor': {
    en: 'The president’s certificate of {company} cannot be split: no other player has two shares, and the pool has no single share to swap for it.',
    ja: '{company}の社長株は分けて売れません。2株持つ人が他におらず、交換できる普通株もバンクプールにありません。',
  },
  'why/trade/sell-first': {
    en: 'You are over the certificate limit: sell something first.',
    ja: '株券の枚数が制限を超えています。先に売らなければなりません。',
  },
  'why/purchase/cash': {
    en: 'That costs {cost, number, money}, more than you have.',
    ja: '代金の{cost, number, money}を払えません。',
  },
  'why/purchase/certificate-limit': {
    en: 'The certificate limit is {limit}.',
    ja: '株券は{limit}枚までです。',
  },
  'why/purchase/sold-this-round': {
    en: 'You have sold shares of {company} this round, so you may not buy any.',
    ja: 'この株式ラウンドに{company}の株を売ったため、買えません。',
  },
  'why/purchase/reserved': {
    en: 'The last share of {company} is reserved for its private company.',
    ja: '{company}の最後の1株は個人会社との交換用です。',
  },
  'why/purchase/certificate-in-pool': {
    en: 'Only the president’s certificate of {company} is in the pool. It goes to the player who buys a second share.',
    ja: 'バンクプールにあるのは{company}の社長株だけです。2株目を買った人がこれと交換します。',
  },
  'why/start/layer': {
    en: '{company} is in layer {layer}, which is not open yet.',
    ja: '{company}のレイヤー{layer}はまだ開いていません。',
  },
  'why/start/southern': {
    en: '{company} can no longer be started, because the Southern Railway has formed.',
    ja: 'Southern Railwayの結成後は、{company}を新たに始められません。',
  },
  'why/private/first-round': {
    en: 'Private companies cannot be sold in the first stock round.',
    ja: '個人会社の売却は2回目の株式ラウンドからです。',
  },
  'why/private/too-early': {
    en: '{private} cannot be bought before the first 6+3-train is sold.',
    ja: '{private}は最初の6+3列車が売れるまで買えません。',
  },
  'why/exchange/none': {
    en: 'This private company cannot be exchanged for a share.',
    ja: 'この個人会社に交換できる株はありません。',
  },
  'why/exchange/not-started': {
    en: 'The president’s certificate of {company} has not been sold yet.',
    ja: '{company}の社長株がまだ売られていません。',
  },
  'why/exchange/sold-this-round': {
    en: 'You have sold shares of {company} this round, so you may not get one by an exchange.',
    ja: 'この株式ラウンドに{company}の株を売ったため、その株には交換できません。',
  },
  'why/exchange/bankrupt': {
    en: '{company} is bankrupt and has not been started again.',
    ja: '{company}は破産したままで、社長株がまだ買われていません。',
  },
};

const BUILDING: Messages = {
  'why/track/treasury': {
    en: 'That costs {cost, number, treasury}, which the treasury cannot pay.',
    ja: 'それには{cost, number, treasury}が必要で、会社の資金が足りません。',
  },
  'why/track/city-alone': {
    en: 'A city tile has to be the only yellow tile of the turn.',
    ja: '大きな駅のタイルを置く手番には、ほかの黄タイルを置けません。',
  },
  'why/track/instead-of-yellow': {
    en: 'The company has already laid a yellow tile this turn, so it cannot upgrade.',
    ja: 'この手番にはすでに黄タイルを敷設したため、張替えはできません。',
  },
  'why/track/no-open-end': {
    en: 'The company’s track leads to no hex in which a yellow tile fits.',
    ja: '会社の線路の先に、黄タイルを置けるヘクスがありません。',
  },
  'why/track/no-upgrade': {
    en: 'No tile on the company’s track can be upgraded in this phase.',
    ja: '会社の線路に、このフェイズで張り替えられるタイルがありません。',
  },
  'why/track/no-train': {
    en: 'A company that owns no train cannot upgrade.',
    ja: '列車を持たない会社は張替えできません。',
  },
  'why/track/out-of-reach': {
    en: 'None of the company’s trains can run to {hex}, or the upgrade would gain them nothing.',
    ja: '{hex}は会社の列車の届く範囲にないか、張り替えても列車の走れる線路や駅の価値が増えません。',
  },
  'why/token/none-left': { en: 'The company has no tokens left.', ja: 'トークンが残っていません。' },
  'why/token/treasury': {
    en: 'A token costs {cost, number, treasury}, which the treasury cannot pay.',
    ja: 'トークンは{cost, number, treasury}で、会社の資金が足りません。',
  },
  'why/insolvent/no-costs': {
    en: 'An insolvent company cannot spend {cost, number, treasury} on this.',
    ja: '破産状態の会社はこれに{cost, number, treasury}を使えません。',
  },
};

const TRAINS: Messages = {
  'why/routes/must-run': {
    en: 'A company with a train and a route has to run.',
    ja: '列車とルートがあれば運行しなければなりません。',
  },
  'why/trains/treasury': {
    en: 'The train costs {price, number, treasury}, which the treasury cannot pay.',
    ja: '列車は{price, number, treasury}で、会社の資金が足りません。',
  },
  'why/trains/limit': { en: 'The train limit is {limit}.', ja: '列車の保有制限は{limit}台です。' },
  'why/trains/must-buy': {
    en: 'A company without a train has to buy one if it can pay for it.',
    ja: '列車がなく資金が足りる会社は、列車を買わなければなりません。',
  },
  'why/trains/last-train': {
    en: 'A company that has a train may not buy {from}’s last one.',
    ja: '列車を持つ会社は、{from}の最後の列車を買えません。',
  },
  'why/private/sold-this-round': {
    en: 'You have sold {private} this round, so you may not buy it back.',
    ja: 'この株式ラウンドに{private}を売ったため、買い戻せません。',
  },
  'why/trains/nobody-to-agree': {
    en: '{from} has no president who could agree to a deal.',
    ja: '{from}には取引に応じる社長がいません。',
  },
  'why/trains/bankrupt': {
    en: '{from} has gone bankrupt: it keeps its trains until it floats again.',
    ja: '{from}は破産したため、再上場するまで列車を手放せません。',
  },
  'why/trains/bank-only': {
    en: 'Under British Rail, trains can only be bought from the depot.',
    ja: '国有化後は列車在庫からしか列車を買えません。',
  },
};

export const REASON_MESSAGES: Messages = { ...TRADING, ...BUILDING, ...TRAINS };
