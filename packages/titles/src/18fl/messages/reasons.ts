import type { Messages } from '@signalbox/kernel';

const SHARES: Messages = {
  'why/sale/no-president': {
    en: '{company} has no president: its shares cannot be sold.',
    ja: '{company}には社長がいないため、株を売れません。',
  },
  'why/sale/not-operated': {
    en: '{company} has not operated yet: its shares cannot be sold.',
    ja: '{company}はまだ運営していないため、株を売れません。',
  },
  'why/sale/one-block': {
    en: 'You have sold shares of {company} in this turn: one block is all.',
    ja: 'この手番にはすでに{company}の株を売っています。売却は1回だけです。',
  },
  'why/sale/more-than-needed': {
    en: 'Only ${need} are missing: sell no more than needed.',
    ja: '不足は${need}です。必要以上には売れません。',
  },
  'why/sale/too-little': {
    en: '${need} are missing, and what is left would not bring them.',
    ja: '不足は${need}で、残りの株ではまかなえなくなります。',
  },
  'why/purchase/sold-this-round': {
    en: 'You have sold {company} in this stock round.',
    ja: 'この株式ラウンドに{company}の株を売っています。',
  },
  'why/purchase/cash': { en: 'It costs ${cost}.', ja: '${cost}かかります。' },
  'why/purchase/certificate-limit': {
    en: 'Nobody may hold more than {limit} certificates.',
    ja: '株券は{limit}枚までしか持てません。',
  },
  'why/purchase/holding-limit': {
    en: 'Nobody may hold more than {percent}% of a company.',
    ja: '1社の株は{percent}%までしか持てません。',
  },
};

const TURN: Messages = {
  'why/bonus/after-own-action': {
    en: 'A bonus comes after what the company does itself in this step. Pass if it does nothing.',
    ja: 'ボーナスは会社自身の行動のあとです。行動しないならパスしてください。',
  },
  'why/bonus/not-yours': {
    en: 'The bonus belongs to somebody else.',
    ja: 'そのボーナスはほかの人のものです。',
  },
  'why/track/treasury': { en: 'The ground costs ${cost}.', ja: '地形の費用は${cost}です。' },
  'why/track/done': {
    en: 'The company has laid its track for this turn.',
    ja: 'この手番の敷設は終わっています。',
  },
  'why/track/cuts-off': {
    en: '{company} has not operated yet and would be left without any possible route.',
    ja: 'まだ運営していない{company}がルートを作れなくなります。',
  },
  'why/token/one-a-turn': { en: 'One token a turn.', ja: 'トークンは1手番に1個です。' },
  'why/token/none-left': { en: 'The company has no tokens left.', ja: '会社にトークンが残っていません。' },
  'why/token/own-station-there': {
    en: 'The company has a station in {hex} already.',
    ja: '{hex}にはすでに自社の駅があります。',
  },
  'why/token/city-full': { en: 'All places in {hex} are taken.', ja: '{hex}のマスはすべて埋まっています。' },
  'why/token/hotel-there': { en: '{hex} has a hotel already.', ja: '{hex}にはすでにホテルがあります。' },
  'why/token/not-reached': {
    en: 'No way leads to {hex} from a station of the company.',
    ja: '自社の駅から{hex}へ通じる路線がありません。',
  },
  'why/token/treasury': { en: 'The token costs ${cost}.', ja: 'トークンの費用は${cost}です。' },
  'why/routes/not-the-most': {
    en: 'The company has to run for the most it can: ${best}.',
    ja: '最大の収入をあげなければなりません（${best}）。',
  },
};

const TRAINS: Messages = {
  'why/trains/must-own': {
    en: 'A company that operates must own a train at the end of its turn.',
    ja: '運営した会社は手番の終わりに列車を持っていなければなりません。',
  },
  'why/trains/limit': {
    en: 'The company may own no more than {limit, plural, one {# train} other {# trains}}.',
    ja: '会社が持てる列車は{limit}両までです。',
  },
  'why/trains/one-of-a-kind': {
    en: 'The bank sells a company only one {train} in an operating round.',
    ja: '1回の運営ラウンドに銀行から買える{train}列車は1両だけです。',
  },
  'why/trains/treasury': {
    en: 'The train costs ${price}, more than the treasury holds.',
    ja: '列車は${price}で、金庫の資金では足りません。',
  },
  'why/trains/no-need': { en: 'The company owns a train.', ja: '会社は列車を持っています。' },
  'why/trains/treasury-suffices': {
    en: 'The treasury can pay for a train itself.',
    ja: '金庫の資金で列車を買えます。',
  },
  'why/trains/out-of-reach': {
    en: '${price} cannot be raised, whatever is sold.',
    ja: '何を売っても${price}は用意できません。',
  },
  'why/trains/can-be-financed': {
    en: 'A train can still be paid for.',
    ja: 'まだ列車の代金を用意できます。',
  },
};

export const REASON_MESSAGES: Messages = { ...SHARES, ...TURN, ...TRAINS };
