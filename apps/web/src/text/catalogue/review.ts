import type { Messages } from '@signalbox/kernel';

export const REVIEW_WORDS = {
  'tab/review': { en: 'Review', ja: '検討' },
  'review/open': { en: 'Review the game', ja: 'ゲームを検討する' },
  'review/unreadable': {
    en: 'This game cannot be reviewed: its log cannot be replayed.',
    ja: 'このゲームは検討できません。記録を再生できませんでした。',
  },
  'review/chances': { en: 'Chances of winning', ja: '勝つ見込み' },
  'review/seat': { en: 'Player to review', ja: '検討するプレイヤー' },
  'review/start': { en: 'Review the choices', ja: '検討を始める' },
  'review/continue': { en: 'Continue the review', ja: '検討を続ける' },
  'review/pause': { en: 'Pause', ja: '一時停止' },
  'review/progress': { en: 'Choices reviewed', ja: '検討した選択' },
  'review/judged': { en: '{done} of {all}', ja: '{all}手中{done}手' },
  'review/complete': {
    en: '{count, plural, one {# choice} other {# choices}} reviewed.',
    ja: '{count}手を検討しました。',
  },
  'review/failed': {
    en: 'The review stopped because of an error. The results so far are saved. Continue to try again.',
    ja: 'エラーのため検討が止まりました。ここまでの結果は保存されています。続けるともう一度試します。',
  },
  'review/turning-points': { en: 'Turning points', ja: '勝負の分かれ目' },
  'review/no-mistakes': {
    en: 'No clear mistakes were found.',
    ja: '明らかな悪手はありませんでした。',
  },
  'review/made': { en: 'Move {position}: {choice}', ja: '{position}手目：{choice}' },
  'review/better': { en: 'Better: {choice}', ja: 'より良い手：{choice}' },
  'review/cost': {
    en: 'Cost in simulated games: {points} of 100 points ({low} to {high}), net worth {change}',
    ja: 'シミュレーションでの損失：100点中{points}点（{low}〜{high}点）、総資産{change}',
  },
  'review/measure': {
    en: 'In simulated games, the choice is compared with the better one. A game is worth 100 points, which are divided by who wins or leads, and by how much. The chart of chances is a separate estimate, in which early leads count for less.',
    ja: '選んだ手とより良い手を、シミュレーションで比べます。1ゲームの100点を、勝敗や優劣とその差に応じて分けます。勝つ見込みのグラフは別の推定で、序盤の差を小さく数えます。',
  },
  'review/show': { en: 'Show the position', ja: '局面を見る' },
  'review/sure-losses': { en: 'Certain losses', ja: '確実に損をした手' },
  'review/sure-revenue': {
    en: 'Move {position}: the run earned {made, number, money}; {best, number, money} was possible.',
    ja: '{position}手目：{made, number, money}で運行しました。{best, number, money}まで可能でした。',
  },
  'review/sure-train': {
    en: 'Move {position}: another player’s company was paid {made, number, money} for a train; the same kind was on sale for {best, number, money}.',
    ja: '{position}手目：他のプレイヤーの会社から列車を{made, number, money}で買いました。同じ列車が{best, number, money}で売られていました。',
  },
  'review/sure-price': {
    en: 'Move {position}: {made, number, money} was paid; {best, number, money} would have been enough.',
    ja: '{position}手目：{made, number, money}を払いました。{best, number, money}で足りていました。',
  },
  'review/themes': { en: 'By theme', ja: 'テーマ別' },
  'review/theme': { en: 'Theme', ja: 'テーマ' },
  'review/decisions': { en: 'Choices', ja: '選択' },
  'review/mistakes': { en: 'Mistakes', ja: '悪手' },
  'review/lost': { en: 'Points lost', ja: '失点' },
  'review/theme-track': { en: 'Track and tokens', ja: '線路とトークン' },
  'review/theme-trains': { en: 'Trains and runs', ja: '列車と運行' },
  'review/theme-shares': { en: 'Shares and auctions', ja: '株と競り' },
  'review/theme-timing': { en: 'Timing', ja: 'タイミング' },
} as const satisfies Messages;
