/** Messages of puzzles and of guided games. */
export const PUZZLE_WORDS = {
  'note/read': { en: 'Got it', ja: '分かりました' },
  'note/phase': {
    en: 'The first train of a new type was bought, so a new phase has begun. There may be new tiles, old trains may rust, and the train limit may fall.',
    ja: '新しい種類の列車が初めて買われ、フェイズが変わりました。使えるタイルが増え、古い列車が廃車になり、列車の上限が下がることがあります。',
  },
  'note/rusted': {
    en: 'Trains have rusted: they are gone, and nobody is paid for them. A company without another train earns nothing. Check which trains rust next before your companies pay out all they earn.',
    ja: '列車が廃車になりました。補償はありません。ほかに列車のない会社は何も稼げません。次に廃車になる列車を確かめてから配当しましょう。',
  },
  'note/president': {
    en: 'A company has a new president: a player who holds more shares than the president takes over. A president can also sell shares to dump a company on you, for example one without a train. Be careful when you hold almost as many shares as the president.',
    ja: '社長が替わりました。社長より多く株を持つ人が新しい社長になります。社長が株を売って、列車のない会社を押し付けることもあります。社長に近い株数を持つときは注意しましょう。',
  },
  'note/emergency': {
    en: 'A company had to buy a train that it could not afford, and its president had to pay the rest. Keep enough money in the treasury of a company whose trains are about to rust.',
    ja: '会社が列車の代金を払えず、社長が補いました。列車がもうすぐ廃車になる会社には、十分な資金を残しましょう。',
  },
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
  'puzzles/is-solved': { en: 'solved', ja: '正解済み' },
  'puzzles/misses': { en: 'How often bots miss it:', ja: 'ボットが間違えた割合：' },
  'puzzles/level/random': { en: 'random player', ja: 'ランダム' },
  'puzzles/level/apprentice': { en: 'apprentice', ja: '見習い' },
  'puzzles/level/conductor': { en: 'conductor', ja: '車掌' },
  'puzzles/level/baron': { en: 'baron', ja: '男爵' },
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
