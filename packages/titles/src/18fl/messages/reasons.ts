import type { Messages } from '@signalbox/kernel';

const SHARES: Messages = {
  'concern/priority': {
    en: 'I would no longer get the priority deal',
    ja: '優先売買カードが他の人に移ることになった',
  },
  'why/auto/priority': {
    en: 'The priority deal would now go to {seat}.',
    ja: '優先売買カードは{seat}に移ることになります。',
  },
  'why/sale/no-president': {
    en: '{company} has no president, so its shares cannot be sold.',
    ja: '{company}には社長がいないため、株を売れません。',
  },
  'why/sale/not-operated': {
    en: '{company} has not operated yet, so its shares cannot be sold.',
    ja: '{company}はまだ運営していないため、株を売れません。',
  },
  'why/sale/one-block': {
    en: 'You have already sold shares of {company} this turn.',
    ja: 'この手番にはすでに{company}の株を売りました。',
  },
  'why/sale/more-than-needed': {
    en: 'You need only {need, number, money} more: you may not sell more shares than that takes.',
    ja: '不足は{need, number, money}です。必要以上の株は売れません。',
  },
  'why/sale/too-little': {
    en: 'After this sale your remaining shares could not raise the {need, number, money} still missing.',
    ja: 'それを売っても{need, number, money}足りず、残りの株ではまかなえなくなります。',
  },
  'why/purchase/sold-this-round': {
    en: 'You have sold shares of {company} this round, so you may not buy any.',
    ja: 'この株式ラウンドに{company}の株を売ったため、買えません。',
  },
  'why/purchase/cash': {
    en: 'That costs {cost, number, money}, more than you have.',
    ja: '代金の{cost, number, money}を払えません。',
  },
  'why/sale/too-many-certificates': {
    en: 'You are over the certificate limit: sell shares first.',
    ja: '株券の枚数が制限を超えています。先に株を売ってください。',
  },
  'why/purchase/certificate-limit': {
    en: 'The certificate limit is {limit}.',
    ja: '株券は{limit}枚までです。',
  },
  'why/purchase/holding-limit': {
    en: 'Nobody may hold more than {percent}% of a company.',
    ja: '1社の株は{percent}%までです。',
  },
};

const TURN: Messages = {
  'why/bonus/after-own-action': {
    en: 'A private company’s bonus comes after the company’s own action in this step. If the company does nothing, pass first.',
    ja: '個人会社のボーナスは会社自身の行動の後です。行動しないなら、先にパスしてください。',
  },
  'why/bonus/not-yours': {
    en: 'Only the owner of a private company can use its bonus, and only until it closes.',
    ja: '個人会社のボーナスを使えるのは、閉鎖されるまでの間、その所有者だけです。',
  },
  'why/track/treasury': {
    en: 'The terrain costs {cost, number, money}, which the treasury cannot pay.',
    ja: '地形の費用{cost, number, money}を会社の資金で払えません。',
  },
  'why/track/done': {
    en: 'The company has already laid its track this turn, or passed.',
    ja: 'この手番の敷設はすでに終えたか、パスしています。',
  },
  'why/track/cuts-off': {
    en: 'That would leave {company}, which has not operated yet, without any possible route.',
    ja: 'まだ運営していない{company}がルートを作れなくなります。',
  },
  'why/token/one-a-turn': {
    en: 'The company has already placed its token this turn, or passed.',
    ja: 'この手番のトークンはすでに置いたか、パスしています。',
  },
  'why/token/none-left': { en: 'The company has no tokens left.', ja: '会社にトークンが残っていません。' },
  'why/token/own-station-there': {
    en: 'The company already has a station in {hex}.',
    ja: '{hex}にはすでにその会社の駅トークンがあります。',
  },
  'why/token/city-full': { en: '{hex} has no free slot.', ja: '{hex}にはトークンの空きがありません。' },
  'why/token/hotel-there': {
    en: 'There is already a hotel in {hex}.',
    ja: '{hex}にはすでにホテルがあります。',
  },
  'why/token/not-reached': {
    en: 'None of the company’s stations reaches {hex}.',
    ja: 'その会社の駅トークンから{hex}へ通じる路線がありません。',
  },
  'why/token/treasury': {
    en: 'The token costs {cost, number, money}, which the treasury cannot pay.',
    ja: 'トークンの費用は{cost, number, money}で、会社の資金が足りません。',
  },
  'why/routes/not-the-most': {
    en: 'The company has to run for the highest revenue, {best, number, money}.',
    ja: '最大の収入（{best, number, money}）で運行しなければなりません。',
  },
};

const TRAINS: Messages = {
  'why/trains/nobody-to-agree': {
    en: '{from} has no president who could agree to a deal.',
    ja: '{from}には取引に応じる社長がいません。',
  },
  'why/trains/must-own': {
    en: 'A company that operates has to own a train at the end of its turn.',
    ja: '運営した会社は手番の終わりに列車を持っていなければなりません。',
  },
  'why/trains/limit': { en: 'The train limit is {limit}.', ja: '会社が持てる列車は{limit}両までです。' },
  'why/trains/one-of-a-kind': {
    en: 'A company may buy only one {train}-train from the depot each operating round.',
    ja: '1回の運営ラウンドに列車在庫から買える{train}列車は1両だけです。',
  },
  'why/trains/treasury': {
    en: 'The train costs {price, number, money}, which the treasury cannot pay.',
    ja: '列車は{price, number, money}で、会社の資金が足りません。',
  },
  'why/trains/no-need': { en: 'The company already owns a train.', ja: '会社はすでに列車を持っています。' },
  'why/trains/treasury-suffices': {
    en: 'The treasury can pay for a train.',
    ja: '会社の資金で列車を買えます。',
  },
  'why/trains/out-of-reach': {
    en: '{price, number, money} cannot be raised even by selling every share that may be sold.',
    ja: '売れる株をすべて売っても{price, number, money}は用意できません。',
  },
  'why/trains/can-be-financed': {
    en: 'A train can still be paid for.',
    ja: 'まだ列車の代金を用意できます。',
  },
};

export const REASON_MESSAGES: Messages = { ...SHARES, ...TURN, ...TRAINS };
