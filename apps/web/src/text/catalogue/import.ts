import type { Messages } from '@signalbox/kernel';

/** Opening a recorded game; the reasons why one cannot be read are messages of the interchange package. */
export const IMPORT_WORDS = {
  'import/lead': {
    en: 'Open a game or an analysis saved here, or the JSON file of a game from 18xx.games, and step through it.',
    ja: 'ここで保存したゲームや分析、または18xx.gamesのJSONファイルを開き、1手ずつ再生できます。',
  },
  'import/file': { en: 'One file or several', ja: 'ファイル（複数可）' },
  'files/choose': { en: 'Choose a file', ja: 'ファイルを選ぶ' },
  'files/choose-several': { en: 'Choose files', ja: 'ファイルを選ぶ' },
  'import/paste': { en: 'Or paste it here', ja: 'または貼り付け' },
  'import/open': { en: 'Open', ja: '開く' },
  'import/name': { en: 'Recorded game', ja: '記録されたゲーム' },
  'import/reading': { en: 'Opening the game …', ja: '読み込んでいます…' },
  'import/stopped': {
    en: 'Opened up to move {position}; our rules do not allow what follows: {why}',
    ja: '{position}手目まで読み込みました。続きは当サイトのルールでは認められません：{why}',
  },
  'import/stopped-at': {
    en: 'Opened up to move {position}; our rules do not allow recorded action {action}: {why} (§{rule})',
    ja: '{position}手目まで読み込みました。記録の行動{action}は当サイトのルールでは認められません：{why}（§{rule}）',
  },
  'import/contents': {
    en: '{name}: {title}, {players}; {actions, plural, one {# action} other {# actions}}',
    ja: '{name}：{title}、{players}、行動{actions}件',
  },
  'import/analysis': {
    en: '{name} is an analysis, not a recorded game.',
    ja: '{name}はゲームの記録ではなく分析です。',
  },
  'import/show': { en: 'Open {name}', ja: '{name}を開く' },
  'import/differs': {
    en: '{count, plural, one {The file differs from our rules in one place.} other {The file differs from our rules in # places.}}',
    ja: '記録と当サイトのルールで異なる所が{count}か所あります。',
  },
  'import/difference': {
    en: 'Action {action}: {what, select, revenue {the run earns {ours, number, money} here and {theirs, number, money} in the file} subsidy {the subsidy is {ours, number, treasury} here and {theirs, number, treasury} in the file} price {the price is {ours, number, money} here and {theirs, number, money} in the file} treasuryPrice {the price is {ours, number, treasury} here and {theirs, number, treasury} in the file} result {{who} ends with {ours, number, money} here and {theirs, number, money} in the file} percent {the certificates are {ours}%, and the file says {theirs}%} tiedBid {the file does not show which of the equal bids won {who}; here it is {ours}’s} other {18xx.games asks for {ours} there}}.',
    ja: '行動{action}：{what, select, revenue {運行は当サイトで{ours, number, money}、記録では{theirs, number, money}} subsidy {補助金は当サイトで{ours, number, treasury}、記録では{theirs, number, treasury}} price {価格は当サイトで{ours, number, money}、記録では{theirs, number, money}} treasuryPrice {価格は当サイトで{ours, number, treasury}、記録では{theirs, number, treasury}} result {{who}の結果は当サイトで{ours, number, money}、記録では{theirs, number, money}} percent {株券は{ours}%、記録では{theirs}%} tiedBid {同額の入札のうちどれが{who}を得たかは記録になく、当サイトでは{ours}のもの} other {18xx.gamesがここで尋ねるのは{ours}}}です。',
  },
  'import/what-to-do': {
    en: 'You can open a game or an analysis that was saved here as a file, or the game data (JSON) of a game of 18FL, 1860 or 1841 from 18xx.games.',
    ja: '開けるのは、ここでファイルに保存したゲームや分析か、18xx.gamesの18FL・1860・1841のゲームデータ（JSON）です。',
  },
  'import/open-anyway': { en: 'Show the game up to this move', ja: '読み込んだ所まで見る' },
  'why/import/nothing': {
    en: 'The file contains nothing that can be shown.',
    ja: 'ファイルに表示できる内容がありません。',
  },
} as const satisfies Messages;
