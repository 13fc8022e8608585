import type { Aliases, Messages } from '@signalbox/kernel';
import { BOARD, LITE_BOARD } from '../data/board.ts';

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

const japanese = (name: string): string => JAPANESE[name] ?? name;

/** Places with their coordinates. */
export const PLACES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()].flatMap(({ id, name }) =>
    name === null ? [] : [[`hex/${id}`, { en: `${name} (${id})`, ja: `${japanese(name)}（${id}）` }]],
  ),
);

/** Tokens in the second city of a printed hex with two (§4.7.4). */
export const SECOND_CITIES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()]
    .filter(({ face }) => face.nodes.filter(({ kind }) => kind === 'city').length > 1)
    .flatMap(({ id, name }) => [
      [`which/${id}.1`, { en: 'second city', ja: 'もう一方の都市' }],
      [
        `hexes/${id}.1`,
        { en: `${name} (${id}, second city)`, ja: `${japanese(name!)}（${id}、もう一方の都市）` },
      ],
    ]),
);

/** Off-board boxes; one of several hexes is known by its group. */
export const BOXES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()].flatMap(({ id, name, face }) => {
    const box = face.nodes.find(({ kind }) => kind === 'offboard');
    if (name === null || !box) return [];
    const said = { en: name, ja: japanese(name) };
    return [`box/${box.group ?? id}`, `offboard/${box.group ?? id}`].map((key) => [key, said]);
  }),
);

const TUSCANY_AND_ROME = { en: 'Tuscany & Roma', ja: 'トスカーナ・ローマ' };

/** In 1841 Lite, Tuscany and Roma are one off-board box, on hexes that have names of their own elsewhere (§8.3.1). */
export function liteAliases(): Aliases {
  return Object.fromEntries([
    [BOXES['box/Roma']!.en, TUSCANY_AND_ROME.en],
    [BOXES['box/Roma']!.ja, TUSCANY_AND_ROME.ja],
    ...[...LITE_BOARD.hexes.values()]
      .filter(({ id, face }) => `hex/${id}` in PLACES && face.nodes.some(({ group }) => group === 'Roma'))
      .flatMap(({ id }) => [
        [PLACES[`hex/${id}`]!.en, `${TUSCANY_AND_ROME.en} (${id})`],
        [PLACES[`hex/${id}`]!.ja, `${TUSCANY_AND_ROME.ja}（${id}）`],
      ]),
  ]);
}
