import type { Messages } from '@signalbox/kernel';

/** Why track or a station may not be placed, for titles to take into their own messages. */
export const MAP_MESSAGES: Messages = {
  'why/track/hex': { en: 'No track may be laid in {hex} now.', ja: '今は{hex}に線路を敷けません。' },
  'why/track/unknown-tile': { en: 'There is no tile {tile}.', ja: 'タイル{tile}はありません。' },
  'why/track/rotation': {
    en: 'Tile {tile} does not lie like that.',
    ja: 'タイル{tile}はその向きに置けません。',
  },
  'why/track/colour': {
    en: 'Tiles of this colour may not be laid now.',
    ja: '今はこの色のタイルを置けません。',
  },
  'why/track/wrong-tile': {
    en: 'Tile {tile} does not follow what lies in {hex}.',
    ja: 'タイル{tile}は{hex}の置き換えに使えません。',
  },
  'why/track/stock': { en: 'No tile {tile} is left.', ja: 'タイル{tile}は残っていません。' },
  'why/track/closed-side': {
    en: 'Track would lead over a closed side of {hex}.',
    ja: '{hex}の通れない辺へ線路が出てしまいます。',
  },
  'why/track/keeps-existing': {
    en: 'The new tile has to keep all track that is there.',
    ja: '新しいタイルは今ある線路をすべて残さなければなりません。',
  },
  'why/track/not-connected': {
    en: 'Track of the company does not lead to {hex}.',
    ja: '会社の線路が{hex}につながっていません。',
  },
  'why/track/no-new-track': {
    en: 'The tile would bring the company nothing new that it can reach.',
    ja: 'このタイルでは、会社が届く新しい線路が増えません。',
  },
  'why/token/no-place': { en: 'No station can stand there.', ja: 'そこには駅を置けません。' },
  'why/token/not-connected': {
    en: 'Track of the company does not lead to {hex}.',
    ja: '会社の線路が{hex}につながっていません。',
  },
  'why/token/already-there': {
    en: 'The company has a station in {hex} already.',
    ja: '{hex}にはすでに自社の駅があります。',
  },
  'why/token/no-slot': { en: 'No space is left in {hex}.', ja: '{hex}に空きがありません。' },
  'why/token/reserved': {
    en: 'The space is kept for {company}.',
    ja: 'この場所は{company}のために空けてあります。',
  },
};
