import type { Summaries } from '../texts.ts';

/** Chapter 4. */
export const RULES_OF_OPERATING: Summaries = {
  '4': {
    en: 'Companies operate from the highest price down; at equal price the one further right, in one space the upper one first. The order follows prices that change during the round. A turn: track, token, run, another’s token, trains, then financial actions. Each company has one turn.',
    ja: '株価の高い順（同じなら右、同じマスなら上）に運営し、途中の株価変動で順番も変わります。手番は線路、トークン、運行、他社トークン、列車、財務行動の順で、各社1回です。',
  },
  '4.1': {
    en: 'Yellow tiles at first, green from phase 3, brown from phase 5. A route is track from a city with a token of the company, passing no city or pass that is full of others’ tokens.',
    ja: '最初は黄、フェイズ3から緑、5から茶。ルートは自社のトークンのある都市から、他社で埋まった都市や峠を通らずに続く線路です。',
  },
  '4.1.1': {
    en: 'The tile must extend a route of the company; a token in a pass is not a starting point. Swamp and hills cost L.50, Apennine passes L.100 and L.50 again for each upgrade, Alpine passes L.200. In phase 2 no track is laid across a border. Milano, Torino, Genova and Venezia have special tiles, large cities take Y tiles.',
    ja: 'タイルは自社のルートを延ばすもの（峠のトークンは起点になりません）。沼地と丘陵はL.50、アペニー峠はL.100（張替えはL.50）、アルプス峠はL.200。フェイズ2では国境を越えられません。ミラノ・トリノ・ジェノヴァ・ヴェネツィアは専用、大都市はYのタイルです。',
  },
  '4.1.2': {
    en: 'Majors may lay more: in phase 2 one tile for each city token, in phases 3 and 4 two with two city tokens, each from a different token and in a different hex. From phase 5 everybody lays one.',
    ja: '大会社はフェイズ2で都市のトークンごとに1枚、3・4では都市のトークンが2個以上あれば2枚（別のトークンから別のヘックスに）置けます。5からは1枚です。',
  },
  '4.2': {
    en: 'One token a turn, free, in a city or pass with a free slot that a route reaches without crossing a border. Never two in one hex. Slots of historical companies yet to be founded stay reserved until phase 4.',
    ja: '手番に1つ無料で、国境を越えずルートの届く都市か峠の空きに置けます。1ヘックスに2つは不可。未設立の史実会社の場所はフェイズ4まで空けます。',
  },
  '4.3': {
    en: 'Trains run on routes; borders do not stop them.',
    ja: '列車はルートを走り、国境に妨げられません。',
  },
  '4.3.1': {
    en: 'A route has a city with the company’s own token and at least one more city, town or box. A train of n makes n stops in cities, passes and boxes; towns and ports are free, and 8-trains pass passes. No stop may be skipped, no track used twice. Boxes and ports are ends.',
    ja: 'ルートには自社のトークンのある都市と、もう1つ以上の都市・街・盤外が必要です。n列車は都市・峠・盤外にn回停車し、街と港は数えず、8列車は峠も数えません。飛ばせず、線路は1度だけ。盤外と港は端です。',
  },
  '4.3.2': {
    en: 'The values of all stops add up; boxes have one for phases 2–3, 4–5 and 6–8. The company has to run for the most. All is paid out or all withheld. Shares in treasuries pay their owner, unissued ones the company, those in the pool nobody. A dividend above the price moves it right, no dividend left.',
    ja: '停車地の価値を合計します（盤外はフェイズ2〜3、4〜5、6〜8で変わる）。最大の運行をしなければなりません。全額配当か全額留保で、金庫の株は持ち主へ、未発行株は会社へ、公開市場の株には払いません。株価を超える配当で右、無配で左。',
  },
  '4.4': {
    en: 'Once a turn a company with a token on its charter may buy one of another company that a route reaches without crossing a border, for L.1 or more by agreement. The old token returns to its charter. Not in a city where the buyer stands already, and never the last city token of a company.',
    ja: '権利書にトークンのある会社は手番に1回、国境を越えないルートの届く他社のトークンを合意した価格（L.1以上）で買い、自社のトークンと取り替えられます。元のトークンは相手の権利書に戻ります。自社のトークンがある都市のものや、その会社の最後の都市のトークンは買えません。',
  },
  '4.5': {
    en: 'Trains from the bank one kind after the other, discarded ones at their price, those of other companies by agreement. A company that has a route must own a train, until all 8-trains have been bought; it may not buy at its limit.',
    ja: '銀行からは種類順に、返却された列車は定価で、他社からは合意の価格で買います。ルートのある会社には、8列車がすべて購入されるまで列車の保有義務があります。保有制限に達していれば買えません。',
  },
  '4.5.1': {
    en: 'A company that must buy a train (or first tokens) and cannot pay sells at half price: treasury shares, then its unissued ones, no more than needed. Then the company that controls it gives its cash and sells likewise, and so on up the chain; last the player. No president in the chain may change; the limits of the pool do not hold. If it is still not enough the player is bankrupt: all certificates go to the pool at half price, and the player leaves or goes on with L.500 that are deducted in the end.',
    ja: '必要な列車や最初のトークンの代金が足りない会社は、金庫の株、次に未発行株を半額で必要なだけ売ります。次にコントロールしている会社が資金を出して同様に売り、コントロールの連鎖をさかのぼって最後に社長本人が支払います。連鎖の会社の社長が変わってはならず、公開市場の制限は適用されません。それでも足りなければ破産：株券はすべて半額で公開市場へ移り、離脱するか、最後に差し引かれるL.500で続けます。',
  },
  '4.5.1.1': {
    en: 'A company with no player at the end of its chain of control is frozen. It does nothing, falls two rows at the end of a stock round with shares in the pool and moves two columns left in its turn, until somebody buys the president’s certificate. One that is frozen through its chain, or in a ring, sells all shares of those that control it.',
    ja: 'コントロールの連鎖の先にプレイヤーのいない会社は凍結されます。何もせず、公開市場に株があれば株式ラウンドの終了時に2段下がり、手番に2列後退し、社長株が買われるまで続きます。連鎖や循環によって凍結された会社は、自社をコントロールしている会社の株をすべて売ります。',
  },
  '4.6': {
    en: 'The first train of a kind from the bank begins its phase; everything it brings happens at once, in order.',
    ja: '銀行から新しい種類の列車が最初に買われるとフェイズが始まり、その効果は直ちに順番に起こります。',
  },
  '4.6.1': {
    en: 'Yellow tiles, one operating round, historical companies only. Track and tokens do not cross borders; trains do.',
    ja: '黄タイル、運営ラウンド1回、史実会社のみ。線路とトークンは国境を越えられません（列車は越えられます）。',
  },
  '4.6.2': {
    en: 'Green tiles; two operating rounds after the next stock round; other companies may be founded outside Austria and Switzerland; track may cross borders.',
    ja: '緑タイル。次の株式ラウンド後から運営2回。オーストリアとスイス以外で非史実会社を設立でき、線路は国境を越えられます。',
  },
  '4.6.3': {
    en: 'The conservative borders fall, concessions and unfounded historical companies are removed, the largest shareholder is president, Austria shrinks to Veneto and opens to new companies, 2-trains rust, majors may own three trains, box values rise; then secession and Tuscan merger.',
    ja: '保守地域の国境がなくなり、特許と未設立の史実会社は除かれ、社長は持株に従います。オーストリアはヴェネトだけになり設立可能に。2列車は除去、大会社の上限3両、盤外の価値が上がり、継承とトスカーナ合併が起こります。',
  },
  '4.6.4': {
    en: 'The last Austrian border falls; brown tiles; 3-trains rust; three operating rounds after the next stock round; everybody lays one tile.',
    ja: '最後のオーストリア国境がなくなり、茶タイル、3列車は除去、次の株式ラウンド後から運営3回、敷設は1枚。',
  },
  '4.6.5': {
    en: 'Box values rise again; majors may own two trains, minors one.',
    ja: '盤外の価値がさらに上がり、上限は大会社2両、小会社1両。',
  },
  '4.6.6': { en: '4-trains rust.', ja: '4列車は除去。' },
  '4.6.7': {
    en: '5-trains rust, and the last columns of the stock market open.',
    ja: '5列車は除去。株価の最後の列が開きます。',
  },
  '4.6.8': {
    en: 'Trains above a new limit are discarded at once, in operating order, without compensation; the bank sells them at their price.',
    ja: '上限を超えた列車は運営順に直ちに無償で返し、銀行が定価で売ります。',
  },
  '4.6.9': {
    en: 'When phase 4 begins: if no route joins Milano and Venezia, IRSFF is divided. SB takes tokens in Veneto, SFL the others; trains and treasury shares alternate, SB first; SFL gets a tenth of the cash. Pairs of IRSFF become a share of each or a president’s certificate: the first pair takes one of the two, the next the other. Single shares become one of either. Then SB and SFL offer shares to their holders, and may buy tokens at L.50. They run this round if IRSFF has not.',
    ja: 'フェイズ4開始時、ミラノとヴェネツィアを結ぶルートがなければIRSFFを分割します。ヴェネトのトークンはSB、他はSFL。列車と金庫の株は交互（SBから）、現金の1割はSFLへ。IRSFFの2株は両社の株1株ずつか社長株（最初の組がどちらか、次の組が残り）に、端数1株はどちらかの株に交換します。その後、株主に追加株を提供し、トークンをL.50で買えます。IRSFFが未運営なら今ラウンドに運営します。',
  },
  '4.6.10': {
    en: 'After it, if at least two of SFLP, SFMA and SSFL are active, they become SFLi: the minors are merged, or the one minor converted, then united with SSFL. No consent, connection or earlier turn is required. Tokens in Firenze and Pisa stay, SFLi has five in all. Without a holder of 20% it is frozen. It runs this round if none of its parts has.',
    ja: 'その後、SFLP・SFMA・SSFLのうち2社以上が活動していればSFLiになります。小会社同士を合併（1社なら転換）し、SSFLと合併します。同意・接続・運営済みの条件はありません。フィレンツェとピサのトークンは残り、トークンは計5個。20%の株主がいなければ凍結。どの会社も未運営なら今ラウンドに運営します。',
  },
  '4.7': {
    en: 'In this order: sell shares, buy one or found a company, merge, convert.',
    ja: '株の売却、1株の購入か会社の設立、合併、転換の順に行います。',
  },
  '4.7.1': {
    en: 'A company sells treasury shares and its own unissued ones at the full price, as players do, but not its own before its first turn is over.',
    ja: '金庫の株と自社の未発行株を時価で売れます（制限はプレイヤーと同じ）。最初の手番を終えるまで自社株は売れません。',
  },
  '4.7.2': {
    en: 'One certificate from the pool or unissued, never its own nor of a company that controls it, at most five in all, within the 60% limit of its president and the companies they control.',
    ja: '公開市場か他社の未発行から1枚。自社と、自社をコントロールしている会社の株は不可。株券は全部で5枚まで、社長とそのコントロールする会社を合わせて60%まで。',
  },
  '4.7.3': {
    en: 'Instead of buying it may found a company with its own money; that one first runs in the next round.',
    ja: '購入の代わりに自社の資金で会社を設立できます。新会社の運営は次のラウンドからです。',
  },
  '4.7.4': {
    en: 'Two companies of one class that have both run may merge into a free non-historical major, if the other’s president agrees and a route without a border joins them; historical ones from phase 4. Cash, trains, treasury shares and up to five tokens go to it. Minors: the average price, share for share. Majors: the sum of the prices, at most 250 unless one stood higher. It first runs in the next round.',
    ja: 'ともに運営済みの同じクラスの2社は、相手の社長の同意と国境を越えないルートがあれば、設立可能な非史実大会社に合併できます（史実会社はフェイズ4から）。資金・列車・金庫の株・トークン5個までが移ります。小会社は平均価格で1対1、大会社は合計価格（250まで、一方が高ければその位置）。運営は次のラウンドからです。',
  },
  '4.7.4.1': {
    en: 'From the president on, each holder exchanges two old shares for a new one; the first with 40% takes the president’s certificate, and until then a player with less may pay the difference. Then odd shares: half the price in cash, or half the price paid for a whole share.',
    ja: '社長から順に旧株2株を新株1株に交換し、最初に40%を持つ者が社長株を取ります。それまでは、足りないプレイヤーも差額を払って社長になれます。次に端数株：半額を受け取るか、半額を払って1株にします。',
  },
  '4.7.5': {
    en: 'A minor, historical ones from phase 4, may become a free non-historical major, even in its first turn. Shares are exchanged one for one, then one is offered to each holder and one to each player. A second token must be bought for L.50, further ones cost 100.',
    ja: '小会社（史実会社はフェイズ4から）は最初の手番でも設立可能な非史実大会社に転換できます。株は1対1で交換し、株主、次に全プレイヤーに1株ずつ提供します。2つ目のトークンはL.50で必ず買い、以後100です。',
  },
};
