import type { Json } from './json.ts';

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Sentences for message keys, in ICU MessageFormat: `{company} pays {amount}`. They are data that belongs to
 * the engine; the apps turn them into text. Keys are grouped by prefix:
 * `event/TYPE`, `why/REASON`, `decision/NAME`, `choice/DECISION/WHAT` (with the parts of the choice as parameters),
 * `ending/REASON`, `option/NAME`. Names of things are messages too: `railroad/PRR` stands in for the parameter
 * `railroad: 'PRR'`.
 */
export type Messages = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Names that replace others in sentences, by the name in the messages. */
export type Aliases = Readonly<Record<string, string>>;

/** Turns a message key with parameters into a sentence of the reader's language. */
export type Say = (key: string, details?: Readonly<Record<string, Json>>) => string;

/** Messages of the kernel itself. */
export const KERNEL_MESSAGES: Messages = {
  'event/game-ended': { en: 'The game is over.', ja: 'ゲームは終了しました。' },
  'why/game-over': { en: 'The game is over.', ja: 'ゲームはすでに終了しています。' },
  'why/other-decision': {
    en: 'The game is waiting for another decision.',
    ja: '今は別の決定を待っています。',
  },
  'why/not-your-turn': { en: 'It is not your turn.', ja: 'あなたの手番ではありません。' },
  'why/not-offered': { en: 'That is not possible here.', ja: 'ここではそれを選べません。' },
  'why/malformed-action': {
    en: 'This is not an action: {part} is missing or invalid.',
    ja: '行動の形式が正しくありません（{part}）。',
  },
  'why/malformed-choice': { en: 'This choice is not valid.', ja: '選択の形式が正しくありません。' },
  'why/out-of-range': {
    en: 'Choose a whole number from {min} to {max} in steps of {step}.',
    ja: '{min}から{max}まで、{step}刻みの整数を選んでください。',
  },
  'why/player-count': {
    en: 'This game is for {min} to {max} players.',
    ja: 'このゲームは{min}人から{max}人用です。',
  },
  'why/options-malformed': {
    en: 'Options have to be an object of names and values.',
    ja: 'オプションは名前と値の組で指定してください。',
  },
  'why/option-import-only': {
    en: 'Only imported games can have the option {option}.',
    ja: 'オプション{option}は取り込んだゲームだけのものです。',
  },
  'why/option-unknown': { en: 'There is no option {option}.', ja: 'オプション{option}はありません。' },
  'why/option-value': {
    en: 'Option {option} cannot have that value.',
    ja: 'オプション{option}にその値は使えません。',
  },
  'why/option-players': {
    en: 'Option {option} is not for this number of players.',
    ja: 'オプション{option}はこの人数では使えません。',
  },
  'why/record-malformed': {
    en: 'This is not a saved game: {part} is missing or invalid.',
    ja: '保存したゲームの形式が正しくありません（{part}）。',
  },
  'why/record-version': {
    en: 'This game was saved in format {version}; this program reads format {known}.',
    ja: '保存形式は{version}ですが、このプログラムが読めるのは{known}です。',
  },
  'why/record-title': {
    en: 'This saved game is of another title: {title}.',
    ja: '別のタイトルのゲームです（{title}）。',
  },
  'why/record-without-seed': {
    en: 'The seed is missing: it is revealed when the game is over.',
    ja: 'シードがありません。シードはゲーム終了時に公開されます。',
  },
  'why/record-commitment': {
    en: 'The seed does not match the hash published at the start.',
    ja: 'シードが開始時に公開されたハッシュと一致しません。',
  },
  'why/record-entry': {
    en: 'Log entry {entry} is not legal: {reason}',
    ja: 'ログの{entry}番目は実行できません。{reason}',
  },
  'why/record-draw': {
    en: 'Log entry {entry} records a draw of {recorded}, but the seed gives {drawn}.',
    ja: 'ログの{entry}番目の引きは{recorded}ですが、シードによれば{drawn}です。',
  },
  'why/record-draw-again': {
    en: 'Log entry {entry} uses a draw that was made before.',
    ja: 'ログの{entry}番目は、すでに使われた引きをもう一度使っています。',
  },
  'why/record-ends-early': {
    en: 'The log ends after {entries, plural, one {# entry} other {# entries}}, before the game is over.',
    ja: 'ログは{entries}件で終わっていますが、ゲームは終了していません。',
  },
};
