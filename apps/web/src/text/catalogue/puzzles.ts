/** Messages of puzzles. */
export const PUZZLE_WORDS = {
  'puzzles/lead': {
    en: 'Positions from games between bots. Each has a best answer, proved by an exhaustive search.',
    ja: 'ボットどうしのゲームに現れた局面です。すべての手を調べて、最善の答えを確かめてあります。',
  },
  'puzzles/daily': { en: 'Puzzle of the day', ja: '今日のパズル' },
  'puzzles/is-daily': { en: 'Puzzle of the day: {title}', ja: '今日のパズル：{title}' },
  'puzzles/streak': {
    en: '{count, plural, =0 {No streak yet} one {Streak: # day} other {Streak: # days}}',
    ja: '{count, plural, =0 {連続記録はまだありません} other {#日連続}}',
  },
  'puzzles/solved': {
    en: '{done} of {count, plural, one {# puzzle} other {# puzzles}} solved',
    ja: '{count}問中{done}問を解きました',
  },
  'puzzles/theme': { en: 'Theme', ja: 'テーマ' },
  'puzzles/game': { en: 'Game', ja: 'ゲーム' },
  'puzzles/any': { en: 'All', ja: 'すべて' },
  'puzzles/difficulty': { en: 'Difficulty {step} of 5', ja: '難易度{step}（5段階）' },
  'puzzles/dots': {
    en: 'Dots: how difficult it is, from ●○○○○, which most bots find, to ●●●●●, which hardly any finds. A best run is as difficult as it is long.',
    ja: '点は難易度です。ほとんどのボットが解けるものが●○○○○、ほぼ解けないものが●●●●●です。運行の問題は、路線が長いほど難しいとしています。',
  },
  'puzzles/is-solved': { en: 'solved', ja: '正解済み' },
  'puzzles/misses': { en: 'How often bots miss it:', ja: 'ボットが間違えた割合：' },
  'puzzles/level/random': { en: 'random player', ja: 'ランダム' },
  'puzzles/level/apprentice': { en: 'apprentice', ja: '見習い' },
  'puzzles/level/conductor': { en: 'conductor', ja: '車掌' },
  'puzzles/level/baron': { en: 'baron', ja: '鉄道王' },
  'puzzles/hint': { en: 'Hint {number} of 3', ja: 'ヒント{number}（3つまで）' },
  'puzzles/solution': { en: 'Show the solution', ja: '答えを見る' },
  'puzzles/next': { en: 'Next puzzle', ja: '次のパズル' },
  'puzzles/all': { en: 'All puzzles', ja: 'パズル一覧' },
  'puzzles/nearly': { en: 'Not the best answer.', ja: '最善ではありません。' },
  'puzzles/own-run': {
    en: 'Choose the stops of each train on the map or from the list. A train with fewer than two stops does not run.',
    ja: '各列車の停車地を、地図か一覧で選んでください。停車地が2つ未満の列車は運行しません。',
  },
};
