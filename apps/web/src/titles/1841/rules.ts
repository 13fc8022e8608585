import type { Summaries } from '../texts.ts';
import { RULES_OF_OPERATING } from './rules-operating.ts';
import { RULES_OF_OPTIONS } from './rules-options.ts';

const STOCK: Summaries = {
  '1': {
    en: 'Northern Italy from 1841 on: players found railways, and railways found and own railways.',
    ja: '1841年からの北イタリア。プレイヤーが鉄道会社を設立し、会社もまた会社を設立してコントロールします。',
  },
  '1.1': {
    en: 'A concession round, then turns of one stock round and one to three operating rounds. The game ends when the bank is empty, a price reaches L.516 or all off-board boxes are connected. The player with the most cash and certificates wins.',
    ja: '特許ラウンドの後、株式ラウンド1回と運営ラウンド1〜3回を繰り返します。銀行の破産、株価L.516、すべての盤外ボックスの接続のどれかで終わり、現金と株券の合計が最も多い人の勝ちです。',
  },
  '1.2': {
    en: 'The bank has L.14,400 in all. Players share L.3,360: 1120, 840, 672, 560, 480 or 420 each with three to eight. All eight concessions are available.',
    ja: '資金は全部でL.14,400、うちL.3,360をプレイヤーが等分します（3〜8人で1120・840・672・560・480・420）。8枚の特許が並びます。',
  },
  '2': {
    en: 'In phase 2 only historical companies can be founded, each with its concession. Bayard founds nothing: its owner receives L.20 at the end of each stock round.',
    ja: 'フェイズ2では史実会社だけを、その特許で設立できます。バヤールで設立できる会社はなく、株式ラウンドの終了時に所有者がL.20を受け取ります。',
  },
  '2.1': {
    en: 'An order is drawn. In turn a player puts up one concession with a bid of at least L.20; raises are steps of L.5. The next to put one up is the player after the one who put up the last. When all decline in a row, the rest go to the pool. Then players are seated by remaining cash, lowest first, and the first takes the priority deal.',
    ja: '順番を引き、順に1枚を選んでL.20以上で競りを始め、L.5単位で上げます。次は競りにかけた人の次の人です。全員が続けて辞退すると残りは公開市場へ。その後、残金の少ない順に座り、最も少ない人が優先売買カードを得ます。',
  },
  '3': {
    en: 'In turn from the priority deal: sell any number, then one purchase or one founding. A pass is not final; the round ends when all pass in a row. The priority deal goes to the player to the left of the one who acted last. Nothing may close a ring of companies that control each other.',
    ja: '優先売買カードから順に、好きなだけ売り、1回の購入か設立をします。パスしても戻れ、全員が続けてパスすると終わります。カードは最後に行動した人の左隣へ。コントロールの循環が生じる売買はできません。',
  },
  '3.1': {
    en: 'Shares go to the pool at the price before the sale; then the price falls a row for each. Of several companies sold together the lowest falls first. Not of a company that has yet to complete a turn, not beyond half in the pool, and the president’s certificate only by exchange with a successor. A company whose shares you have sold cannot be bought again in the same round.',
    ja: '株は売却前の価格で公開市場に売り、1株ごとに1段下がります。複数社を同時に売るときは安い会社から下げます。まだ手番を完了していない会社の株は売れず、公開市場に置けるのは50%までで、社長株は次の社長との交換でのみ手放せます。売った会社はそのラウンドに買えません。',
  },
  '3.2': {
    en: 'One purchase: a certificate from the pool (the bank is paid) or an unissued one (the company is paid) at the market price; a concession from the pool for L.50, not in the first round; or certificates, an unused concession, or a used one with its president’s certificate from a player, for any agreed price of at least L.1 each.',
    ja: '購入は1回：公開市場の株（代金は銀行へ）か未発行株（代金は会社へ）を時価で、特許をL.50で（最初のラウンドは不可）、または他のプレイヤーから合意した価格（各L.1以上）で株券、未使用の特許、使用済みの特許と社長株を買います。',
  },
  '3.3': {
    en: 'Founding replaces the purchase: choose charter and class, par, initial shares, then homes and tokens. SB, SFL and SFLi are never founded.',
    ja: '設立は購入の代わりに行います。会社とクラス、開始価格、初期株券、本社とトークンの順です。SB・SFL・SFLiは設立できません。',
  },
  '3.3.1': {
    en: 'Historical companies have their class. Of the others, eleven are majors (ten shares) and three minors (five shares).',
    ja: '史実会社のクラスは決まっています。その他は大会社11社（10株）と小会社3社（5株）です。',
  },
  '3.3.2': {
    en: 'L.68, 100 or 144; majors also 216 or 340. The marker goes under others in its space.',
    ja: 'L.68・100・144、大会社は216・340も可。駒は同じマスの一番下に置きます。',
  },
  '3.3.3': {
    en: 'The founder buys the president’s certificate, two shares, and of a major up to two more. The money goes to the company; only it may pay for the first tokens.',
    ja: '設立者は社長株（2株）を買い、大会社ならさらに2株まで買えます。代金は会社に入り、最初のトークンはこの資金で買います。',
  },
  '3.3.4': {
    en: 'A minor has one or two tokens, a major two to five. Historical ones cost L.50; others 25, 50, 100 or 200 each: nothing built within two hexes, nothing next to the home, the home empty, or built on. Borders shut out what lies behind them. A major may open a second home in the same country. No home in Lugano, in Austria or in historical cities before phase 4, none for minors in the six great cities or beside another company.',
    ja: 'トークンは小会社1〜2個、大会社2〜5個。史実会社はL.50、他は2ヘックス以内が空き25、隣が空き50、本社が空き100、開発済み200です（国境の向こうは数えません）。大会社は同じ国に第2の本社を置けます。ルガーノは不可、オーストリアと史実会社の本社の都市はフェイズ4から、小会社は6大都市や他社のいる都市に置けません。',
  },
  '3.3.5': {
    en: 'Example: with L.552 a player founds IRSFF at L.100 with 40%: L.400 goes into the treasury, four tokens cost L.200, and two of them go to Milano and Venezia.',
    ja: 'L.552でIRSFFを100、40%で設立すると、金庫に400、トークン4個に200、うち2個をミラノとヴェネツィアに置きます。',
  },
  '3.4': {
    en: 'The priority deal moves. Companies with shares in the pool fall a row, then companies without shares in the pool and unissued rise a row. Unused concessions but Bayard return to the pool, and Bayard’s owner receives L.20.',
    ja: '優先売買カードを移し、公開市場に株のある会社は1段下がり、次に公開市場にも未発行株にも株券のない会社が1段上がります。バヤール以外の未使用の特許は公開市場に戻り、バヤールの所有者はL.20を得ます。',
  },
  '3.5': { en: 'General rules for shares.', ja: '株式についていつも成り立つこと。' },
  '3.5.1': {
    en: 'Sales move a price down. A dividend above the price moves it right, at the end of a row up; no dividend moves it left, at the left edge down. Minors stop at column K, all others before phase 8 at column P. A marker goes under those in its space.',
    ja: '売却で下、株価を超える配当で右（端では上）、無配で左（端では下）に動きます。小会社はK列、フェイズ8前は全社P列が限度です。駒は同じマスの下に入ります。',
  },
  '3.5.2': {
    en: 'Certificates: 21, 16, 13, 11, 10 or 9 with three to eight players; a company holds five of other companies. Concessions do not count. A player over the limit sells as soon as possible.',
    ja: '株券は3〜8人で21・16・13・11・10・9枚まで、会社は他社の株券5枚まで。特許は数えません。超えたらできるだけ早く売ります。',
  },
  '3.5.3': {
    en: 'A holder with strictly more shares than the president takes over and gives two shares for the certificate. If there are several, players come before companies: the first player to the left, or the first company in operating order. As long as the concession of a historical company is in play, its owner is president.',
    ja: '社長より多く持つ株主が2株と社長株を交換して社長になります。複数いればプレイヤーが会社より先で、プレイヤーは左隣から、会社は運営順です。史実会社の特許がある間は、その所有者が社長です。',
  },
  '3.5.4': {
    en: 'A player may not hold more than 60% of a company, counting the companies they control, and no company holds shares of one that controls it. If it comes to that, they are sold at the first opportunity.',
    ja: 'コントロールする会社と合わせて1社の60%を超えて保有できず、会社は自社をコントロールしている会社の株を持てません。そうなったら最初の機会に売ります。',
  },
};

const END: Summaries = {
  '5': {
    en: 'L.516 or the last box connected: the game ends with that company’s turn. L.516 at the end of a stock round ends it at once. The bank empty: with this operating round, or in a stock round with the next. Count cash and certificates at the market price, less what was received in bankruptcies.',
    ja: 'L.516か最後の盤外ボックスの接続ではその会社の手番の終わりに、株式ラウンドの終了時のL.516では直ちに、銀行の破産ではその運営ラウンド（株式ラウンドなら次の運営ラウンド）の終わりに終了します。現金と株券の時価から破産時に受け取った額を引きます。',
  },
  '6': {
    en: 'Where the countries lie, and when their borders fall.',
    ja: '各国の範囲と国境がなくなる時期。',
  },
  '6.1': {
    en: 'Lombardy and Veneto in phases 2 and 3, Veneto alone in phase 4, nothing from phase 5.',
    ja: 'フェイズ2・3はロンバルディアとヴェネト、4はヴェネトだけ、5からなし。',
  },
  '6.2': {
    en: 'Parma, Modena and the Papal States: Bologna, Ferrara, Modena, Parma, Reggio and their towns.',
    ja: 'パルマ公国、モデナ公国、教皇領の北部：ボローニャ、フェラーラ、モデナ、パルマ、レッジョ・エミリアと街。',
  },
  '6.3': {
    en: 'Milano, Bergamo, Brescia, Busto Arsizio, Como, Cremona, Pavia and the towns.',
    ja: 'ミラノ、ベルガモ、ブレシア、ブスト・アルシツィオ、コモ、クレモナ、パヴィアと街。',
  },
  '6.4': { en: 'Lucca always counts as Tuscany.', ja: 'ルッカは常にトスカーナに含みます。' },
  '6.5': {
    en: 'Genova, Torino, Cuneo, Alessandria and the west.',
    ja: 'ジェノヴァ、トリノ、クーネオ、アレッサンドリアなど西部。',
  },
  '6.6': {
    en: 'Piedmont and Tuscany touch in one side near Pisa, which is a border until phase 4.',
    ja: 'ピエドモントとトスカーナはピサの近くの1辺で接し、フェイズ4まで国境です。',
  },
  '6.7': {
    en: 'Lugano. Its border never falls: track may cross it from phase 3, tokens never.',
    ja: 'ルガーノ。国境はゲーム中ずっと有効で、線路はフェイズ3から置けますが、トークンは置けません。',
  },
  '6.8': {
    en: 'Firenze, Livorno, Pisa, Lucca and their towns.',
    ja: 'フィレンツェ、リヴォルノ、ピサ、ルッカと街。',
  },
  '6.9': {
    en: 'Venezia, Padova, Verona, Mantova, Treviso, Vicenza, Rovigo.',
    ja: 'ヴェネツィア、パドヴァ、ヴェローナ、マントヴァ、トレヴィーゾ、ヴィチェンツァ、ロヴィーゴ。',
  },
};

export const RULES_1841: Summaries = { ...STOCK, ...RULES_OF_OPERATING, ...END, ...RULES_OF_OPTIONS };
