import { INTERCHANGE_MESSAGES } from '@signalbox/interchange/messages';
import type { Messages } from '@signalbox/kernel';

/** Messages of the terminal itself, and of files from 18xx.games. */
export const CLI_MESSAGES: Messages = {
  ...INTERCHANGE_MESSAGES,
  'table/seat': { en: 'Player {number}', ja: 'プレイヤー{number}' },
  'table/actor': { en: '{seat}', ja: '{seat}' },
  'seat/chance': { en: 'Chance', ja: '運' },
  'table/which-title': { en: 'Which title? ', ja: 'どのタイトルにしますか？ ' },
  'table/how-many': {
    en: 'How many players, {min} to {max}? ',
    ja: '何人で遊びますか（{min}〜{max}）？ ',
  },
  'table/which-people': {
    en: 'Which seats are taken by people (1; 1,3; all; none)? Bots take the others. [1] ',
    ja: '人が座る席はどれですか（1、1,3、all、none）？ 残りはボットです。[1] ',
  },
  'table/not-one-of-these': { en: 'Please choose one of these.', ja: 'この中から選んでください。' },
  'table/begins': {
    en: '{title}, {players} players. All draws are derived from a seed with the hash {commitment}.',
    ja: '{title}、{players}人。引きはすべて、次のハッシュのシードから導かれます：{commitment}',
  },
  'table/seed': { en: 'The seed of this game was {seed}.', ja: 'このゲームのシードは{seed}でした。' },
  'table/turn': {
    en: '{seat}: {decision} (§{rule} {heading})',
    ja: '{seat}：{decision}（§{rule} {heading}）',
  },
  'table/prompt': { en: '{seat}> ', ja: '{seat}> ' },
  'table/page': {
    en: '{shown} of {all} choices; an empty line shows more, /word searches.',
    ja: '{all}件中{shown}件。空行で続き、/単語 で検索。',
  },
  'table/none-found': { en: 'No choice contains “{word}”.', ja: '「{word}」を含む選択肢はありません。' },
  'table/range': { en: '{field} from {min} to {max}', ja: '{field} {min}〜{max}' },
  'table/range-step': {
    en: '{field} from {min} to {max} in steps of {step}',
    ja: '{field} {min}〜{max}（{step}刻み）',
  },
  'table/name-a-number': {
    en: 'Type the choice and a number, for example “{number} {min}”.',
    ja: '選択肢と数を入力してください。例：「{number} {min}」',
  },
  'table/refused': { en: 'Not possible: {reason}', ja: 'できません：{reason}' },
  'table/refused-by': { en: 'Not possible (§{rule}): {reason}', ja: 'できません（§{rule}）：{reason}' },
  'table/nothing-barred': { en: 'Nothing is ruled out here.', ja: '今できない選択肢はありません。' },
  'table/nothing-to-undo': { en: 'There is nothing to undo.', ja: '取り消せる行動はありません。' },
  'table/undo-needs-all': {
    en: 'Others have acted or something hidden was revealed since then ({entries, plural, one {# entry} other {# entries}}). If everybody agrees, type “undo all”.',
    ja: 'その後ほかの行動や公開がありました（{entries}件）。全員が同意するなら「undo all」と入力してください。',
  },
  'table/undone': {
    en: 'Undone: {entries, plural, one {# entry} other {# entries}}.',
    ja: '{entries}件を取り消しました。',
  },
  'table/saved': { en: 'Saved as {file}.', ja: '{file}に保存しました。' },
  'table/not-saved': { en: 'Not saved: {reason}', ja: '保存できませんでした：{reason}' },
  'table/save-where': {
    en: 'Type “save” and the name of a file.',
    ja: '「save」とファイル名を入力してください。',
  },
  'table/input-ended': {
    en: 'End of input: the game stopped after {entries, plural, one {# entry} other {# entries}}.',
    ja: '入力が終わったため、{entries}件でゲームを中断しました。',
  },
  'table/no-input': {
    en: 'This command reads choices, one per line, but nothing was typed. Run it in a terminal, pipe choices in, or let bots play: signalbox play TITLE --people none',
    ja: 'このコマンドは選択を1行に1つずつ読み込みますが、入力がありませんでした。ターミナルで起動するか、入力をパイプで渡すか、ボット同士で遊ばせてください：signalbox play TITLE --people none',
  },
  'table/which-panel': { en: 'There are these panels: {names}', ja: '表示できるもの：{names}' },
  'table/auto-off': { en: 'All auto actions are off.', ja: '自動アクションをすべてやめました。' },
  'table/no-reasons': {
    en: 'No bot has acted since your last choice.',
    ja: 'あなたの最後の選択のあと、ボットは行動していません。',
  },
  'table/scores': { en: 'Final scores:', ja: '最終得点：' },
  'table/winners': { en: 'Winner: {winners}', ja: '勝者：{winners}' },
  'table/auto-ended': {
    en: 'Auto action ended ({what}): {reason}',
    ja: '自動アクション終了（{what}）：{reason}',
  },
  'table/help': {
    en: `Type the number of a choice, or write it out (bid=10).
  /word        only choices that contain the word     (empty line)  the next page
  why          what is not possible now, and why      show [PANEL]  the table again
  undo         undo your last choice                  log           what has happened
  hint         what a good bot would do, and why      reasons       why the bots acted as they did
  auto         list the auto actions                  auto N a=1    start the Nth (auto off: stop all)
  save FILE    write the game to a file               quit          leave`,
    ja: `選択肢の番号か、選択の内容（bid=10など）を入力してください。
  /単語        その単語を含む選択肢だけ表示            （空行）      次のページ
  why          今できないことと理由                    show [PANEL]  テーブルを再表示
  undo         自分の最後の選択を取り消す              log           これまでの出来事
  hint         強いボットならどうするか、その理由      reasons       ボットの行動の理由
  auto         自動アクションの一覧                    auto N a=1    N番を開始（auto off：すべてやめる）
  save FILE    ゲームをファイルに保存                  quit          終了`,
  },
};
