import type { Messages } from '@signalbox/kernel';

export const REASONS: Messages = {
  'why/purchase/sold-this-round': {
    en: 'You have sold {company} in this round.',
    ja: 'このラウンドで{company}を売ったので買えません。',
  },
  'why/purchase/cash': {
    en: 'That costs ${cost}, more than you have.',
    ja: '${cost}が必要ですが、所持金が足りません。',
  },
  'why/purchase/certificate-limit': {
    en: 'You hold as many certificates as anybody may: {limit}.',
    ja: '株券の上限（{limit}枚）に達しています。',
  },
  'why/purchase/holding-limit': {
    en: 'Nobody may hold more than {percent}% of a company.',
    ja: '1つの会社は{percent}%までしか持てません。',
  },
  'why/sale/no-president': {
    en: '{company} has no president: its shares cannot be sold.',
    ja: '{company}には社長がいないので株を売れません。',
  },
  'why/sale/not-operated': { en: '{company} has not operated yet.', ja: '{company}はまだ運営していません。' },
  'why/sale/one-block': {
    en: 'You have sold a block of {company} in this turn.',
    ja: 'この手番ですでに{company}を売っています。',
  },
  'why/sale/more-than-needed': {
    en: 'Fewer shares would do: ${need} is missing.',
    ja: '不足は${need}です。必要以上には売れません。',
  },
  'why/sale/too-little': {
    en: 'With this block the missing ${need} could not be raised.',
    ja: 'この売り方では不足の${need}を用意できません。',
  },
  'why/track/done': {
    en: 'The company has laid its track for this turn.',
    ja: 'この手番の敷設はもう終わっています。',
  },
  'why/track/treasury': {
    en: 'The ground costs ${cost}, more than the treasury holds.',
    ja: '地形費用の${cost}が金庫にありません。',
  },
  'why/track/cuts-off': {
    en: 'This tile would leave {company} without any possible route.',
    ja: 'このタイルを置くと{company}の路線が作れなくなります。',
  },
  'why/bonus/not-yours': { en: 'You have no right to this bonus.', ja: 'この特典は使えません。' },
  'why/bonus/after-own-action': {
    en: "First comes the company's own action of this step.",
    ja: '先にこの手順での会社自身の行動を行います。',
  },
  'why/token/one-a-turn': { en: 'One token a turn.', ja: 'トークンは手番に1つだけです。' },
  'why/token/none-left': { en: 'The company has no tokens left.', ja: '会社のトークンは残っていません。' },
  'why/token/own-station-there': {
    en: 'The company has a station in {hex} already.',
    ja: '{hex}にはすでに自社の駅があります。',
  },
  'why/token/city-full': { en: 'No space is left in {hex}.', ja: '{hex}に空きがありません。' },
  'why/token/hotel-there': { en: '{hex} has a hotel already.', ja: '{hex}にはすでにホテルがあります。' },
  'why/token/not-reached': {
    en: 'Track of the company does not lead to {hex}.',
    ja: '会社の線路が{hex}につながっていません。',
  },
  'why/token/treasury': {
    en: 'That costs ${cost}, more than the treasury holds.',
    ja: '${cost}が金庫にありません。',
  },
  'why/trains/must-own': {
    en: 'The company has to own a train.',
    ja: '会社は列車を持たなければなりません。',
  },
  'why/trains/limit': {
    en: 'The company may own {limit, plural, one {# train} other {# trains}}.',
    ja: '会社が持てる列車は{limit}両までです。',
  },
  'why/trains/one-of-a-kind': {
    en: 'One {train} a turn from the bank.',
    ja: '銀行から買える{train}列車は手番に1両です。',
  },
  'why/trains/treasury': {
    en: 'The train costs ${price}, more than the treasury holds.',
    ja: '列車は${price}ですが、金庫の金が足りません。',
  },
  'why/trains/no-need': {
    en: 'The company is not in need of a train.',
    ja: '列車を強制的に買う状況ではありません。',
  },
  'why/trains/treasury-suffices': {
    en: 'The treasury can pay for a train itself.',
    ja: '金庫の金で列車を買えます。',
  },
  'why/trains/out-of-reach': {
    en: 'Even by selling shares the president cannot raise ${price}.',
    ja: '株を売っても${price}を用意できません。',
  },
  'why/trains/can-be-financed': {
    en: 'A train can still be paid for by selling shares.',
    ja: '株を売れば列車を買えます。',
  },
  'why/routes/not-the-most': {
    en: 'A company has to run for the most it can: ${best}.',
    ja: '最大の収入（${best}）で走らせなければなりません。',
  },
};
