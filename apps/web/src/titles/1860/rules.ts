import type { Summaries } from '../texts.ts';

export const RULES_1860: Summaries = {
  BOARD: {
    en: 'The Isle of Wight. Track never crosses the coast or a closed side: the river Medina in the north, the hill south of Ashey, and the line between Shanklin and Ventnor, so that Ventnor is reached by tunnel only. Difficult ground costs 60cc for its first tile. Ryde Pier is connected once Ryde Esplanade is upgraded; it is a large station worth £0, £20 or £40 with yellow, green or brown tiles, and has no slot for a token.',
    ja: 'ワイト島の地図です。海岸と通行不能の辺（北のメディナ川、アシー南の高山、シャンクリンとヴェントナーの間）は越えられず、ヴェントナーへはトンネルでしか行けません。困難な地形は最初のタイルに60ccかかります。ライド桟橋はライド海岸通りの張替えでつながり、タイルが黄・緑・茶のフェイズで価値0・20・40の大きな駅になります。トークンは置けません。',
  },
  SETUP: {
    en: 'Everybody gets £1,000, £670 or £500 with two, three or four players. Four ferry companies and the president’s certificates of C&N and IOW are auctioned. Players’ pounds and companies’ credits (cc) are two kinds of money that never mix.',
    ja: '2・3・4人でそれぞれ£1,000・£670・£500を受け取ります。4つのフェリー会社とC&N・IOWの社長株を初期オークションに出します。プレイヤーの現金（£）と会社の資金（cc）は別のお金で、混ざることはありません。',
  },
  AUC: {
    en: 'What is auctioned is the right to choose. Bids start at £0 and rise by £5 or more; a player who has passed may come back. The winner pays the bid as a premium, takes any lot that is left and pays its price too; for a president’s certificate that is twice a par of £74 to £100 chosen at once. If all pass, the first player who passed chooses without a premium. After all six lots the player with the most cash takes the priority deal; at equal cash, the one whose private companies have the lower face value.',
    ja: '競るのは「選ぶ権利」です。ビッドは£0から、上げるときは£5以上です。パスした後も戻れます。勝者はビッド額をプレミアとして払い、残りから好きなものを1つ選んで定価も払います。社長株ならその場で公募価格（£74〜£100）を決め、その2倍を払います。全員がパスすると、最初にパスした人がプレミアなしで選びます。6つとも売れたら、現金の最も多い人（同額なら個人会社の額面合計の少ない人）がプライオリティカードを受け取ります。',
  },
  FISH: {
    en: 'The Fishbourne Ferry costs £200 and earns £25. It can be bought in a stock round once the first 6+3 has been sold. Buying it closes all other ferries at once, and the shares that were reserved for them can be bought like any others.',
    ja: 'フィッシュボーン・フェリーは£200、収入£25です。最初の6+3列車が買われた後、株式ラウンドに買えます。買われると他のフェリー会社はすべて直ちに閉鎖され、転換用の株は普通に買えるようになります。',
  },
  PRIV: {
    en: 'From the second stock round on a private can be sold to the bank in one’s turn for £30 less than its face value; it is then for sale again at face. In one’s own turn, also in the first round, it can be exchanged for the share that is reserved for it, once the company’s president’s certificate has been sold, but not while the company is bankrupt. It then closes.',
    ja: '2回目の株式ラウンドから、手番に額面−£30で銀行に売れます。売られた個人会社は定価で再び売りに出されます。対応する会社の社長株が売れていれば、株式ラウンドの自分の手番（最初のラウンドも含む）に転換用の1株に交換でき、その個人会社は閉鎖されます。破産して再上場していない会社の株には交換できません。',
  },
  CO: {
    en: 'Eight companies in four layers: C&N and IOW; IWNJ and FYN; NGStL and BHI&R; S&C and VYSC. A layer opens when one company of the layer before has run or sold out its IPO. Par: £74–100, £62–82, £58–68, £54–62. Besides the home the first two have three tokens, the next two two, the others one.',
    ja: '8社は4つのレイヤーに分かれます：C&N・IOW／IWNJ・FYN／NGStL・BHI&R／S&C・VYSC。前のレイヤーの1社が操業するかIPOが売り切れると次が開きます。公募価格は£74〜100、£62〜82、£58〜68、£54〜62。本拠地以外のトークンは最初の2社が3、次の2社が2、残りが1です。',
  },
  PH: {
    en: 'The first train of a kind bought begins its phase; a lease never does. Green tiles from 3+2, brown from 5+3. Trains rust at once: 2+1 with 4+2, 3+2 with 6+3, 4+2 with 7+4, 5+3 with 8+4. Train limit 4, 4, 3, 3, then 2. One operating round in phase 2, two in 3 and 4, three from 5, counted when the stock round ends. From 8+4 on sales no longer lower prices and there is no certificate limit.',
    ja: '新しい種類の列車が最初に買われるとフェイズが進みます（賃借では進みません）。3+2で緑、5+3で茶のタイル。2+1は4+2で、3+2は6+3で、4+2は7+4で、5+3は8+4で直ちに廃車になります。列車の保有制限は4・4・3・3、以後2。運行ラウンドはフェイズ2で1回、3・4で2回、5から3回（株式ラウンド終了時に決定）。8+4以降、売却で株価は下がらず、持株制限もなくなります。',
  },
  END: {
    en: 'The game ends with the operating round in which a price reaches £340 or the players’ money comes to more than £10,000; if that happens in a stock round, with the next operating round; or after the last run under British Rail. Count cash, open private companies at face value and shares at their price, half of it, rounded down, for a company without a train. Treasuries count for nothing.',
    ja: '株価が£340に達するか、プレイヤーの所持金の合計が£10,000を超えた運行ラウンドの終わり（株式ラウンドに超えたら次の運行ラウンドの終わり）、またはBritish Railの最後の運行の後に終わります。現金、閉鎖されていない個人会社の額面、株の時価（列車のない会社は半額、端数切捨て）を数えます。会社の資金は数えません。',
  },
  SR: {
    en: 'In turn from the priority deal: sell any number of shares, then buy one certificate or private. Shares come from the IPO at par or from the pool at the market price. The first certificate of a company is the president’s, at a par within its range. Shares of a company without a train are sold at half price, rounded down. A company whose shares you have sold cannot be bought again in the same round. A president who is no longer the largest shareholder swaps the certificate for two shares; it may also go to the pool. There is no limit per company and none for the pool. The round ends when all pass in a row.',
    ja: 'プライオリティカードを持つ人から時計回りに、株を何枚でも売り、そのあと株か個人会社を1枚買います。IPOからは公募価格、バンクプールからは時価です。会社の最初の1枚は社長株で、決められた範囲内で公募価格を決め、その2倍を払います。列車のない会社の株の売値は時価の半額（端数切捨て）です。そのラウンドに売った会社の株は買えません。筆頭株主でなくなった社長は、社長株を新社長の普通株2株と交換します。社長株をバンクプールに売ることもできます。1社の株の保有制限も、バンクプールの制限もありません。全員が続けてパスすると終わります。',
  },
  MK: {
    en: 'Prices wind through two rows from 0 to 340. Each share sold by a player costs one rank, from one row to the other. All that one player sells of a company in a turn is one block. Below £40 and above £150 the first share of a block costs nothing. A company that has never run does not fall, and after the 8+4 none does. A marker goes under those already in its space, and the upper ones operate first. At 0 a company is bankrupt.',
    ja: '株式市場は0から340までの2段です。株が1株売られるごとに1ランク、上段と下段を交互に下がります。1人が同じ手番に売った同じ会社の株は、まとめて1回の売却とみなします。£40未満と£151以上のレッドゾーンでは最初の1株は下がりません。まだ操業していない会社と、8+4列車の登場後は下がりません。移動先に他社のトークンがあればその下に置き、上の会社から運行します。0になると会社破産です。',
  },
  LIM: {
    en: 'At most 32, 21 or 16 certificates with two, three or four players; a private and a president’s certificate count one each. At the limit nothing can be bought, not even what would bring a presidency; above it one has to sell first. The limit goes with the first 8+4.',
    ja: '2・3・4人で株券は32・21・16枚まで（個人会社と社長株は1枚）。上限では社長になれる購入でもできず、超えていればまず売らなければなりません。最初の8+4列車で制限はなくなります。',
  },
  FL: {
    en: 'A company floats in a stock round when half of it has been bought from the IPO; shares in the pool do not count. It gets ten times par, its tokens and its home token, its marker goes to par, and it runs from the next operating round. If its home has no track, the president lays a tile there at once, free and besides the ordinary lays.',
    ja: '株式ラウンドに株の50%以上がIPOから買われると上場します（バンクプールの株は数えません）。公募価格の10倍の資本金とトークンを受け取り、本拠地にトークンを置き、株価を公募価格に置いて、次の運行ラウンドから操業します。本拠地に線路がなければ、社長がその場で無料でタイルを置きます。これは通常の線路敷設には数えません。',
  },
  OR: {
    en: 'First the private companies pay their owners. Then the companies operate, highest price first, in one space the upper marker first. A company’s turn: track, token, run, dividend, trains; at its end it may turn out to be insolvent.',
    ja: 'まず個人会社の収入があり、次に株価の高い順（同じマスでは上のトークンから）に会社が運行します。手番は線路、トークン、運行、配当、列車の順で、終わりに破産状態になることがあります。',
  },
  TL: {
    en: 'Yellow on open ground, green on yellow, brown on green. An empty hex takes plain track, a village a tile with one bar or dot, two villages a tile with two, a city one large station. Village tiles start as halts, worth nothing, and may become small stations. Lettered tiles fit only their own hexes: Ryde, Cowes, Newport, Ventnor, Merstone, and B for Brading, Godshill and Shorwell. Newport’s lesser city looks south, Merstone’s halt north, and Ryde’s upgrade leads to the Pier.',
    ja: 'タイルのないヘクスに黄、黄の上に緑、緑の上に茶を置きます。空のヘクスには駅のないタイル、村が1つなら停車場か小さな駅が1つ、村が2つなら2つのタイル、都市には大きな駅のタイルです。村の黄タイルは価値0の停車場で、張替えで小さな駅になることもあります。文字入りのタイルは対応するヘクス専用です：ライド（R）、カウズ（C）、ニューポート（N）、ヴェントナー（V）、マーストン（M）、ブレイディング・ゴッズヒル・ショーウェル（B）。ニューポートの価値の低い都市は南側と、緑のマーストンの停車場は北側とつなぎ、ライドの張替えはライド桟橋とつなぎます。',
  },
  LAY: {
    en: 'Two yellow tiles or one upgrade in a turn. Yellow track must connect to a token of the company, without a train if need be, and never beyond a city full of others’ tokens. Two yellow tiles only if neither has a large station; a city tile is laid alone.',
    ja: '手番に黄タイル2枚か張替え1枚です。黄タイルは自社のトークンからつながっていなければならず、他社のトークンで埋まった都市の先には置けません。列車は不要です。2枚置けるのはどちらも大きな駅のタイルでないときだけで、大きな駅のタイルを置いたら2枚目は置けません。',
  },
  UP: {
    en: 'One upgrade instead of yellow tiles. All track stays, and so do tokens. The tile must lie within reach of a train that the company owns, unblocked by others, and must add to what its trains can run on, or raise a station or halt they can run to. No train, no upgrade; a leased one does not count.',
    ja: '黄タイルの代わりに1枚張り替えられます。既存の線路とトークンは残ります。自社が保有する列車で（他社に遮られず）届く範囲で、その列車の走れる線路を増やすか、走れる駅・停車場の価値を上げなければなりません。列車がなければ（借り物でも）できません。',
  },
  TK: {
    en: 'One token a turn, in a city that track leads to from another token of the company, not through a city full of other companies’ tokens. The home is free, the next costs 40cc, further ones 100cc. A slot has to be left for a company that has its home there. No company has two tokens in one hex, and none is ever removed.',
    ja: '手番に1つ、自社トークンから他社に遮られず線路の通じる都市に置けます。本拠地は無料、2つ目は40cc、以後は100ccです。そこを本拠地とする会社の場所は残さなければなりません。同じ会社が1つのヘクスに2つは置けず、一度置いたトークンはゲーム終了まで残ります。',
  },
  RUN: {
    en: 'A route joins stations, begins and ends in a large or small one, and contains a large one with the company’s token. No side of a hex is used twice, by one train or by two, no train enters a hex twice, and all routes of a company have to be connected by shared stations; a station counts for each train that visits it. The first number is for any stops, the second for small stations and halts. Every station on the way is a stop; halts may be passed. One train of the company may pass one station full of others’ tokens. Each halt served pays the company 10cc, whether the revenue is paid out or withheld. A company need not run for the most, but with a train and a route it has to run.',
    ja: 'ルートは大きな駅か小さな駅で始まって終わり、自社のトークンのある大きな駅を含みます。ヘクスの同じ辺は別の列車でも2度使えず、1台の列車は同じヘクスに2度入れません。会社の全ルートは駅を共有してつながっていなければならず、同じ駅に寄った列車はそれぞれその価値を数えます。最初の数はどの駅・停車場にも、次の数は小さな駅と停車場に使います。途中の駅には必ず停車し、停車場は通過できます。会社の列車のうち1台だけ、他社のトークンで埋まった駅を1つ通過できます。停車場に停まるごとに、配当・内部留保に関係なく会社に補助金10ccが入ります。最大収益の義務はありませんが、列車とルートがあれば運行しなければなりません。',
  },
  DIV: {
    en: 'All of the revenue is paid out, a tenth for each share of a player and nothing for IPO and pool; or all goes to the treasury. Without a dividend the price moves one step left in its row. A dividend of at least one, two, three or four times the price moves it as many steps right; a lesser one leaves it, and the marker goes under its stack. The subsidy never counts here.',
    ja: '収益は全額を配当する（プレイヤーの1株につき10%、IPOとバンクプールの株には支払なし）か、全額を内部留保します。無配なら株価は同じ段で左へ1マス。配当した収益が株価の1・2・3・4倍以上なら右へ1・2・3・4マス、株価に満たなければ動かず、トークンはそのマスの一番下に置きます。補助金は数えません。',
  },
  TR: {
    en: 'Trains are bought with company money alone, from the bank at the printed price, kind after kind, or from another company for a multiple of 10cc that both presidents agree on. A company that has a train may not take another’s last one. New phases take effect at once. Trains above the limit are discarded at the start of the company’s next turn and are for sale again at their price.',
    ja: '列車は会社の資金だけで買います。銀行からは数字の小さい順に定価で、他社からは両社長の合意した10ccの倍数の価格で買えます。列車を持つ会社は他社の最後の列車を買えません。フェイズの変更は直ちに有効です。保有制限を超えた列車は次のその会社の手番の初めに銀行へ無償で戻し、定価で再び売りに出されます。',
  },
  INS: {
    en: 'A company without a train that can pay for one has to buy it. One that ends its turn with a route but without a train and without the money is insolvent. It leases the smallest train of bank or pool, unless it has the money for it by then: it uses the first number only and earns 40cc and 20cc for each stop, halts included, all for the treasury. It may spend on nothing but a train. Buying a train ends it. Its shares are sold at half price.',
    ja: '列車がなく購入資金のある会社は買わなければなりません。有効なルートがあるのに列車も購入資金もなく手番を終えると破産状態です。銀行かバンクプールの一番小さい列車を借り（購入資金が足りるようになれば借りません）、最初の数だけを使い、収益は40ccと停まった駅・停車場ごとに20ccで、すべて会社の資金になります。列車以外に費用はかけられません。列車を買った瞬間に解除されます。株の売値は時価の半額です。',
  },
  REC: {
    en: 'A company whose president’s certificate is in the pool is in receivership. It lays no tile and no token, runs for the most and withholds everything. Without a train it is insolvent at once and gets half of what the lease earns; it buys a train as soon as it can pay. The certificate cannot be bought: it goes to the player who buys a second share.',
    ja: '社長株がバンクプールにある上場会社は管財人管理下です。タイルもトークンも置かず、最大収益で運行し、すべて内部留保します。列車がなければ直ちに破産状態となり、借りた列車の収益は半額です。列車を買えるようになれば直ちに買います。社長株を直接買うことはできず、2株目を買った人が社長株と交換します。',
  },
  SOUTH: {
    en: 'The first 9+5 forms the Southern Railway. Track and tokens can be laid until the next stock round begins; from then on there are none, halts are ignored and no company can be started. Running, dividends, trains and stock rounds go on.',
    ja: '最初の9+5列車でSouthern Railwayが結成されます。線路とトークンを置けるのは次の株式ラウンドまでで、以後は線路敷設もトークンの配置も新規会社の設立もなく、停車場は無視されます。運行、配当、列車の売買、株式ラウンドは続きます。',
  },
  NAT: {
    en: 'After every stock and operating round since the Southern it is checked whether every company with a president has a train. If so, British Rail takes over: only operating rounds are left, the bank has no end, trains use their first number, the best revenue is worked out and always paid out, and trains come from the bank only. In receivership nothing is paid and the share price falls. After each round the two companies with the lowest dividends close, receiverships first, and any that tie with them; their share price stays. When one or two are left they run once more, and the game is over; or it is over with the round in which a price reaches £340.',
    ja: 'Southern Railwayの結成後、株式ラウンドと運行ラウンドの終わりごとに、プレイヤーが社長の会社すべてに列車があるかを調べます。あれば国有化されてBritish Railになります。以後は運行ラウンドだけで、銀行の資金は無制限です。列車は最初の数だけを使い、最大収益を必ず配当し、列車は銀行からだけ買えます。管財人管理下の会社は無配で株価が下がります。各運行ラウンドの最後に、配当の少ない2社（管財人管理下の会社が最初、同額の会社も一緒に）が操業停止となり、その株価はもう変わりません。残りが1社か2社になると、もう一度運行してゲーム終了です。株価が£340に達したら、そのラウンドで終了します。',
  },
  BK: {
    en: 'A company whose price comes to 0 is bankrupt. All its shares go back to the IPO and nobody is paid; its tokens lie face down and stop building but not running; trains, tokens and money wait. The priority deal goes to the player with the fewest shares. In a stock round the round ends and a new one begins at once; in an operating round play goes on. From the next stock round on it can be started again at any par price from £40 to its own highest; at 50% it floats with what it had and ten times the new par.',
    ja: '株価が0になった会社は破産します。株はすべて無償でIPOに戻り、トークンは裏返され（線路敷設は遮りますが、運行は遮りません）、列車・トークン・資金はそのまま残ります。プライオリティカードは株式シェアの最も少ない人に渡ります。株式ラウンドに破産したらそのラウンドは終わり、直ちに新しい株式ラウンドが始まります。運行ラウンドなら最後まで続けます。次の株式ラウンドから、£40以上その会社の上限までの新たな公募価格で社長株を買えます。50%の購入で再上場し、元の資産に公募価格の10倍を加えます。',
  },
  MISC: {
    en: 'Players may talk in the open, but pass no money, shares or private companies between them. Players’ money is public. By agreement only shareholders may be told what is in a treasury.',
    ja: '交渉は全員にわかるように行ない、プレイヤー間で現金・株・個人会社をやりとりすることはできません。個人の資産は公開です。取り決めにより、会社の資金を株主だけが知るようにもできます。',
  },
};
