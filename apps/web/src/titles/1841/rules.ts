import type { Summaries } from '../texts.ts';
import { RULES_OF_OPERATING } from './rules-operating.ts';
import { RULES_OF_OPTIONS } from './rules-options.ts';

const STOCK: Summaries = {
  '1': {
    en: 'Northern Italy from 1841 on: players found railways, and railways found and own other railways.',
    ja: '1841年からの北イタリア。プレイヤーが鉄道会社を設立し、会社もまた他の会社を設立してコントロールします。',
  },
  '1.1': {
    en: 'A concession round is followed by game turns of one stock round and one to three operating rounds. The game ends when the bank is empty, a share price reaches L.516, or all off-board boxes are connected. The player with the highest total of cash and certificates (at the market price) wins.',
    ja: '特許ラウンドの後、株式ラウンド1回と運営ラウンド1〜3回を繰り返します。銀行の破産、株価L.516への到達、すべての盤外ボックスの接続のどれかで終わり、現金と株券の市場価格の合計が最も多い人が勝ちます。',
  },
  '1.2': {
    en: 'The bank has L.14,400 in all. The players share L.3,360: with three to eight players each gets L.1,120, 840, 672, 560, 480 or 420. All eight concessions are available.',
    ja: '資金は全部でL.14,400、うちL.3,360をプレイヤーが等分します（3〜8人でL.1,120・840・672・560・480・420）。8枚の特許を並べます。',
  },
  '2': {
    en: 'In phase 2 only historical companies can be founded, each with its concession. Bayard has no company: its owner receives L.20 at the end of each stock round.',
    ja: 'フェイズ2では史実会社だけを、その特許で設立できます。バヤールで設立できる会社はなく、株式ラウンドの終了時に所有者がL.20を受け取ります。',
  },
  '2.1': {
    en: 'The auction order is drawn. In this order, a player puts up a concession with a bid of at least L.20, which is raised in steps of L.5, or declines. When all decline in a row, the remaining concessions go to the pool. Then players are seated by remaining cash, the lowest first, and ties by the lower concession number; the first player gets the priority deal.',
    ja: '競売順をくじで決めます。その順に、特許を1枚選んでL.20以上の入札で競りにかけるか、辞退します。入札はL.5単位です。全員が続けて辞退したら、残りの特許は公開市場に置きます。その後、残金の少ない順（同額なら特許の番号の小さい順）に座り、先頭の人が優先売買カードを得ます。',
  },
  '3': {
    en: 'Starting with the holder of the priority deal, in turn: sell any number of shares, then buy once or found a company. A pass is not final; the round ends when all have passed in a row. The player to the left of the last to act gets the priority deal. No trade may create a circular chain of control.',
    ja: '優先売買カードを持つ人から順に、好きなだけ売り、その後、1回購入するか会社を設立します。パスしても後で戻れ、全員が続けてパスすると終わります。カードは最後に行動した人の左隣に渡ります。コントロールの循環が生じる売買はできません。',
  },
  '3.1': {
    en: 'Shares are sold to the pool at the price before the sale; the price then falls one row per share. If shares of several companies are sold together, the lowest price falls first. You cannot sell shares of a company that has not completed a turn, nor put more than half of a company in the pool. The president’s certificate can only be exchanged with a successor. You may not buy shares of a company you have sold in the same round.',
    ja: '株は売却前の価格で公開市場に売り、1株ごとに1段下がります。複数社を同時に売るときは、安い会社から下げます。手番を一度も完了していない会社の株は売れず、公開市場に置けるのは1社の半分までです。社長株は、次の社長との交換でのみ手放せます。売った会社の株は、そのラウンド中は買えません。',
  },
  '3.2': {
    en: 'Make one purchase: at the market price, a certificate from the pool (you pay the bank) or an unissued one (you pay the company); a concession from the pool for L.50, but not in the first round; or, from another player at an agreed price of at least L.1 each, certificates of one company, an unused concession, or a used one with its president’s certificate.',
    ja: '購入は1回です。公開市場の株（代金は銀行へ）か未発行株（代金は会社へ）を現在の市場価格で買うか、公開市場の特許をL.50で買う（最初のラウンドは不可）か、他のプレイヤーから合意した価格（各L.1以上）で、1社の株券、未使用の特許、または使用済みの特許と社長株を買います。',
  },
  '3.3': {
    en: 'Instead of buying, you may found a company: choose its class and charter, par, the initial shares, then homes and tokens. SB, SFL and SFLi cannot be founded.',
    ja: '購入の代わりに会社を設立できます。クラスと会社、開始価格、初期株券、本社とトークンの順に決めます。SB・SFL・SFLiは設立できません。',
  },
  '3.3.1': {
    en: 'The class of a historical company is fixed. Of the others, eleven are majors (ten shares) and three are minors (five shares).',
    ja: '史実会社のクラスは決まっています。非史実会社は、大会社（10株）が11社、小会社（5株）が3社です。',
  },
  '3.3.2': {
    en: 'Par is L.68, 100 or 144, for majors also L.216 or 340. The price marker goes under any others in its space.',
    ja: 'L.68・100・144、大会社はL.216・340も選べます。価格トークンは同じマスの一番下に置きます。',
  },
  '3.3.3': {
    en: 'The founder buys the president’s certificate (two shares) and, of a major, up to two more shares. The money goes to the company, and its first tokens have to be paid for out of it.',
    ja: '設立者は社長株（2株分）を買い、大会社ならさらに2株まで買えます。代金は会社の金庫に入り、最初のトークンはこの資金で買います。',
  },
  '3.3.4': {
    en: 'A minor buys one or two tokens, a major two to five. A historical company’s cost L.50 each; another’s L.25 if there is no track within two hexes of the home, L.50 if there is none in adjacent hexes, L.100 if there is none in the home hex, otherwise L.200. Track across a border does not count. A major may have a second home if no border separates it from the first. There are no homes in Lugano, and none in Austria or in historical companies’ cities before phase 4; minors have none in the six major cities or where another company has a token.',
    ja: '小会社はトークンを1〜2個、大会社は2〜5個買います。史実会社のトークンは各L.50。非史実会社は、本社から2ヘックス以内にタイルがなければL.25、隣接ヘックスになければL.50、本社のヘックスになければL.100、あればL.200です（国境の向こうは数えません）。大会社は、国境で隔てられていない2つ目の本社を置けます。ルガーノには置けず、オーストリアと史実会社の本社の都市にはフェイズ4から置けます。小会社は6つの大都市や他社のトークンのある都市に置けません。',
  },
  '3.3.5': {
    en: 'Example: a player with L.552 founds IRSFF at L.100 and buys 40%. L.400 goes into the treasury, and four tokens cost L.200; two of them are placed in Milano and Venezia.',
    ja: '例：L.552を持つプレイヤーがIRSFFを開始価格L.100で設立し、40%を買います。金庫にL.400が入り、L.200でトークンを4個買い、うち2個をミラノとヴェネツィアに置きます。',
  },
  '3.4': {
    en: 'The priority deal moves. The price of every company with shares in the pool falls one row; then that of every company with no shares left, unissued or in the pool, rises one row. Unused concessions except Bayard return to the pool, and Bayard’s owner receives L.20.',
    ja: '優先売買カードを渡し、公開市場に株券のある会社は1段下がり、次に公開市場にも未発行株にも株券のない会社が1段上がります。バヤール以外の未使用の特許は公開市場に戻り、バヤールの所有者はL.20を受け取ります。',
  },
  '3.5.1': {
    en: 'A sale moves the price down. A dividend above the share price moves it right, or up at the end of a row; no dividend moves it left, or down at the left edge. Minors cannot go beyond column K, and before phase 8 nobody beyond column P. A marker goes under those already in its space.',
    ja: '株価は、売却で下、株価を超える配当で右（端では上）、無配で左（端では下）に動きます。小会社はK列まで、フェイズ8より前は全社P列までです。価格トークンは同じマスの一番下に置きます。',
  },
  '3.5.2': {
    en: 'The certificate limit is 21, 16, 13, 11, 10 or 9 with three to eight players; concessions do not count. A company may hold five certificates of other companies. Anybody over a limit has to sell as soon as possible.',
    ja: '株券は3〜8人でそれぞれ21・16・13・11・10・9枚まで持て、特許は数えません。会社は他社の株券を5枚まで持てます。超えたらできるだけ早く売らなければなりません。',
  },
  '3.5.3': {
    en: 'A holder with more shares than the president becomes president and exchanges two shares for the president’s certificate. If several tie for the most, players come before companies: the first player to the left, then the first company in operating order. As long as a historical company’s concession is in play, its owner is president.',
    ja: '社長より多くの株を持つ株主が、2株を社長株と交換して社長になります。最多の株主が複数いれば、プレイヤーが会社より優先され、プレイヤーは社長の左隣から、会社は運営順です。史実会社の特許が除去されるまでは、その所有者が社長です。',
  },
  '3.5.4': {
    en: 'A player and the companies they control may not hold more than 60% of a company together, and a company may not hold shares of one that controls it. If this happens, shares have to be sold at the first opportunity.',
    ja: 'プレイヤーは、コントロールする会社と合わせて1社の60%を超えて保有できません。会社は、自社をコントロールしている会社の株を持てません。そうなったら最初の機会に売らなければなりません。',
  },
};

const END: Summaries = {
  '5': {
    en: 'If a share price reaches L.516 or the last off-board box is connected, the game ends after that company’s turn; if a price reaches L.516 at the end of a stock round, at once. If the bank runs out, the game ends after the operating round, or after the next one if it is in a stock round. Count cash and certificates at the market price, less the money received after bankruptcies.',
    ja: '株価がL.516に達するか最後の盤外ボックスが接続されたら、その会社の手番の終わりに終了します。株式ラウンドの終了時にL.516に達したら、直ちに終了します。銀行が破産したら、その運営ラウンド（株式ラウンド中なら次の運営ラウンド）の終わりに終了します。現金と株券の市場価格の合計から、破産時に受け取った額を引きます。',
  },
  '6.1': {
    en: 'Lombardy and Veneto in phases 2 and 3, only Veneto in phase 4. From phase 5 on, Austria is gone.',
    ja: 'フェイズ2・3はロンバルディアとヴェネト、4はヴェネトのみで、5以降は存在しません。',
  },
  '6.2': {
    en: 'Parma, Modena and the Papal States: Bologna, Ferrara, Modena, Parma, Reggio and their towns.',
    ja: 'パルマ公国、モデナ公国、教皇領の北部：ボローニャ、フェラーラ、モデナ、パルマ、レッジョ・エミリアと、その周辺の街。',
  },
  '6.3': {
    en: 'Milano, Bergamo, Brescia, Busto Arsizio, Como, Cremona, Pavia and their towns.',
    ja: 'ミラノ、ベルガモ、ブレシア、ブスト・アルシツィオ、コモ、クレモナ、パヴィアと、その周辺の街。',
  },
  '6.4': { en: 'Lucca always counts as Tuscany.', ja: 'ルッカは常にトスカーナに含みます。' },
  '6.5': {
    en: 'Genova, Torino, Cuneo, Alessandria and the towns of the west.',
    ja: 'ジェノヴァ、トリノ、クーネオ、アレッサンドリアと西部の街。',
  },
  '6.6': {
    en: 'Piedmont and Tuscany share one hex side near Pisa. It is a border until phase 4.',
    ja: 'ピエドモントとトスカーナはピサの近くの1辺で接しています。この辺はフェイズ4まで国境です。',
  },
  '6.7': {
    en: 'Lugano. Its border lasts for the whole game: track may cross it from phase 3 on, tokens never.',
    ja: 'ルガーノ。国境はゲーム中ずっと有効で、線路はフェイズ3から置けますが、トークンは置けません。',
  },
  '6.8': {
    en: 'Firenze, Livorno, Pisa, Lucca and their towns.',
    ja: 'フィレンツェ、リヴォルノ、ピサ、ルッカと、その周辺の街。',
  },
  '6.9': {
    en: 'Venezia, Padova, Verona, Mantova, Treviso, Vicenza, Rovigo.',
    ja: 'ヴェネツィア、パドヴァ、ヴェローナ、マントヴァ、トレヴィーゾ、ヴィチェンツァ、ロヴィーゴ。',
  },
};

export const RULES_1841: Summaries = { ...STOCK, ...RULES_OF_OPERATING, ...END, ...RULES_OF_OPTIONS };
