import type { Messages } from '@signalbox/kernel';

/** Reading a recorded game, and why it cannot be read. */
export const IMPORT_WORDS = {
  'import/title': { en: 'Look at a recorded game', ja: '記録されたゲームを見る' },
  'import/lead': {
    en: 'Open a game saved here, or the JSON file of a game from 18xx.games, and walk through it with the slider.',
    ja: 'ここで保存したゲーム、または18xx.gamesのJSONファイルを開き、スライダーでたどれます。',
  },
  'import/file': { en: 'File', ja: 'ファイル' },
  'import/paste': { en: 'Or paste it here', ja: 'または貼り付け' },
  'import/open': { en: 'Open', ja: '開く' },
  'import/name': { en: 'Recorded game', ja: '記録されたゲーム' },
  'import/reading': { en: 'Reading the game …', ja: '読み込んでいます…' },
  'import/stopped': {
    en: 'Read up to move {position}; our rules refuse what follows: {why}',
    ja: '{position}手目まで読み込みました。続きは当サイトのルールでは認められません：{why}',
  },
  'import/stopped-at': {
    en: 'Read up to move {position}; our rules refuse recorded action {action}: {why} (§{rule})',
    ja: '{position}手目まで読み込みました。記録の行動{action}は当サイトのルールでは認められません：{why}（§{rule}）',
  },
  'import/open-anyway': { en: 'Look at what was read', ja: '読み込んだ所まで見る' },
  'why/import/nothing': { en: 'There is nothing in it to show.', ja: '表示できる内容がありません。' },
  'why/recording/title': {
    en: 'Recorded games of {title} cannot be read yet.',
    ja: '{title}の記録はまだ読めません。',
  },
  'why/recording/players': {
    en: 'The game is not for {count} players.',
    ja: '{count}人用のゲームではありません。',
  },
  'why/recording/option': {
    en: 'The optional rule “{rule}” is not known here.',
    ja: 'オプションルール「{rule}」には対応していません。',
  },
  'why/recording/not-json': { en: 'This is not a JSON file.', ja: 'JSONファイルではありません。' },
  'why/recording/not-a-game': { en: 'This is not a recorded game.', ja: 'ゲームの記録ではありません。' },
  'why/recording/part': {
    en: 'This is not a recorded game: {part} is missing or of the wrong kind.',
    ja: 'ゲームの記録の形式が正しくありません（{part}）。',
  },
  'why/recording/action': {
    en: 'This recorded game holds an action of the wrong form.',
    ja: '記録に形式の正しくない行動があります。',
  },
  'why/recording/too-large': {
    en: 'The file is larger than {megabytes} MB: no game is.',
    ja: 'ファイルが{megabytes}MBを超えています。',
  },
  'why/recording/too-long': {
    en: 'The recorded game has more than {most} actions.',
    ja: '記録の行動が{most}件を超えています。',
  },
  'why/recording/unread': {
    en: 'Parts of it are missing or of the wrong kind.',
    ja: '欠けている部分か正しくない部分があります。',
  },
} as const satisfies Messages;
