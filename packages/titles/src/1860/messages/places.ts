import type { Messages } from '@signalbox/kernel';
import { LARGER_BOARD } from '../data/board.ts';

const JAPANESE: Readonly<Record<string, string>> = {
  Yarmouth: 'ヤーマス',
  Freshwater: 'フレッシュウォーター',
  Ningwood: 'ニングウッド',
  Shalcombe: 'シャルコム',
  Calbourne: 'カルボーン',
  Cowes: 'カウズ',
  'Cement Mills': 'セメント・ミルズ',
  'East Cowes': 'イースト・カウズ',
  Whippingham: 'ウィッピンガム',
  'Wooton & Havenstreet': 'ウートン＆ヘイヴンストリート',
  Watchingwell: 'ウォッチングウェル',
  Carisbrooke: 'カリスブルック',
  Newport: 'ニューポート',
  Merstone: 'マーストン',
  Horringford: 'ホリングフォード',
  'Ryde Esp': 'ライド・エスプラネード',
  Ashey: 'アシー',
  'Newchurch & Alverstone': 'ニューチャーチ＆アルヴァーストン',
  'Ryde Pier': 'ライド桟橋',
  Ryde: 'ライド',
  Brading: 'ブレイディング',
  Sandown: 'サンダウン',
  'St. Helens': 'セントヘレンズ',
  Bembridge: 'ベンブリッジ',
  Shorwell: 'ショーウェル',
  'Chale Green': 'チェール・グリーン',
  Chale: 'チェール',
  Godshill: 'ゴッズヒル',
  Whitwell: 'ウィットウェル',
  Wroxall: 'ロクソール',
  'St. Lawrence': 'セントローレンス',
  Shanklin: 'シャンクリン',
  Ventnor: 'ヴェントナー',
  'Norton Green': 'ノートン・グリーン',
  Totland: 'トットランド',
};

/** Places with their coordinates. */
export const PLACES: Messages = Object.fromEntries(
  [...LARGER_BOARD.hexes.values()].flatMap(({ id, name }) =>
    name === null ? [] : [[`hex/${id}`, { en: `${name} (${id})`, ja: `${JAPANESE[name] ?? name}（${id}）` }]],
  ),
);

/** The further city of green and brown Newport and Ventnor: Shide is the one of lower value. */
export const SECOND_CITIES: Messages = {
  'which/G5.1': { en: 'Shide', ja: 'シャイド' },
  'which/I11.1': { en: 'second city', ja: 'もう一方の駅' },
};
