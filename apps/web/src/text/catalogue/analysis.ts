/** Messages of the analysis board. */
export const ANALYSIS_WORDS = {
  'analysis/lead': {
    en: 'Try out moves for every seat from any position, and keep what you find: variations, names and comments.',
    ja: '好きな局面からすべての席の手を試し、変化、名前、コメントを残せます。',
  },
  'analysis/how': {
    en: 'To begin one, open a game, a lesson or a puzzle and choose “Analyse” at the move that you want to look at.',
    ja: 'ゲーム、レッスン、パズルを開き、調べたい手で「検討する」を選ぶと始められます。',
  },
  'analysis/saved': { en: 'Saved analyses', ja: '保存した検討' },
  'analysis/none': {
    en: 'No analysis is saved on this device yet.',
    ja: 'この端末に保存した検討はまだありません。',
  },
  'analysis/open-file': { en: 'Open a file', ja: 'ファイルを開く' },
  'why/analysis/unreadable': {
    en: 'This is not an analysis, or one of its moves is not possible.',
    ja: '検討のデータではないか、できない手が含まれています。',
  },
  'analysis/moves': {
    en: '{count, plural, one {# move} other {# moves}}',
    ja: '{count}手',
  },
  'analysis/analyse': { en: 'Analyse', ja: '検討する' },
  'analysis/name': {
    en: '{name}: analysis{position, plural, =0 {} other { of move #}}',
    ja: '{name}：{position, plural, =0 {} other {#手目の}}検討',
  },
  'analysis/start': { en: 'Start', ja: '開始局面' },
  'analysis/variations': { en: 'Variations', ja: '変化' },
  'analysis/notes': { en: 'Name, comment, remove', ja: '名前・コメント・削除' },
  'analysis/notes-on-start': { en: 'Comment', ja: 'コメント' },
  'analysis/candidates-mean': {
    en: 'By how much bots think each choice is worse than the best one:',
    ja: '最善の候補と比べた損（ボットの推定）：',
  },
  'analysis/variation-name': { en: 'Name of the variation', ja: '変化の名前' },
  'analysis/comment': { en: 'Comment on this move', ja: 'この手へのコメント' },
  'analysis/comment-on-start': { en: 'Comment on the position', ja: '局面へのコメント' },
  'analysis/remove': { en: 'Remove this move and all after it', ja: 'この手とその後を消す' },
  'analysis/candidates': { en: 'What bots consider', ja: 'ボットの候補手' },
  'analysis/copy-link': { en: 'Copy link', ja: 'リンクをコピー' },
  'analysis/copied': { en: 'Link copied', ja: 'コピーしました' },
  'analysis/save': { en: 'Save as file', ja: 'ファイルに保存' },
};
