import type { Messages } from '@signalbox/kernel';

/** What can be set: `auto/KIND`, its fields as `auto/KIND/FIELD`, and `running/KIND` while it runs. */
const KINDS: Messages = {
  'auto/pass': { en: 'Pass until something affects me', ja: '自分に関わることが起きるまでパス' },
  'auto/pass/heed': { en: 'Stop when', ja: '次のとき止める' },
  'auto/pass/below': {
    en: 'Also stop if the price of a company I hold falls below',
    ja: '自分が株を持つ会社の株価が次の値を下回ったときも止める',
  },
  'running/pass': {
    en: 'Passing until something affects me',
    ja: '自分に関わることが起きるまでパスします',
  },
  'auto/buy': { en: 'Buy shares', ja: '株を買う' },
  'auto/buy/until': { en: 'Until', ja: 'いつまで' },
  'auto/buy/until/float': { en: 'the company floats', ja: '会社が設立されるまで' },
  'auto/buy/until/shares': { en: 'I hold this many shares', ja: '自分の持株が次の数になるまで' },
  'auto/buy/shares': { en: 'Number of shares', ja: '株数' },
  'running/buy': {
    en: '{until, select, float {Buying {company} until it floats} other {Buying {company} until you hold {shares, plural, one {# share} other {# shares}}}}',
    ja: '{until, select, float {設立されるまで{company}を買います} other {{shares}株になるまで{company}を買います}}',
  },
  'auto/buy-if': { en: 'Buy a share under a condition', ja: '条件つきで株を買う' },
  'auto/buy-if/unless': {
    en: 'Only if nobody else buys a share of the following company before my turn',
    ja: '自分の番までに、次の会社の株をほかの誰も買わなかったときだけ',
  },
  'auto/buy-if/otherwise': { en: 'If somebody does, buy instead', ja: '買われたときに代わりに買う株' },
  'auto/buy-if/otherwise/none': { en: 'nothing (I will decide then)', ja: 'なし（そのとき自分で決める）' },
  'running/buy-if': {
    en: 'Buying {company} if nobody else buys {unless}{otherwise, select, none {} other {, otherwise {otherwise}}}',
    ja: 'ほかの誰も{unless}を買わなければ{company}{otherwise, select, none {} other {、買われたら{otherwise}}}を買います',
  },
  'auto/sell': { en: 'Sell shares', ja: '株を売る' },
  'auto/sell/keep': { en: 'Shares to keep', ja: '残す株数' },
  'auto/sell/least': { en: 'Only at this price or higher', ja: '売る株価の下限' },
  'running/sell': {
    en: 'Selling {company} down to {keep, plural, one {# share} other {# shares}}{least, plural, =0 {} other { at {least, number, money} or more}}',
    ja: '{company}を{keep}株まで売ります{least, plural, =0 {} other {（{least, number, money}以上）}}',
  },
  'auto/steps': { en: 'Skip steps of a company’s turn', ja: '会社の手番のステップをパス' },
  'auto/steps/steps': { en: 'Steps', ja: 'ステップ' },
  'auto/steps/always': { en: 'In later turns too', ja: '以後の手番でも' },
  'running/steps': { en: 'Skipping steps of {company}’s turn', ja: '{company}のステップをパスします' },
  'auto/run': { en: 'Run for the highest revenue', ja: '最高額で運行' },
  'auto/run/pay': { en: 'And pay out', ja: '配当も行う' },
  'running/run': {
    en: 'Running {company} for the highest revenue{pay, select, true { and paying out} other {}}',
    ja: '{company}を最高額で運行{pay, select, true {し、配当} other {}}します',
  },
  'auto/discard': { en: 'Discard a train when over the limit', ja: '上限を超えたら列車を返す' },
  'auto/discard/train': { en: 'Train', ja: '列車' },
  'running/discard': {
    en: 'Discarding {company}’s {train}-train when over the limit',
    ja: '上限を超えたら{company}の{train}列車を返します',
  },
  'auto/bid': { en: 'Bid up to a limit', ja: '上限まで入札' },
  'auto/bid/most': { en: 'At most', ja: '上限' },
  'running/bid': {
    en: 'Bidding up to {most, number, money} for {lot}',
    ja: '{lot}に{most, number, money}まで入札します',
  },
};

/** What may affect a player: labels of check boxes after Stop when. */
const CONCERNS: Messages = {
  'concern/own-traded': {
    en: 'somebody trades shares of a company I am president of',
    ja: '自分が社長の会社の株が売買された',
  },
  'concern/holding-traded': {
    en: 'somebody trades shares of a company I hold',
    ja: '自分が株を持つ会社の株が売買された',
  },
  'concern/holding-fell': {
    en: 'the share price of a company I hold falls',
    ja: '自分が株を持つ会社の株価が下がった',
  },
  'concern/presidency': {
    en: 'I become president of a company, or lose a presidency',
    ja: '会社の社長になった、または社長でなくなった',
  },
  'concern/heir': {
    en: 'a president could dump a company on me',
    ja: '社長が売れば自分が次の社長になる会社ができた',
  },
  'concern/pool': { en: 'somebody sells shares', ja: '誰かが株を売った' },
  'concern/started': { en: 'a company is started', ja: '会社が始まった' },
  'concern/sold-out': { en: 'a company is sold out', ja: '株が売り切れた会社が出た' },
  'concern/priority': {
    en: 'I would no longer get the priority deal',
    ja: '優先権が他の人に移ることになった',
  },
  'concern/next-lot': { en: 'the next lot is put up', ja: '次の競りが始まった' },
  'concern/round-ended': { en: 'the round is over', ja: 'ラウンドが終わった' },
};

/** Why an auto action is over. */
const ENDS: Messages = {
  'why/auto/own-traded': {
    en: 'Somebody traded shares of {company}, of which you are president.',
    ja: 'あなたが社長の{company}の株が売買されました。',
  },
  'why/auto/holding-traded': {
    en: 'Somebody traded shares of {company}, which you hold.',
    ja: 'あなたが株を持つ{company}の株が売買されました。',
  },
  'why/auto/holding-fell': {
    en: 'The price of {company}, which you hold, has fallen.',
    ja: 'あなたが株を持つ{company}の株価が下がりました。',
  },
  'why/auto/presidency': {
    en: 'The president of {company} has changed.',
    ja: '{company}の社長が替わりました。',
  },
  'why/auto/heir': {
    en: 'The president of {company} could now dump it on you.',
    ja: '{company}の社長が売ると、あなたが次の社長になります。',
  },
  'why/auto/pool': { en: 'Somebody sold shares of {company}.', ja: '{company}の株が売られました。' },
  'why/auto/started': { en: '{company} was started.', ja: '{company}が始まりました。' },
  'why/auto/sold-out': { en: '{company} is sold out.', ja: '{company}の株が売り切れました。' },
  'why/auto/priority': {
    en: 'The priority deal would now go to {seat}.',
    ja: '優先権は{seat}に移ることになります。',
  },
  'why/auto/next-lot': { en: 'The next lot was put up.', ja: '次の競りが始まりました。' },
  'why/auto/round-ended': { en: 'The round is over.', ja: 'ラウンドが終わりました。' },
  'why/auto/must-act': { en: 'You cannot pass here.', ja: 'ここではパスできません。' },
  'why/auto/asked': {
    en: 'You have another decision to make: {decision}',
    ja: '別の決定が必要です：{decision}',
  },
  'why/auto/floated': { en: '{company} has floated.', ja: '{company}は設立されました。' },
  'why/auto/enough': {
    en: 'You hold {count, plural, one {# share} other {# shares}} of {company}.',
    ja: '{company}を{count}株持っています。',
  },
  'why/auto/sold-by-others': {
    en: 'Somebody else sold shares of {company}.',
    ja: '他の人が{company}の株を売りました。',
  },
  'why/auto/bought-by-others': {
    en: 'Somebody else bought shares of {company}.',
    ja: '他の人が{company}の株を買いました。',
  },
  'why/auto/nobody-bought': {
    en: 'Nobody else bought shares of {company}.',
    ja: '他に{company}の株を買った人はいませんでした。',
  },
  'why/auto/none-for-sale': {
    en: 'No shares of {company} are for sale.',
    ja: '買える{company}の株がありません。',
  },
  'why/auto/company-gone': {
    en: '{company} no longer exists.',
    ja: '{company}はもうありません。',
  },
  'why/auto/sold-down': {
    en: '{count, plural, one {# share} other {# shares}} of {company} left.',
    ja: '{company}の残りは{count}株です。',
  },
  'why/auto/price-below': {
    en: 'The share price of {company} is only {price, number, money}.',
    ja: '{company}の株価は{price, number, money}しかありません。',
  },
  'why/auto/not-for-sale': {
    en: 'No shares of {company} can be sold now.',
    ja: '今は{company}の株を売れません。',
  },
  'why/auto/turn-over': { en: '{company}’s turn is over.', ja: '{company}の手番が終わりました。' },
  'why/auto/not-president': {
    en: 'You no longer act for {company}.',
    ja: '{company}はもうあなたの会社ではありません。',
  },
  'why/auto/train-gone': {
    en: '{company} no longer has a {train}-train.',
    ja: '{company}にはもう{train}列車がありません。',
  },
  'why/auto/discarded': {
    en: '{company}’s {train}-train was discarded.',
    ja: '{company}の{train}列車を返しました。',
  },
  'why/auto/undone': {
    en: 'An action was undone.',
    ja: '行動が取り消されました。',
  },
  'why/auto/together': {
    en: 'Another auto action has stopped.',
    ja: '別の自動アクションが止まりました。',
  },
  'why/auto/too-often': {
    en: 'It has acted too many times in a row.',
    ja: '続けて実行された回数が多すぎます。',
  },
  'why/auto/failed': {
    en: 'Something went wrong. Please make this choice yourself.',
    ja: '問題が起きました。自分で選んでください。',
  },
  'why/auto/lot-gone': { en: 'The auction of {lot} is over.', ja: '{lot}の競りが終わりました。' },
};

/** Messages of auto actions, for titles to include in their own. */
export const AUTO_MESSAGES: Messages = { ...KINDS, ...CONCERNS, ...ENDS };
