import type { Messages } from '@signalbox/kernel';

export const STATISTICS_WORDS = {
  'statistics/lead': {
    en: 'Your finished games: those saved in this browser and, if you are signed in, those played online. Only you see this page.',
    ja: 'あなたが終えたゲームの成績です。このブラウザに保存されたゲームと、サインインしていればオンラインのゲームを数えます。このページはあなたにしか見えません。',
  },
  'statistics/none': {
    en: 'No finished games yet. Once you have finished a game, here or online, its figures appear on this page.',
    ja: '終わったゲームはまだありません。ここかオンラインでゲームを終えると、このページに数字が出ます。',
  },
  'statistics/reading': {
    en: 'Reading your games: {done} of {count}',
    ja: 'ゲームを読み込んでいます：{count}件中{done}件',
  },
  'statistics/unreadable': {
    en: '{count, plural, one {# game is} other {# games are}} missing here because {count, plural, one {it} other {they}} could not be read. Open this page again later to retry.',
    ja: '{count}件のゲームは読み込めなかったため、数えていません。後でこのページを開くと、もう一度試します。',
  },
  'statistics/who': { en: 'Player', ja: 'プレイヤー' },
  'statistics/everybody': { en: 'Everybody on this device', ja: 'この端末の全員' },
  'statistics/by-title': { en: 'Results by game', ja: 'ゲーム別の成績' },
  'statistics/details': { en: 'Game in detail', ja: '詳しく見るゲーム' },
  'statistics/by-title-note': {
    en: 'The share of net worth is your part of the net worth of all players at the end, on average.',
    ja: '総資産の割合は、終了時の全員の総資産の合計のうち、あなたの分が占める割合の平均です。',
  },
  'statistics/by-players': { en: 'By number of players', ja: '人数別' },
  'statistics/by-order': { en: 'By seat order', ja: '席順別' },
  'statistics/order-note': {
    en: 'The order in which the players began the game.',
    ja: 'ゲームを始めたときの手番の順です。',
  },
  'statistics/openings': { en: 'Openings', ja: '序盤' },
  'statistics/openings-note': {
    en: 'The first company you started and its par.',
    ja: '最初に始めた会社と、その開始価格です。',
  },
  'statistics/openings-note-shares': {
    en: 'The first share you won in the opening auctions and its value.',
    ja: '最初のオークションで最初に得た株と、その価格です。',
  },
  'statistics/no-opening': { en: 'None', ja: 'なし' },
  'statistics/order': { en: 'Seat', ja: '席順' },
  'statistics/opening': { en: 'Company', ja: '会社' },
  'statistics/wins': { en: 'Wins', ja: '勝ち' },
  'statistics/places': { en: '1st–2nd–3rd …', ja: '1位–2位–3位…' },
  'statistics/share': { en: 'Share of net worth', ja: '総資産の割合' },
  'statistics/revenue': { en: 'Revenue against the field', ja: '収益の比較' },
  'statistics/revenue-note': {
    en: 'What your companies earned in each set of operating rounds, on average, against the mean of the other players.',
    ja: 'あなたの会社が一連の運営ラウンドごとに得た収益の平均を、他のプレイヤーの平均と比べます。',
  },
  'statistics/dividend-note': {
    en: 'What you received from each dividend, plus any special dividends before the next one, on average, against the mean of the other players.',
    ja: '配当ごとに受け取った額（次の配当までの特別配当を含む）の平均を、他のプレイヤーの平均と比べます。',
  },
  'statistics/set': { en: 'Set of operating rounds', ja: '一連の運営ラウンド' },
  'statistics/dividend': { en: 'Dividend', ja: '配当' },
  'statistics/own': { en: 'You', ja: 'あなた' },
  'statistics/field': { en: 'Others', ja: '他の人' },
} as const satisfies Messages;
