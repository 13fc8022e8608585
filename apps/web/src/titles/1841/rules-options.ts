import type { Summaries } from '../texts.ts';

/** Chapters 7 to 15: versions, options and tables. */
export const RULES_OF_OPTIONS: Summaries = {
  '7': {
    en: 'The first edition: sealed bids for all concessions at once; SFTC and the companies of the secession are minors, and SB is called SFV; SFMA’s home is fixed; the country round Cuneo, Firenze and Genova’s green tile differ.',
    ja: 'オリジナルバージョン：特許は同時入札、SFTCと継承で生まれる2社は小会社（SBの旧名はSFV）、SFMAの本社は固定、クーネオ周辺・フィレンツェ・ジェノヴァが異なります。',
  },
  '8': { en: 'Agreed on before the game.', ja: 'ゲーム前に取り決めます。' },
  '8.1': { en: 'How Italy might have been united otherwise.', ja: '史実と異なるイタリア統一。' },
  '8.1.1': {
    en: 'Phase 4 ends all Austrian borders and joins the conservative zone to Tuscany, phase 5 ends the borders of Piedmont. No secession; the Tuscan merger comes in phase 5.',
    ja: 'フェイズ4でオーストリア国境が消えて保守地域がトスカーナと一つになり、5でピエドモントの国境が消えます。継承はなく、トスカーナ合併は5。',
  },
  '8.1.2': {
    en: 'Phase 4 ends all borders but the Swiss one. No secession.',
    ja: 'フェイズ4でスイス以外の国境がすべて消えます。継承なし。',
  },
  '8.1.3': {
    en: 'Austria stays whole until phase 5, when the borders of Piedmont fall too; from phase 4 the conservative zone is one with Tuscany. No secession; the Tuscan merger comes in phase 5.',
    ja: 'オーストリアはフェイズ5まで残り、ピエドモントの国境も5で消えます。フェイズ4から保守地域はトスカーナと一つです。継承なし、トスカーナ合併は5。',
  },
  '8.1.4': {
    en: 'Austria shrinks and IRSFF is divided in phase 3 already, and Piedmont’s borders fall.',
    ja: 'フェイズ3でオーストリアが縮小し継承が起こり、ピエドモントの国境が消えます。',
  },
  '8.1.5': {
    en: 'From phase 4 Austria, Tuscany and the conservative zone are one country; all borders fall in phase 5. No secession, the Tuscan merger comes in phase 5, and Austria is open to founders from phase 3.',
    ja: 'フェイズ4からオーストリア・トスカーナ・保守地域は1つの国、5で国境が消えます。継承なし、トスカーナ合併は5。オーストリアにはフェイズ3から設立できます。',
  },
  '8.2': {
    en: 'The priority deal may be sold at the end of the stock round for L.1 or more, and its holder may add one operating round after the last of the turn.',
    ja: '優先売買カードは株式ラウンドの終了時に合意した価格（L.1以上）で売れ、保有者は最後の運営ラウンドの後に1回だけ運営ラウンドを追加できます。',
  },
  '8.3': { en: 'A shorter game without Tuscany.', ja: 'トスカーナのない短いゲーム。' },
  '8.3.1': {
    en: 'An off-board box Tuscany–Roma replaces Tuscany.',
    ja: 'トスカーナの代わりに盤外「トスカーナ・ローマ」があります。',
  },
  '8.3.2': { en: 'Three to six players.', ja: '3〜6人。' },
  '8.3.3': { en: 'L.10,900 in all.', ja: '資金は全部でL.10,900。' },
  '8.3.4': { en: 'Players share L.2,520.', ja: 'プレイヤーはL.2,520を等分します。' },
  '8.3.5': { en: 'No concessions of SFLP, SFMA and SSFL.', ja: 'SFLP・SFMA・SSFLの特許はありません。' },
  '8.3.6': {
    en: 'SFLP, SFMA, SSFL and SFLi are not in the game.',
    ja: 'SFLP・SFMA・SSFL・SFLiは登場しません。',
  },
  '8.3.7': { en: 'There is no Tuscan merger.', ja: 'トスカーナ合併はありません。' },
  '8.3.8': {
    en: 'Six 2-trains, five 3, three 4, then two of each, and seven 8.',
    ja: '列車は2が6両、3が5両、4が3両、5〜7が2両、8が7両。',
  },
  '8.4': {
    en: 'A company that sells shares of another moves its price in columns L–P only from two shares on, in Q–S from three.',
    ja: '会社が他社の株を売るとき、株価がL〜P列なら2株以上、Q〜S列なら3株以上売らないと株価は動きません。',
  },
  '8.5': {
    en: 'Companies buy no shares of companies behind a border.',
    ja: '会社は国境の向こうの会社の株を買えません。',
  },
  '8.6': {
    en: 'The game ends only after the whole set of operating rounds.',
    ja: '運営ラウンドをすべて終えてからゲームが終わります。',
  },
  '8.7': {
    en: 'Brown cities use tile 63 wherever it fits.',
    ja: '茶の都市はできる限り63番タイルを使います。',
  },
  '8.8': {
    en: 'Players may not trade shares or concessions with each other.',
    ja: 'プレイヤー間で株や特許を取引しません。',
  },
  '9': { en: 'Where errata are published.', ja: '正誤表について。' },
  '10': {
    en: 'A minor’s share costs the price and earns 20%. A company has operated when its first turn is over. Homes are cities, never passes. Emergency sales count as sales.',
    ja: '小会社の株は時価で買え、20%の配当があります。会社は最初の手番を終えて初めて「運営済み」です。本社は都市だけ。緊急の売却も売却です。',
  },
  '11': { en: 'Who made the game.', ja: '制作者について。' },
  '12': { en: 'Names of the cities on the map.', ja: '地図の都市名。' },
  '13': {
    en: 'Chain of control: from a company through its presidents up to a player. Order of shareholders: the president, then to the left each player and the companies they control, then the pool. Port: an end of a route that is no stop.',
    ja: 'コントロールの連鎖：会社から社長をたどりプレイヤーに至るまで。株主順：社長から左回りに各プレイヤーとそのコントロールする会社、最後に公開市場。港：停車数に数えないルートの終点。',
  },
  '14': {
    en: 'The price after a merger: the highest price below the sum (of minors below the average) in the rightmost column that has one.',
    ja: '合併後の株価：合計（小会社同士なら平均）未満の値がある最も右の列の、最も高い値。',
  },
  '15': { en: 'How many there are of each tile.', ja: '各タイルの枚数。' },
};
