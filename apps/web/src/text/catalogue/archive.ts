import type { Messages } from '@signalbox/kernel';

export const ARCHIVE_WORDS = {
  'archive/lead': {
    en: 'Open a game to replay it, review it, play on from any move, or save it as a file.',
    ja: 'ゲームを開くと、再生・検討・途中からのプレイ・ファイルへの保存ができます。',
  },
  'archive/search': { en: 'Search', ja: '検索' },
  'archive/more': { en: 'More', ja: '詳しい条件' },
  'archive/any': { en: 'any', ja: '指定なし' },
  'archive/player': { en: 'Player', ja: 'プレイヤー' },
  'archive/opponent': { en: 'Opponent', ja: '対戦相手' },
  'archive/result': { en: 'Result for this player', ja: 'そのプレイヤーの結果' },
  'archive/result/won': { en: 'won', ja: '勝ち' },
  'archive/result/lost': { en: 'did not win', ja: '勝ち以外' },
  'archive/with': { en: 'yes', ja: 'あり' },
  'archive/without': { en: 'no', ja: 'なし' },
  'archive/ending': { en: 'How it ended', ja: '終わり方' },
  'archive/least': { en: 'At least this many moves', ja: '手数（以上）' },
  'archive/most': { en: 'At most this many moves', ja: '手数（以下）' },
  'archive/from': { en: 'Ended on or after', ja: '終了日（から）' },
  'archive/until': { en: 'Ended on or before', ja: '終了日（まで）' },
  'archive/found': { en: 'Games', ja: 'ゲーム一覧' },
  'archive/none': { en: 'No game matches.', ja: '該当するゲームはありません。' },
  'archive/earlier': { en: 'Earlier games', ja: 'さらに前のゲーム' },
  'archive/moves': { en: '{count, plural, one {# move} other {# moves}}', ja: '{count}手' },
  'archive/of': { en: 'Finished games of {name}', ja: '{name}の終了したゲーム' },
  'archive/hide': { en: 'Hide from the finished games', ja: '終了したゲームの一覧に載せない' },
  'archive/show': { en: 'Show in the finished games', ja: '終了したゲームの一覧に載せる' },
  'archive/hide-lead': {
    en: 'A hidden game can be opened only by its players, and does not count in anybody’s public results.',
    ja: '載せていないゲームは、そのプレイヤーしか開けず、公開の成績にも数えません。',
  },
  'why/not-in-archive': {
    en: 'The game is not among the finished games.',
    ja: 'このゲームは一覧に載っていません。',
  },
  'why/tournament-game': {
    en: 'Games of a tournament cannot be hidden: their results are part of the standings.',
    ja: '大会のゲームの結果は順位表に載るため、一覧から外すことはできません。',
  },
} as const satisfies Messages;
