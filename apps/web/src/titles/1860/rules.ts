import type { Summaries } from '../texts.ts';

export const RULES_1860: Summaries = {
  BOARD: {
    en: 'The Isle of Wight. Track never crosses the coast or an impassable side: the river Medina in the north, the hill south of Ashey, and the line between Shanklin and Ventnor, so that Ventnor can be reached only through the tunnel. The first tile on difficult terrain costs 60cc. Ryde Pier is connected once Ryde Esplanade is upgraded. It is a large station without a token slot, worth £0, £20 or £40 with yellow, green or brown tiles.',
    ja: 'ワイト島の地図です。海岸と通行不能の辺（北のメディナ川、アシー南の高山、シャンクリンとヴェントナーの間）は越えられず、ヴェントナーへはトンネルでしか行けません。困難な地形では、最初のタイルに60ccかかります。ライド桟橋はライド・エスプラネードの張替えでつながり、価値は黄・緑・茶タイルのフェイズで£0・£20・£40です。大きな駅とみなしますが、トークンは置けません。',
  },
  SETUP: {
    en: 'Each player gets £1,000, £670 or £500 with two, three or four players. Four private companies and the president’s certificates of C&N and IOW are auctioned. Players’ pounds and companies’ credits (cc) are separate kinds of money and never mix.',
    ja: '2・3・4人でそれぞれ£1,000・£670・£500を受け取ります。4つの個人会社とC&N・IOWの社長株を初期オークションに出します。プレイヤーの現金（£）と会社の資金（cc）は別のお金で、混ざることはありません。',
  },
  AUC: {
    en: 'The right to choose is auctioned. Bids start at £0 and rise by £5 or more; a player who has passed may bid again. The winner pays the bid as a premium, chooses any lot that is left and pays its price as well. For a president’s certificate that is twice a par of £74 to £100, set at once. If all pass, the first to pass chooses without a premium. After all six lots, the player with the most cash gets the priority deal; if tied, the one whose private companies have the lowest total face value.',
    ja: '競るのは選ぶ権利です。ビッドは£0から、上げるときは£5以上です。パスした後も戻れます。勝者はビッド額をプレミアとして払い、残りから好きなものを1つ選んで定価も払います。社長株ならその場で公募価格（£74〜£100）を決め、その2倍を払います。全員がパスすると、最初にパスした人がプレミアなしで選びます。6つとも売れたら、現金の最も多い人（同額なら個人会社の額面合計の少ない人）がプライオリティカードを受け取ります。',
  },
  FISH: {
    en: 'The Fishbourne Ferry costs £200 and pays £25. It can be bought in a stock round once the first 6+3 has been sold. Buying it closes all other private companies at once, and the shares reserved for them can then be bought like any others.',
    ja: 'フィッシュボーン・フェリーは£200、収入£25です。最初の6+3列車が買われた後、株式ラウンドに買えます。買われると他の個人会社はすべて直ちに閉鎖され、交換用の株は普通に買えるようになります。',
  },
  PRIV: {
    en: 'From the second stock round on, you may sell a private company to the bank on your turn for £30 less than its face value; it is then for sale again at face value. On your turn, even in the first round, you may exchange it for the share reserved for it, once that company’s president’s certificate has been sold (after a bankruptcy, sold again). The private company then closes.',
    ja: '2回目の株式ラウンドから、手番に額面より£30安く銀行に売れます。売られた個人会社は定価で再び売りに出されます。対応する会社の社長株が売れていれば、株式ラウンドの自分の手番（最初のラウンドも含む）に交換用の1株に交換でき、その個人会社は閉鎖されます。破産した会社の株には、社長株が再び買われるまで交換できません。',
  },
  CO: {
    en: 'Eight companies in four layers: C&N and IOW; IWNJ and FYN; NGStL and BHI&R; S&C and VYSC. A layer opens when a company of the layer before has operated or has sold out its IPO. Par is £74–100, £62–82, £58–68 and £54–62. Besides the home token, companies of the first layer have three tokens, of the second two, the others one.',
    ja: '8社は4つのレイヤーに分かれます：C&N・IOW／IWNJ・FYN／NGStL・BHI&R／S&C・VYSC。前のレイヤーの1社が操業するか、IPOの株が売り切れると次のレイヤーが開きます。公募価格は£74〜100、£62〜82、£58〜68、£54〜62です。本拠地以外のトークンは、最初のレイヤーの会社が3個、次が2個、残りが1個です。',
  },
  PH: {
    en: 'The first train of a new type bought starts its phase; a leased train never does. Green tiles come with 3+2, brown with 5+3. Trains rust at once: 2+1 with 4+2, 3+2 with 6+3, 4+2 with 7+4, 5+3 with 8+4. The train limit is 4 in phases 2 and 3, 3 in 4 and 5, then 2. There is one operating round in phase 2, two in 3 and 4, and three from 5 on, depending on the phase when the stock round ends. From 8+4 on, sales no longer lower share prices and there is no certificate limit.',
    ja: '新しい種類の列車が最初に買われるとフェイズが進みます（借りた列車では進みません）。3+2で緑、5+3で茶のタイルが使えます。2+1は4+2で、3+2は6+3で、4+2は7+4で、5+3は8+4で直ちに廃車になります。列車の保有制限はフェイズ2・3で4台、4・5で3台、以後2台です。運行ラウンドはフェイズ2で1回、3・4で2回、5から3回です（株式ラウンド終了時のフェイズで決定）。8+4以降は売却で株価が下がらず、持株制限もなくなります。',
  },
  END: {
    en: 'The game ends after the operating round in which a share price reaches £340 or the bank of £10,000 runs out (if it runs out in a stock round, after the next operating round), or after the last run under British Rail. Count your cash, open private companies at face value, and shares at the share price, or half of it (rounded down) if the company has no train. Treasuries do not count.',
    ja: '株価が£340に達するか、銀行の資金（£10,000）が尽きた運行ラウンドの終わり（株式ラウンドに尽きたら次の運行ラウンドの終わり）、またはBritish Railの最後の運行の後に終わります。現金、閉鎖されていない個人会社の額面、株の時価（列車のない会社は半額、端数切捨て）を数えます。会社の資金は数えません。',
  },
  SR: {
    en: 'Starting with the holder of the priority deal and going clockwise: sell any number of shares, then buy one certificate or private company. Shares come from the IPO at par or from the pool at the market price. The first certificate of a company is the president’s; its buyer sets a par within the company’s range and pays twice that. Shares of a company without a train sell at half price, rounded down. You may not buy shares of a company you have sold in the same round. A president who is no longer the largest shareholder swaps the president’s certificate for two of the new president’s shares; it may also go to the pool. There is no limit on the shares of one company, held or in the pool. The round ends when all have passed in a row.',
    ja: 'プライオリティカードを持つ人から時計回りに、株を好きなだけ売り、その後、株か個人会社を1枚買います。IPOからは公募価格、バンクプールからは時価です。会社の最初の1枚は社長株で、決められた範囲内で公募価格を決め、その2倍を払います。列車のない会社の株の売値は時価の半額（端数切捨て）です。そのラウンドに売った会社の株は買えません。筆頭株主でなくなった社長は、社長株を新社長の普通株2株と交換します。社長株がバンクプールに入ることもあります。1社の保有にもバンクプールにも株数の制限はありません。全員が続けてパスすると終わります。',
  },
  MK: {
    en: 'Prices zigzag through two rows, from 0 to £340. Each share sold lowers the price by one step, to the other row. All shares of a company that a player sells in one turn count as one sale. Below £40 and above £150, the first share of a sale does not lower the price. A company that has not operated yet does not fall, and after the first 8+4 none does. A marker goes under those already in its space, and the upper ones operate first. At 0 the company goes bankrupt.',
    ja: '株式市場は0から£340までの2段です。株が1株売られるごとに1ランク、上段と下段を交互に下がります。1人が同じ手番に売った同じ会社の株は、まとめて1回の売却とみなします。£40未満と£151以上のレッドゾーンでは、最初の1株では下がりません。まだ操業していない会社の株価は下がらず、8+4列車の登場後はどの会社も下がりません。移動先に他社のトークンがあればその下に置き、上の会社から操業します。0になると会社は破産します。',
  },
  LIM: {
    en: 'With two, three or four players you may hold at most 32, 21 or 16 certificates; a private company and a president’s certificate count as one each. At the limit you cannot buy anything, even if it would make you president; above it you have to sell first. The first 8+4 lifts the limit.',
    ja: '株券は2・3・4人でそれぞれ32・21・16枚まで持てます（個人会社と社長株は1枚と数えます）。上限に達していれば、社長になれる場合でも購入できず、超えていればまず売らなければなりません。最初の8+4列車で制限はなくなります。',
  },
  FL: {
    en: 'A company floats in a stock round when at least half of its shares have been bought from the IPO; shares in the pool do not count. It receives ten times par and its tokens, and places its home token. Its marker goes to par, and it operates from the next operating round on. If its home has no track, the president lays a tile there at once, for free and in addition to the company’s later tiles.',
    ja: '株式ラウンドに株の50%以上がIPOから買われると上場します（バンクプールの株は数えません）。公募価格の10倍の資本金とトークンを受け取り、本拠地にトークンを置き、株価を公募価格に置いて、次の運行ラウンドから操業します。本拠地に線路がなければ、社長がその場で無料でタイルを置きます。これは通常の線路敷設には数えません。',
  },
  OR: {
    en: 'First the private companies pay their owners. Then the companies operate, the highest share price first; of several in one space, the upper marker first. A company’s turn: track, token, run, dividend, trains. At the end of its turn it may become insolvent.',
    ja: 'まず個人会社の収入があり、次に株価の高い順（同じマスでは上のトークンから）に会社が運行します。手番は線路、トークン、運行、配当、列車の順で、終わりに破産状態になることがあります。',
  },
  TL: {
    en: 'Yellow tiles go on empty hexes, green on yellow, brown on green. A blank hex takes plain track, a village a tile with one bar or dot, two villages a tile with two, a city a tile with a large station. Village tiles start as halts, which are worth nothing, and may become small stations. Lettered tiles fit only their own hexes: Ryde, Cowes, Newport, Ventnor and Merstone, and B for Brading, Godshill and Shorwell. Newport’s lesser city has to connect to the south, Merstone’s halt to the north, and Ryde’s upgrade to the Pier.',
    ja: 'タイルのないヘクスに黄、黄の上に緑、緑の上に茶を置きます。空のヘクスには駅のないタイル、村が1つなら停車場か小さな駅が1つ、村が2つなら2つのタイル、大きな円には大きな駅のタイルです。村の黄タイルは価値0の停車場で、張替えで小さな駅になることもあります。文字入りのタイルは対応するヘクス専用です：ライド（R）、カウズ（C）、ニューポート（N）、ヴェントナー（V）、マーストン（M）、ブレイディング・ゴッズヒル・ショーウェル（B）。ニューポートの価値の低い駅は南側と、緑のマーストンの停車場は北側とつなぎ、ライドの張替えはライド桟橋とつなぎます。',
  },
  LAY: {
    en: 'Lay two yellow tiles, or make one upgrade. Yellow track has to connect to one of the company’s tokens, and cannot be laid beyond a city full of other companies’ tokens; no train is needed. A tile with a large station has to be the only yellow tile of the turn.',
    ja: '手番に黄タイル2枚の敷設か、1枚の張替えができます。黄タイルは自社のトークンからつながっていなければならず、他社のトークンで埋まった駅の先には置けません。列車は不要です。大きな駅のタイルを置く手番には、ほかの黄タイルを置けません。',
  },
  UP: {
    en: 'Instead of laying yellow tiles, a company may upgrade one tile. All track and tokens stay. One of the trains the company owns has to be able to run to the tile, not blocked by other companies; and the upgrade has to be on track its trains already run on, or raise the value of a station or halt that they can reach. A company without a train cannot upgrade; a leased train does not count.',
    ja: '黄タイルの代わりに1枚張り替えられます。既存の線路とトークンは残ります。自社の列車が他社に遮られずに届くタイルで、列車がすでに運行できるタイルか、列車の届く駅・停車場の価値を上げる張替えでなければなりません。列車のない会社は張替えできません（借りた列車は数えません）。',
  },
  TK: {
    en: 'Place one token per turn, in a city connected by track to another of the company’s tokens, but not beyond a city full of other companies’ tokens. The home token is free, the next costs 40cc, each further one 100cc. A slot has to stay free for a company whose home is there. A company has only one token in a hex, and tokens are never removed.',
    ja: '手番に1個、自社のトークンから他社に遮られずに線路でつながる大きな駅に置けます。本拠地は無料、2個目は40cc、それ以降は100ccです。そこを本拠地とする会社の場所は残さなければなりません。同じ会社が1つのヘクスに2個は置けず、一度置いたトークンはゲーム終了まで残ります。',
  },
  RUN: {
    en: 'A route starts and ends in a large or small station and includes a large station with the company’s token. No hex side is used twice, even by different trains, and no train enters a hex twice. All of a company’s routes have to be connected by shared stations; a station counts for every train that visits it. A train’s first number is for stops of any kind, the second for further small stations and halts. A train stops at every station on the way, but may skip halts. One train of the company may run through one station full of other companies’ tokens. Each halt visited pays the company 10cc, whether the revenue is paid out or withheld. A company need not run for the highest revenue, but if it has a train and a route it has to run.',
    ja: 'ルートは大きな駅か小さな駅で始まって終わり、自社のトークンのある大きな駅を含みます。ヘクスの同じ辺は別の列車でも2度使えず、1台の列車は同じヘクスに2度入れません。会社の全ルートは駅を共有してつながっていなければならず、同じ駅に寄った列車はそれぞれその価値を数えます。最初の数はどの駅・停車場にも、次の数は小さな駅と停車場に使います。途中の駅には必ず停車し、停車場は通過できます。会社の列車のうち1台だけ、他社のトークンで埋まった駅を1つ通過できます。停車場に停まるごとに、配当・内部留保に関係なく会社に補助金10ccが入ります。最大収益の義務はありませんが、列車とルートがあれば運行しなければなりません。',
  },
  DIV: {
    en: 'The revenue is either paid out, a tenth of it for each share held by players and nothing for shares in the IPO or the pool; or all of it is withheld. Without a dividend the price moves one space left in its row. If the revenue paid out is at least one, two, three or four times the price, the marker moves as many spaces right; if it is less than the price, the marker goes to the bottom of its stack. Subsidies do not count here.',
    ja: '収益は全額を配当する（プレイヤーの1株につき10%、IPOとバンクプールの株には支払なし）か、全額を内部留保します。無配なら株価は同じ段で左へ1マス。配当した収益が株価の1・2・3・4倍以上なら右へ1・2・3・4マス、株価に満たなければ動かず、トークンはそのマスの一番下に置きます。補助金は数えません。',
  },
  TR: {
    en: 'Trains are bought with company money only: from the bank at face value, in order of size, or from another company for a multiple of 10cc that both presidents agree on. A company that has a train may not buy another’s last one. A new phase takes effect at once. Trains over the limit are discarded at the start of the company’s next turn and are for sale again at face value.',
    ja: '列車は会社の資金だけで買います。銀行からは数字の小さい順に定価で、他社からは両社長の合意した10ccの倍数の価格で買えます。列車を持つ会社は他社の最後の列車を買えません。フェイズの変更は直ちに有効です。保有制限を超えた列車は次のその会社の手番の初めに銀行へ無償で戻し、定価で再び売りに出されます。',
  },
  INS: {
    en: 'A company without a train has to buy one if it can pay for it. If it ends its turn with a route but with neither a train nor the money for one, it is insolvent. Unless it has the money by its next turn, it then leases the smallest train in the bank or the pool, uses only its first number and earns 40cc plus 20cc per stop, halts included, all for the treasury. It may spend money only on a train. It is no longer insolvent when it buys one, or when its turn begins and it can pay for one. Its shares sell at half price.',
    ja: '列車がなく購入資金のある会社は、列車を買わなければなりません。有効なルートがあるのに列車も購入資金もなく手番を終えると破産状態です。銀行かバンクプールの一番小さい列車を借り（購入資金ができれば借りません）、最初の数だけを使い、収益は40ccと停まった駅・停車場ごとに20ccで、すべて会社の資金になります。列車以外に費用はかけられません。列車を買うか、買えるだけの資金を持って手番を迎えると解除されます。株の売値は時価の半額です。',
  },
  REC: {
    en: 'A company whose president’s certificate is in the pool is in receivership. It lays no track, places no tokens, runs for the highest revenue and withholds everything. Without a train it is insolvent at once, and a leased train earns it only half; it buys a train as soon as it can pay for one. The president’s certificate cannot be bought: it goes to the player who buys a second share.',
    ja: '社長株がバンクプールにある上場会社は管財人管理下にあります。タイルもトークンも置かず、最大収益で運行し、すべて内部留保します。列車がなければ直ちに破産状態となり、借りた列車の収益は半額です。列車を買えるようになれば直ちに買います。社長株を直接買うことはできず、2株目を買った人が社長株と交換します。',
  },
  SOUTH: {
    en: 'The first 9+5 forms the Southern Railway. Track can be laid and tokens placed until the next stock round begins. From then on there is no more building, halts are ignored and no company can be started. Running, dividends, trains and stock rounds continue.',
    ja: '最初の9+5列車でSouthern Railwayが結成されます。線路とトークンを置けるのは次の株式ラウンドまでで、以後は線路敷設もトークンの配置も新規会社の設立もなく、停車場は無視されます。運行、配当、列車の売買、株式ラウンドは続きます。',
  },
  NAT: {
    en: 'Once the Southern Railway has formed, every stock and operating round ends with a check: if every company with a president has a train, British Rail takes over. Only operating rounds are left, and the bank cannot run out. Trains use only their first number, the highest revenue is calculated and always paid out, and trains can be bought only from the bank. Companies in receivership pay nothing, and their share price falls. After each round the two companies with the lowest dividends close, those in receivership first, and any tied with them; their share prices no longer change. When one or two are left, they run once more and the game ends. It also ends after a round in which a share price reaches £340.',
    ja: 'Southern Railwayの結成後、株式ラウンドと運行ラウンドの終わりごとに、プレイヤーが社長の会社すべてに列車があるかを調べます。あれば国有化されてBritish Railになります。以後は運行ラウンドだけで、銀行の資金は無制限です。列車は最初の数だけを使い、最大収益を必ず配当し、列車は銀行からだけ買えます。管財人管理下の会社は無配で株価が下がります。各運行ラウンドの最後に、配当の少ない2社（管財人管理下の会社が最初、同額の会社も一緒に）が操業停止となり、その株価はもう変わりません。残りが1社か2社になると、もう一度運行してゲーム終了です。株価が£340に達したら、そのラウンドで終了します。',
  },
  BK: {
    en: 'A company whose share price falls to 0 goes bankrupt. All its shares return to the IPO without payment. Its tokens are turned face down: they block building but not running. Its trains and money stay with it. The priority deal goes to the player with the fewest shares. In a stock round, the round ends and a new one begins at once; an operating round continues. From the next stock round on, the company can be started again at a par from £40 to its own highest; at 50% it floats, keeping what it had and receiving ten times the new par.',
    ja: '株価が0になった会社は破産します。株はすべて無償でIPOに戻り、トークンは裏返され（線路敷設は遮りますが、運行は遮りません）、列車・トークン・資金はそのまま残ります。プライオリティカードは持株の最も少ない人に渡ります。株式ラウンドに破産したらそのラウンドは終わり、直ちに新しい株式ラウンドが始まります。運行ラウンドなら最後まで続けます。次の株式ラウンドから、£40以上その会社の上限までの新たな公募価格で社長株を買えます。50%の購入で再上場し、元の資産に公募価格の10倍を加えます。',
  },
  MISC: {
    en: 'Players may negotiate openly, but may not give each other money, shares or private companies. Players’ assets are public. By the printed rules only shareholders may ask about a company’s treasury; here treasuries are public unless the table chooses otherwise.',
    ja: '交渉は全員にわかるように行い、プレイヤー間で現金・株・個人会社をやりとりすることはできません。個人の資産は公開です。会社の資金は、ルール上は株主だけが社長に尋ねられますが、ここでは設定しない限り全員に公開されます。',
  },
};
