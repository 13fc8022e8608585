import type { Messages } from '@signalbox/kernel';

/** Why trains may not run like that, for titles to take into their own messages. */
export const ROUTE_MESSAGES: Messages = {
  'why/routes/no-such-train': { en: 'There is no train {train}.', ja: '列車{train}はありません。' },
  'why/routes/no-such-place': { en: '{place} is not on the map.', ja: '{place}は地図にありません。' },
  'why/routes/no-track': {
    en: 'No track leads from {from} to {to}.',
    ja: '{from}から{to}へ線路がありません。',
  },
  'why/routes/ends-on-track': {
    en: 'A route ends in a stop, not on bare track in {hex}.',
    ja: '路線は停車地で終わります。{hex}は線路だけです。',
  },
  'why/routes/too-short': {
    en: 'A route needs two stops at least.',
    ja: '路線には2か所以上の停車地が必要です。',
  },
  'why/routes/too-long': {
    en: 'The train cannot make {stops} stops.',
    ja: 'この列車は{stops}か所には止まれません。',
  },
  'why/routes/no-station': {
    en: 'A route needs a station of the company.',
    ja: '路線には自社の駅が必要です。',
  },
  'why/routes/track-twice': { en: 'Track may be used only once.', ja: '同じ線路は一度しか使えません。' },
  'why/routes/track-shared': {
    en: 'Two trains of a company may not use the same track.',
    ja: '同じ会社の2つの列車が同じ線路を使うことはできません。',
  },
  'why/routes/node-twice': {
    en: 'A train comes to a stop only once.',
    ja: '同じ停車地には一度しか行けません。',
  },
  'why/routes/hex-twice': {
    en: 'A train comes into {hex} only once.',
    ja: '{hex}に入れるのは一度だけです。',
  },
  'why/routes/offboard-twice': {
    en: 'A train runs to {offboard} only once.',
    ja: '{offboard}へ行けるのは一度だけです。',
  },
  'why/routes/offboard-inside': {
    en: 'A route ends when it leaves the board.',
    ja: '盤外に出た路線はそこで終わります。',
  },
  'why/routes/port-inside': { en: 'A route ends in a port.', ja: '路線は港で終わります。' },
  'why/routes/end-inside': { en: 'A route ends there.', ja: '路線はそこで終わります。' },
  'why/routes/no-end-here': { en: 'A route may not end there.', ja: '路線はそこで終われません。' },
  'why/routes/dead-end': { en: 'Nothing runs through there.', ja: 'そこは通り抜けられません。' },
  'why/routes/blocked': {
    en: 'A city full of other stations cannot be passed.',
    ja: '他社の駅で埋まった都市は通り抜けられません。',
  },
  'why/routes/must-stop': {
    en: 'The train has to stop there.',
    ja: '列車はそこに止まらなければなりません。',
  },
  'why/routes/train-twice': { en: 'Each train runs once.', ja: '各列車は一度だけ走ります。' },
  'why/routes/apart': {
    en: 'The routes of a company have to meet.',
    ja: '会社の路線は互いにつながっていなければなりません。',
  },
};
