import type { Summaries } from '../texts.ts';

/** Chapter 4. */
export const RULES_OF_OPERATING: Summaries = {
  '4': {
    en: 'Companies operate from the highest share price to the lowest; at equal prices the one further right first, in the same space the upper one first. If prices change during the round, so does the order. A company’s turn: track, token, run, another company’s token, trains, financial actions. Each company has one turn per round.',
    ja: '株価の高い会社から順に（同じ株価なら右、同じマスなら上の会社から）運営します。途中で株価が変われば順番も変わります。手番は、線路、トークン、運行、他社のトークンの購入、列車、財務的な行動の順で、各社1回です。',
  },
  '4.1': {
    en: 'Tiles are yellow at first, green from phase 3, brown from phase 5. A route is unbranched track that includes a city with one of the company’s tokens. It cannot run through a city or a mountain pass that is full of other companies’ tokens.',
    ja: 'タイルは最初は黄色、フェイズ3から緑、5から茶色も使えます。ルートは、自社のトークンのある都市を含む分岐しない線路で、他社のトークンで埋まった都市や峠は通過できません。',
  },
  '4.1.1': {
    en: 'The tile has to extend one of the company’s routes; a token in a pass is not a starting point. Swamps and hills cost L.50, Apennine passes L.100 (each upgrade L.50 again), Alpine passes L.200. In phase 2 no track may be laid across a border. Milano, Torino, Genova and Venezia have their own tiles, and large cities take Y tiles.',
    ja: 'タイルは自社のルートを延ばすものでなければなりません（峠のトークンは起点になりません）。費用は沼地と丘陵がL.50、アペニー峠がL.100（張替えは毎回L.50）、アルプス峠がL.200です。フェイズ2では国境を越えて敷けません。ミラノ・トリノ・ジェノヴァ・ヴェネツィアには専用タイル、大都市にはYのタイルを使います。',
  },
  '4.1.2': {
    en: 'A major may lay further tiles: in phase 2 one for each of its city tokens, in phases 3 and 4 a second one if it has two, each from a different token and in a different hex. From phase 5 on, every company lays one tile.',
    ja: '大会社は、フェイズ2では都市のトークンごとに1枚、フェイズ3・4では都市のトークンが2個以上あれば2枚まで、それぞれ別のトークンから別のヘックスに置けます。フェイズ5からは1枚です。',
  },
  '4.2': {
    en: 'Place one token per turn, for free, in a city or pass with a free slot that a route reaches without crossing a border. A company cannot have two tokens in one hex. The slots of historical companies that have not been founded are reserved until phase 4.',
    ja: '手番に1個、国境を越えないルートで届く都市か峠の空きに無料で置けます。1ヘックスに2個は置けません。未設立の史実会社の本社の場所は、フェイズ4まで空けておきます。',
  },
  '4.3': {
    en: 'Trains run on the company’s routes, also across borders.',
    ja: '列車はルートを運行します。国境を越えて運行できます。',
  },
  '4.3.1': {
    en: 'A route needs a city with the company’s token and at least one more city, town or off-board box. A train’s number is the most cities, passes and boxes it can visit; towns and ports do not count, nor do passes for an 8-train. No city may be skipped and no stop visited twice. No track is used twice, not even by two trains; they may meet in cities. Boxes and ports can only be the ends of a route.',
    ja: 'ルートには、自社のトークンのある都市と、もう1つ以上の都市・街・盤外エリアが必要です。列車の数字は都市・峠・盤外の数の上限で、街と港は数えず、8列車は峠も数えません。都市を飛ばすことも、同じ都市・街・峠を2回通ることもできません。同じ線路は、別の列車でも2回使えません（都市での合流や交差は可）。盤外と港はルートの終点にしかできません。',
  },
  '4.3.2': {
    en: 'Add up the values of all stops; off-board boxes have one value for phases 2–3, one for 4–5 and one for 6–8. The company has to run for the highest revenue and pays out or withholds all of it. Dividends on treasury shares go to their owner, on unissued shares to the company, on shares in the pool to nobody. A dividend above the share price moves it right, no dividend moves it left.',
    ja: '立ち寄った場所の価値を合計します（盤外はフェイズ2〜3、4〜5、6〜8で変わります）。最大の収益で運行し、全額を配当するか、全額を留保します。金庫の株の配当は持ち主へ、未発行株の配当は会社へ、公開市場の株の配当は銀行に残ります。株価を超える配当で右、無配で左に動きます。',
  },
  '4.4': {
    en: 'Once per turn, a company with a token on its charter may buy another company’s token that a route reaches without crossing a border, for an agreed price of at least L.1, and replace it with its own. The old token returns to its owner’s charter. It may not buy a token in a city where it already has one, nor a company’s last city token.',
    ja: '権利書にトークンのある会社は手番に1回、国境を越えないルートで届く他社のトークンを、合意した価格（L.1以上）で買い、自社のトークンと取り替えられます。元のトークンは相手の権利書に戻ります。自社のトークンがある都市のものと、相手の最後の都市のトークンは買えません。',
  },
  '4.5': {
    en: 'A company buys trains from the bank in order of size, discarded trains at face value, or trains of other companies at an agreed price, up to its train limit. A company with a route has to own a train until all 8-trains have been bought.',
    ja: '列車は、銀行から数字の小さい順に、返却された列車を額面価格で、または他社から合意した価格で、保有制限まで買えます。ルートのある会社は、8列車がすべて購入されるまで列車を保有しなければなりません。',
  },
  '4.5.1': {
    en: 'A company that has to buy a train (or its first tokens) and cannot pay sells shares at half price, no more than needed: treasury shares first, then its unissued shares. Then the company that controls it contributes its cash and sells in the same way, and so on up the chain of control to the player. No president in the chain may change; the pool’s limit does not apply. If this is still not enough, the player is bankrupt: all certificates go to the pool at half price, and the player leaves the game or plays on with L.500, which is deducted at the end.',
    ja: '必要な列車や最初のトークンの代金が足りない会社は、金庫の株、次に未発行株を半額で必要なだけ売ります。次にコントロールしている会社が資金を出して同様に売り、コントロールの連鎖をさかのぼって最後に社長本人が支払います。連鎖の会社の社長が変わってはならず、公開市場の制限は適用されません。それでも足りなければ破産です。株券はすべて半額で公開市場に移り、離脱するか、最後に差し引かれるL.500を受け取って続けます。',
  },
  '4.5.1.1': {
    en: 'A company with no player at the end of its chain of control is frozen. Until somebody buys the president’s certificate it does nothing; its price falls two rows at the end of a stock round if shares are in the pool, and moves two columns left in its turn. A company frozen through its chain, or in a circular one, sells all shares of the companies that control it.',
    ja: 'コントロールの連鎖の先にプレイヤーのいない会社は凍結されます。社長株が買われるまで何もせず、株価は、公開市場に株があれば株式ラウンドの終了時に2段下がり、手番に2列左に動きます。連鎖や循環によって凍結された会社は、自社をコントロールしている会社の株をすべて売ります。',
  },
  '4.6': {
    en: 'The first train of a new type bought from the bank starts a new phase. Its effects happen at once, in the order in which they are listed.',
    ja: '新しいタイプの最初の列車が銀行から購入されると新しいフェイズが始まり、その効果が書かれている順に直ちに起こります。',
  },
  '4.6.1': {
    en: 'Yellow tiles, one operating round, historical companies only. Majors may own four trains, minors two. Track and tokens cannot cross borders, but trains can.',
    ja: '黄色タイル、運営ラウンド1回、設立できるのは史実会社のみ。列車は大会社4両、小会社2両まで。線路とトークンは国境を越えられません（列車は越えられます）。',
  },
  '4.6.2': {
    en: 'Green tiles; two operating rounds from the next stock round on. Non-historical companies may be founded outside Austria and Switzerland, and track, but no token, may cross borders. Majors with several tokens lay up to two tiles.',
    ja: '緑タイルが使え、次の株式ラウンド以降、運営ラウンドは2回になります。オーストリアとスイス以外で非史実会社を設立でき、線路は国境を越えられます（トークンは越えられません）。都市のトークンが2個以上ある大会社は2枚まで敷設できます。',
  },
  '4.6.3': {
    en: 'The borders of the conservative zone disappear. Concessions and historical companies that have not been founded are removed; the largest shareholder becomes president. Austria is reduced to Veneto, and companies may be founded there. 2-trains rust, majors may own three trains, and off-board values rise. Then come the Ferdinandea secession and the Tuscan merger.',
    ja: '保守地域の国境が消滅します。特許と未設立の史実会社は除去され、最大の株主が社長になります。オーストリア領はヴェネトのみになり、領内に会社を設立できます。2列車は除去され、大会社の列車は3両までになり、盤外の価値が上がります。続いて、フェルディナンデアの継承とトスカーナ合併が起こります。',
  },
  '4.6.4': {
    en: 'The last Austrian border disappears. Brown tiles; 3-trains rust; three operating rounds from the next stock round on; every company lays one tile.',
    ja: '最後のオーストリア国境が消滅します。茶色タイルが使え、3列車は除去され、次の株式ラウンド以降、運営ラウンドは3回になります。敷設は各社1枚です。',
  },
  '4.6.5': {
    en: 'Off-board values rise again; majors may own two trains, minors one.',
    ja: '盤外の価値がさらに上がり、列車は大会社2両、小会社1両までになります。',
  },
  '4.6.6': { en: '4-trains rust.', ja: '4列車は除去されます。' },
  '4.6.7': {
    en: '5-trains rust, and the last three columns of the stock market open.',
    ja: '5列車は除去され、株式市場の右端の3列が使えるようになります。',
  },
  '4.6.8': {
    en: 'Trains over the new limit are discarded at once, without compensation, in operating order. The bank sells them at face value.',
    ja: '新しい制限を超えた列車は、運営順に直ちに無償で返します。返した列車は銀行から額面価格で買えます。',
  },
  '4.6.9': {
    en: 'If no route connects Milano and Venezia when phase 4 begins, IRSFF is split. SB takes over the tokens in Veneto, SFL the others; trains and treasury shares alternate, SB first; SFL gets a tenth of the cash. A pair of IRSFF shares becomes a share of each company or a president’s certificate: the first pair has to take one of the two certificates, the next pair the other. A single share becomes a share of either. Then SB and SFL offer shares to their shareholders and may buy tokens for L.50. They operate in this round if IRSFF has not.',
    ja: 'フェイズ4の開始時にミラノとヴェネツィアを結ぶルートがなければ、IRSFFは分割されます。ヴェネトのトークンはSB、他はSFLのものになり、列車と金庫の株はSBから交互に、現金の1割はSFL、残りはSBに分けます。IRSFFの2株は両社の1株ずつか一方の社長株と交換し（最初の組がどちらかの社長株、次の組がもう一方の社長株）、単独株はどちらかの1株と交換します。その後、両社は株主に追加の株を提供し、L.50でトークンを買えます。IRSFFが未運営なら、このラウンドに運営します。',
  },
  '4.6.10': {
    en: 'Then, if at least two of SFLP, SFMA and SSFL are active, they become SFLi: the two minors merge, or the only one converts, and the result merges with SSFL if it is active. No consent, connection or earlier turn is required. Tokens in Firenze and Pisa stay, and SFLi has five in all. If no shareholder has 20%, it is frozen. It operates in this round if none of its predecessors has.',
    ja: 'その後、SFLP・SFMA・SSFLのうち2社以上が活動していれば、SFLiになります。小会社同士が合併し（1社だけなら転換し）、SSFLが活動していればさらに合併します。同意・接続・運営済みの条件はありません。フィレンツェとピサのトークンは残り、トークンは全部で5個です。20%以上の株主がいなければ凍結されます。元の会社がどれも未運営なら、このラウンドに運営します。',
  },
  '4.7': {
    en: 'In this order: sell shares, buy a share or found a company, merge, convert.',
    ja: '株券の売却、株券の購入または会社の設立、合併、転換の順に行います。',
  },
  '4.7.1': {
    en: 'A company may sell treasury shares and its own unissued shares at the market price, under the same restrictions as players. It cannot sell its own before it has completed its first turn.',
    ja: '金庫の株と自社の未発行株を現在の市場価格で売れます（制限はプレイヤーと同じ）。最初の手番を終えるまで、自社の株は売れません。',
  },
  '4.7.2': {
    en: 'A company may buy one certificate, from the pool or unissued, but not its own, nor of a company that controls it. It may hold five at most, within the 60% limit of its president and the companies they control.',
    ja: '公開市場か他社の未発行株から株券を1枚買えます。自社と、自社をコントロールしている会社の株は買えません。保有できるのは5枚までで、社長とそのコントロールする会社を合わせて60%までです。',
  },
  '4.7.3': {
    en: 'Instead of buying, a company may found another with its own money. The new company operates from the next round on.',
    ja: '購入の代わりに、自社の資金で会社を設立できます。新しい会社は次の運営ラウンドから運営します。',
  },
  '4.7.4': {
    en: 'Two companies of the same class that have both operated may merge into an available non-historical major if the other president agrees and a route that crosses no border connects them; historical companies from phase 4 on. It takes over their cash, trains, treasury shares and up to five tokens. Minors: average price, shares exchanged one for one. Majors: sum of the prices, at most L.250 unless one was higher. The new company operates from the next round on.',
    ja: '同じクラスでともに運営済みの2社は、相手の社長が同意し、国境を越えないルートでつながっていれば、設立可能な非史実大会社に合併できます（史実会社はフェイズ4から）。資金・列車・金庫の株とトークン5個までを引き継ぎます。小会社同士は平均価格で株は1対1、大会社同士は合計価格（L.250まで、一方がそれより高ければその位置）です。新会社は次の運営ラウンドから運営します。',
  },
  '4.7.4.1': {
    en: 'Starting with the president, each holder exchanges two old shares for a new one. The first holder with 40% takes the president’s certificate; until then a player with less may pay the difference to become president. Then for each odd share, its holder takes half the new price in cash or pays half for a full share.',
    ja: '社長から順に、旧株2株を新株1株と交換します。旧株を合わせて40%持つ最初の株主が社長株を取ります。それまでは、足りないプレイヤーも差額を払って社長になれます。端数株は、新しい株価の半額を受け取るか、半額を払って1株にします。',
  },
  '4.7.5': {
    en: 'A minor may convert into an available non-historical major, even in its first turn; historical minors from phase 4 on. Shares are exchanged one for one; then each shareholder and after that each player is offered one share. If it has only one token, it has to buy a second for L.50; more cost L.100 each.',
    ja: '小会社は、最初の手番でも、設立可能な非史実大会社に転換できます（史実会社はフェイズ4から）。株は1対1で交換し、まず各株主に、次に各プレイヤーに1株ずつ提供します。トークンが1個しかなければ2個目をL.50で必ず買い、さらに追加するトークンは1個につきL.100です。',
  },
};
