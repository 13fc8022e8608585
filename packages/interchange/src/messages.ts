import type { Messages } from '@signalbox/kernel';

/** Why a recorded game cannot be read, or one of ours not be written for 18xx.games. */
export const INTERCHANGE_MESSAGES = {
  'why/recording/not-a-game': { en: 'This is not a recorded game.', ja: 'ゲームの記録ではありません。' },
  'why/recording/part': {
    en: 'This is not a recorded game: {part} is missing or of the wrong kind.',
    ja: 'ゲームの記録の形式が正しくありません（{part}）。',
  },
  'why/recording/action': {
    en: 'This recorded game holds an action of the wrong form.',
    ja: '記録に形式の正しくない行動があります。',
  },
  'why/recording/title': {
    en: 'Recorded games of {title} cannot be read.',
    ja: '{title}の記録は読み込めません。',
  },
  'why/recording/players': {
    en: 'A recorded game of {count} players cannot be read.',
    ja: '{count}人の記録は読み込めません。',
  },
  'why/recording/not-json': { en: 'This is not JSON.', ja: 'JSONではありません。' },
  'why/recording/too-large': {
    en: 'The file is larger than {megabytes} MB: no game is.',
    ja: 'ファイルが{megabytes}MBを超えています。',
  },
  'why/recording/too-long': {
    en: 'The recorded game has more than {most} actions.',
    ja: '記録の行動が{most}件を超えています。',
  },
  'why/recording/unread': {
    en: 'Action {action} has parts that are missing or of the wrong kind.',
    ja: '行動{action}に欠けている部分か正しくない部分があります。',
  },
  'why/recording/not-asked': {
    en: '18xx.games asks something else there: the step {step} takes {may}.',
    ja: '18xx.gamesはここで別のことを尋ねます（{step}：{may}）。',
  },
  'why/recording/option': {
    en: 'The optional rule “{rule}” is not known here.',
    ja: 'オプションルール「{rule}」には対応していません。',
  },
  'why/export/player-deal': {
    en: 'A player bought something of another player, which cannot be written for 18xx.games.',
    ja: 'プレイヤー間の取引は18xx.games用に書き出せません。',
  },
  'why/export/title': {
    en: '{title} cannot be written for 18xx.games.',
    ja: '{title}は18xx.games用に書き出せません。',
  },
  'why/export/option': {
    en: '18xx.games plays with {option} = {there} only, and this game has {value}.',
    ja: '18xx.gamesでは{option}は{there}だけですが、このゲームは{value}です。',
  },
  'why/export/entry': {
    en: 'Entry {entry} of the log cannot be played: {why}.',
    ja: 'ログの{entry}番目は実行できません（{why}）。',
  },
  'why/export/bonus-too-late': {
    en: 'A private of {company} was used after the last thing that 18xx.games asks in its turn.',
    ja: '{company}の手番で18xx.gamesが尋ねる最後の段階より後に個人会社が使われました。',
  },
  'why/export/only-exchange': {
    en: '18xx.games passes for a player who could only exchange {private}.',
    ja: '{private}の交換しかできないプレイヤーは18xx.gamesでは自動的にパスします。',
  },
} as const satisfies Messages;
