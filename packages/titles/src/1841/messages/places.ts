import type { Messages } from '@signalbox/kernel';
import { BOARD } from '../data/board.ts';

const JAPANESE: Readonly<Record<string, string>> = {
  Simplon: 'シンプロン',
  Aosta: 'アオスタ',
  'Vercelli & Novara': 'ヴェルチェッリ＆ノヴァーラ',
  Fréjus: 'フレジュス',
  Torino: 'トリノ',
  Asti: 'アスティ',
  Alessandria: 'アレッサンドリア',
  Cuneo: 'クーネオ',
  Genova: 'ジェノヴァ',
  Savona: 'サヴォーナ',
  Albenga: 'アルベンガ',
  'La Spezia': 'ラ・スペツィア',
  'Tirano & Edolo': 'ティラーノ＆エドロ',
  Como: 'コモ',
  'Busto Arsizio': 'ブスト・アルシツィオ',
  Bergamo: 'ベルガモ',
  Brescia: 'ブレシア',
  Milano: 'ミラノ',
  Pavia: 'パヴィア',
  Cremona: 'クレモナ',
  Treviso: 'トレヴィーゾ',
  Vicenza: 'ヴィチェンツァ',
  Venezia: 'ヴェネツィア',
  Verona: 'ヴェローナ',
  Padova: 'パドヴァ',
  Mantova: 'マントヴァ',
  Rovigo: 'ロヴィーゴ',
  Lugano: 'ルガーノ',
  Piacenza: 'ピアチェンツァ',
  Parma: 'パルマ',
  Modena: 'モデナ',
  Ferrara: 'フェラーラ',
  "Reggio nell'Emilia": 'レッジョ・エミリア',
  Bologna: 'ボローニャ',
  Ravenna: 'ラヴェンナ',
  'Forli & Cesena': 'フォルリ＆チェゼーナ',
  Lucca: 'ルッカ',
  Pisa: 'ピサ',
  'Pistoia & Prato': 'ピストイア＆プラート',
  Firenze: 'フィレンツェ',
  Livorno: 'リヴォルノ',
  Arezzo: 'アレッツォ',
  Siena: 'シエナ',
  'Lausanne & Lötschberg': 'ローザンヌ＆レッチュベルク',
  Gotthard: 'ゴッタルド',
  'Trento & Brennero': 'トレント＆ブレンネロ',
  Lyon: 'リヨン',
  East: '東方',
  'Adriatic Coast': 'アドリア海沿岸',
  Marseille: 'マルセイユ',
  Roma: 'ローマ',
};

/** Places with their coordinates, alone and in lists. */
export const PLACES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()].flatMap(({ id, name }) =>
    name === null
      ? []
      : ['hex', 'hexes'].map((kind) => [
          `${kind}/${id}`,
          { en: `${name} (${id})`, ja: `${JAPANESE[name] ?? name}（${id}）` },
        ]),
  ),
);
