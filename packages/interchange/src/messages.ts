import type { Messages } from '@signalbox/kernel';

/** Why a recorded game cannot be read, or one of ours cannot be exported to 18xx.games. */
export const INTERCHANGE_MESSAGES = {
  'why/recording/not-a-game': { en: 'This is not a recorded game.', ja: 'ゲームの記録ではありません。' },
  'why/recording/part': {
    en: 'This is not a recorded game: {part} is missing or invalid.',
    ja: 'ゲームの記録の形式が正しくありません（{part}）。',
  },
  'why/recording/action': {
    en: 'Action {index} of this recorded game is invalid: see {at}.',
    ja: '記録の行動{index}の形式が正しくありません（{at}）。',
  },
  'why/recording/title': {
    en: 'Recorded games of {title} cannot be opened.',
    ja: '{title}の記録は開けません。',
  },
  'why/recording/players': {
    en: 'Recorded games with {count, plural, one {# player} other {# players}} cannot be opened.',
    ja: '{count}人の記録は開けません。',
  },
  'why/recording/link': {
    en: 'This is the address of a game. Open {address} in the browser and paste what it shows.',
    ja: 'これはゲームのアドレスです。ブラウザで{address}を開き、表示された内容を貼り付けてください。',
  },
  'why/recording/not-json': { en: 'This is not a JSON file.', ja: 'JSONファイルではありません。' },
  'why/recording/cut-off': {
    en: 'This is not a JSON file, or only a part of one.',
    ja: 'JSONファイルではないか、途中までしかありません。',
  },
  'why/recording/empty': { en: 'The file is empty.', ja: 'ファイルが空です。' },
  'why/recording/web-page': {
    en: 'This is a web page, not the JSON of a game.',
    ja: 'ゲームのJSONではなく、ウェブページです。',
  },
  'why/recording/too-large': {
    en: 'The file is larger than {megabytes} MB.',
    ja: 'ファイルが{megabytes}MBを超えています。',
  },
  'why/recording/too-long': {
    en: 'The recorded game has more than {most} actions.',
    ja: '記録の行動が{most}件を超えています。',
  },
  'why/recording/unread': {
    en: 'Action {action} is incomplete or invalid.',
    ja: '行動{action}が不完全か、形式が正しくありません。',
  },
  'why/recording/not-asked': {
    en: '18xx.games expects something else at this point: the step {step} takes {may}.',
    ja: '18xx.gamesはここで別のことを尋ねます（{step}：{may}）。',
  },
  'why/recording/option': {
    en: 'The optional rule “{rule}” is not supported.',
    ja: '選択ルール「{rule}」には対応していません。',
  },
  'why/export/tied-bids': {
    en: 'Log entry {entry}: it is not known how 18xx.games resolves equal sealed bids.',
    ja: 'ログの{entry}番目：同額の入札を18xx.gamesがどう扱うかは不明です。',
  },
  'why/export/title': {
    en: '{title} cannot be exported to 18xx.games.',
    ja: '{title}は18xx.games用に書き出せません。',
  },
  'why/export/option': {
    en: '18xx.games only supports {option} = {there}; this game has {value}.',
    ja: '18xx.gamesでは{option}は{there}だけですが、このゲームは{value}です。',
  },
  'why/export/entry': {
    en: 'Log entry {entry} is not legal: {reason}',
    ja: 'ログの{entry}番目は実行できません。{reason}',
  },
  'why/export/rule': {
    en: 'Log entry {entry} ({decision}) cannot be played on 18xx.games. {value, select, yes {Its rules include: {option}.} no {It does not have this rule: {option}.} other {It has a different rule: {option} {ruleOption}.}}',
    ja: 'ログの{entry}番目（{decision}）は18xx.gamesではできません。{value, select, yes {18xx.gamesのルール：{option}。} no {18xx.gamesにないルール：{option}。} other {18xx.gamesのルール：{option}（{ruleOption}）。}}',
  },
  'why/export/refused-there': {
    en: 'Log entry {entry} ({decision}) cannot be played on 18xx.games (§{rule}): {reason}',
    ja: 'ログの{entry}番目（{decision}）は18xx.gamesではできません（§{rule}）。{reason}',
  },
  'why/export/asks-otherwise': {
    en: 'Log entry {entry} ({decision}) cannot be played on 18xx.games, where it is {who}’s turn ({askedDecision}).',
    ja: 'ログの{entry}番目（{decision}）は18xx.gamesではできません。そこでは{who}の手番です（{askedDecision}）。',
  },
  'why/export/over-there': {
    en: 'On 18xx.games this game would be over before log entry {entry} ({decision}): {ending}',
    ja: '18xx.gamesではログの{entry}番目（{decision}）の前にゲームが終わります。{ending}',
  },
  'why/export/differs': {
    en: 'Before log entry {entry} the game would be different on 18xx.games: {what, select, cash {{who}’s money} price {{who}’s share price} president {{who}’s president} shares {{who}’s shares} trains {{who}’s trains} floated {whether {who} has floated} depot {the trains for sale} tile {the tile in {who}} tokens {{who}’s tokens} charter {the tokens on {who}’s charter} private {{who}} other {{what}}}.',
    ja: 'ログの{entry}番目の前で、18xx.gamesでは状態が異なります：{what, select, cash {{who}の所持金} price {{who}の株価} president {{who}の社長} shares {{who}の株} trains {{who}の列車} floated {{who}の設立・上場} depot {売り出し中の列車} tile {{who}のタイル} tokens {{who}のトークン} charter {{who}の権利書のトークン} private {{who}} other {{what}}}。',
  },
  'why/export/no-tile': {
    en: 'Log entry {entry}: 18xx.games has no tile {tile} left: there, tiles lost to the hurricane do not return.',
    ja: 'ログの{entry}番目：18xx.gamesにはタイル{tile}が残っていません（ハリケーンで失われたタイルは戻りません）。',
  },
  'why/export/not-asked': {
    en: 'Log entry {entry} cannot be played on 18xx.games: its step {step} does not accept “{action}” at this point.',
    ja: 'ログの{entry}番目は18xx.gamesではできません（そのステップ{step}では「{action}」を選べません）。',
  },
} as const satisfies Messages;
