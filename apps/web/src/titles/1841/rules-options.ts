import type { Summaries } from '../texts.ts';

/** Chapters 7 to 15: versions, options and tables. */
export const RULES_OF_OPTIONS: Summaries = {
  '7': {
    en: 'The first edition: sealed bids for all concessions at once; SFTC and the companies of the secession are minors, and SB is called SFV; SFMA’s home is fixed; the hexes around Cuneo, Firenze and Genova’s green tile are different.',
    ja: 'オリジナルバージョン：特許は同時入札、SFTCと継承で生まれる2社は小会社（SBの旧名はSFV）、SFMAの本社は固定で、クーネオ周辺・フィレンツェ・ジェノヴァの緑タイルが異なります。',
  },
  '8': { en: 'To be agreed on before the game.', ja: 'ゲーム前に取り決めます。' },
  '8.1.1': {
    en: 'In phase 4 all Austrian borders disappear and the conservative zone joins Tuscany; in phase 5 the borders of Piedmont disappear. There is no secession, and the Tuscan merger happens in phase 5.',
    ja: 'フェイズ4でオーストリア国境がすべて消滅し、保守地域はトスカーナとして扱います。フェイズ5でピエドモントとの国境が消滅します。継承は起こらず、トスカーナ合併はフェイズ5に起こります。',
  },
  '8.1.2': {
    en: 'In phase 4 all borders except the Swiss one disappear. There is no secession.',
    ja: 'フェイズ4でスイス国境以外の国境がすべて消滅します。継承は起こりません。',
  },
  '8.1.3': {
    en: 'Austria stays whole until phase 5, when the borders of Piedmont disappear too. From phase 4 on, the conservative zone is part of Tuscany. There is no secession, and the Tuscan merger happens in phase 5.',
    ja: 'オーストリア領はフェイズ5までそのまま残り、ピエドモントとの国境もフェイズ5で消滅します。フェイズ4以降、保守地域はトスカーナとして扱います。継承は起こらず、トスカーナ合併はフェイズ5に起こります。',
  },
  '8.1.4': {
    en: 'As early as phase 3, Austria is reduced to Veneto, IRSFF is split and Piedmont’s borders disappear.',
    ja: 'フェイズ3でオーストリア領がヴェネトのみになり、フェルディナンデアの継承が起こり、ピエドモントとの国境が消滅します。',
  },
  '8.1.5': {
    en: 'From phase 4 on, Austria, Tuscany and the conservative zone are one country; in phase 5 all borders except the Swiss one disappear. There is no secession, and the Tuscan merger happens in phase 5. Companies may be founded in Austria from phase 3 on.',
    ja: 'フェイズ4からオーストリア・トスカーナ・保守地域は1つの国として扱い、フェイズ5でスイス国境以外の国境がすべて消滅します。継承は起こらず、トスカーナ合併はフェイズ5に起こります。フェイズ3からオーストリア領内に会社を設立できます。',
  },
  '8.2': {
    en: 'At the end of a stock round the holder of the priority deal may sell it for L.1 or more. After the last operating round of the game turn, its holder may add one more.',
    ja: '優先売買カードは株式ラウンドの終了時に合意した価格（L.1以上）で売れ、保有者は最後の運営ラウンドの後に1回だけ運営ラウンドを追加できます。',
  },
  '8.3': { en: 'A shorter game without Tuscany.', ja: 'トスカーナのない短いゲーム。' },
  '8.3.1': {
    en: 'An off-board box Tuscany & Roma takes the place of Tuscany.',
    ja: 'トスカーナの代わりに、盤外ボックス「トスカーナ・ローマ」があります。',
  },
  '8.3.2': { en: 'Three to six players.', ja: '3〜6人。' },
  '8.3.3': { en: 'The bank has L.10,900 in all.', ja: '資金は全部でL.10,900。' },
  '8.3.4': { en: 'Players share L.2,520.', ja: 'プレイヤーはL.2,520を等分します。' },
  '8.3.5': {
    en: 'The concessions of SFLP, SFMA and SSFL are removed.',
    ja: 'SFLP・SFMA・SSFLの特許は除去します。',
  },
  '8.3.6': {
    en: 'SFLP, SFMA, SSFL and SFLi are not in the game.',
    ja: 'SFLP・SFMA・SSFL・SFLiは登場しません。',
  },
  '8.3.7': { en: 'There is no Tuscan merger.', ja: 'トスカーナ合併はありません。' },
  '8.3.8': {
    en: 'Six 2-trains, five 3-trains, three 4-trains, two each of 5, 6 and 7, and seven 8-trains.',
    ja: '2列車6両、3列車5両、4列車3両、5・6・7列車各2両、8列車7両。',
  },
  '8.4': {
    en: 'When a company sells another’s shares, the share price moves only if at least two are sold in columns L–P, or three in columns Q–S.',
    ja: '会社が他社の株を売るとき、株価がL〜P列なら2株以上、Q〜S列なら3株以上売らないと株価は動きません。',
  },
  '8.5': {
    en: 'A company cannot buy shares of a company that has tokens across a border.',
    ja: '会社は、国境の向こうにトークンのある会社の株を買えません。',
  },
  '8.6': {
    en: 'The game ends only after the whole set of operating rounds.',
    ja: '運営ラウンドをすべて終えてからゲームが終わります。',
  },
  '8.7': {
    en: 'Brown city upgrades use tile 63 wherever it fits.',
    ja: '都市を茶色に張り替えるときは、置けるかぎりタイル63を使います。',
  },
  '8.8': {
    en: 'Players may not trade shares or concessions with each other.',
    ja: 'プレイヤー間で株券や特許を取引できません。',
  },
  '10': {
    en: 'A minor’s share costs the market price and is paid 20% of the revenue. A company has operated only when its first turn is over. Homes are in cities, never in passes. Shares sold for emergency money count as sold.',
    ja: '小会社の株は市場価格で買え、配当は収益の20%です。会社は最初の手番を終えて初めて運営したとみなされます。本社は都市にのみ置け、峠には置けません。緊急資金調達での売却も株の売却とみなします。',
  },
  '13': {
    en: 'Chain of control: from a company to its president, and so on up to a player. Shareholder order: the president, then each player to the left with the companies they control, then the pool. Port: an end of a route that does not count as a stop.',
    ja: 'コントロールの連鎖：会社からその社長をたどり、プレイヤーに至るまでの連なり。株主順：社長から左回りに各プレイヤーとそのコントロールする会社、最後に公開市場。港：停車数に数えないルートの終点。',
  },
  '14': {
    en: 'In the rightmost column with any price below the sum of both (for minors, below the average), the highest such price.',
    ja: '合計（小会社同士なら平均）未満の価格がある最も右の列の、その中で最も高い価格になります。',
  },
};
