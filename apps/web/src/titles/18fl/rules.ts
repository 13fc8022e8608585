import type { Summaries } from '../texts.ts';

export const RULES_18FL: Summaries = {
  '1': {
    en: 'Players found railways in Florida, buy and sell their shares, and run them as presidents.',
    ja: 'プレイヤーはフロリダに鉄道会社を興し、株を売買し、社長として会社を運営します。',
  },
  '1.1': {
    en: 'Map, tiles, shares, trains, tokens, and money for a bank of $8,000.',
    ja: '地図、タイル、株券、列車、トークン、総額$8,000の銀行。',
  },
  '1.2': {
    en: 'The player with the most cash and shares of floated companies at the market price wins.',
    ja: '現金と、設立済みの会社の株（時価）の合計が最も多い人が勝ちます。',
  },
  '1.3': {
    en: 'Money and shares are public. Agreements are not binding.',
    ja: '所持金と株は公開です。約束に拘束力はありません。',
  },
  '1.4': {
    en: 'One row of prices. Companies start on the coloured spaces, from $70 to $110; one with five shares stops at $200. Nobody holds more than 60% of a company, nor more certificates than 21, 15 or 12 with two, three or four players. The president holds a certificate of two shares.',
    ja: '株価は1列です。会社は色つきのマス（$70〜$110）から始まり、5株会社は$200で止まります。1社の保有は60%まで、株券は2・3・4人でそれぞれ21・15・12枚まで。社長株は2株分です。',
  },
  '2': {
    en: 'The first train of a new kind begins a new phase: it decides colours of tiles, sizes of companies, the limit of trains, the number of operating rounds, the off-board values, and which trains rust.',
    ja: '新しい種類の列車が最初に買われるとフェイズが進み、タイルの色、会社の規模、列車の上限、運営ラウンドの数、盤外の価値、廃車になる列車が決まります。',
  },
  '3': { en: 'How the game is laid out and how it begins.', ja: 'ゲームの準備と始め方。' },
  '3.1': {
    en: 'Everybody gets $300. Player numbers are drawn. Every company has its home station on the map from the start. There are as many private companies as players.',
    ja: '各自$300を受け取り、番号を引きます。各社の本拠の駅は最初から地図に置かれます。個人会社は人数分です。',
  },
  '3.2': {
    en: 'Every player bids $0, $5 or $10 in secret and pays it. Highest bid first, ties by player number, each takes and pays for one private company. The owner of the Tallahassee Railroad takes the priority deal.',
    ja: '全員が0・5・10のどれかを伏せて入札し、支払います。高い順（同額は番号順）に個人会社を1つ選んで買います。タラハシー鉄道の所有者が優先売買カードを得ます。',
  },
  '3.3': {
    en: 'Private companies pay an income before every operating round. Each has a bonus that its owner may use once, in the turn of a company of which they are president, after that company’s own action. All close with the first 5-train.',
    ja: '個人会社は運営ラウンドの前に収入を払います。ボーナスは一度だけ、自分が社長の会社の手番で、その会社自身の行動の後に使えます。最初の5列車ですべて閉鎖されます。',
  },
  '4': {
    en: 'A stock round, then a set of one to three operating rounds, and so on until the game ends.',
    ja: '株式ラウンドの後に1〜3回の運営ラウンドを行い、これをゲーム終了まで繰り返します。',
  },
  '5': {
    en: 'In turn, from the owner of the priority deal: sell as much as you like, then buy one certificate or start a company. Doing neither is a pass.',
    ja: '優先売買カードの持ち主から順に、好きなだけ売ってから、株券を1枚買うか会社を1つ始めます。何もしなければパスです。',
  },
  '5.1': {
    en: 'Shares of a company are sold as one block at the present price, to the pool. The price then falls by one space, regardless of the size of the block. A company whose shares you have sold cannot be bought again in the same round.',
    ja: '同じ会社の株は一括して時価で公開市場に売ります。売った数にかかわらず株価は1マス下がります。そのラウンド中、売った会社の株は買えません。',
  },
  '5.2': {
    en: 'One certificate a turn, from the IPO or the pool, at the market price.',
    ja: '手番に1枚、銀行または公開市場から時価で買います。',
  },
  '5.3': {
    en: 'Shares can be sold only of companies that have operated. The pool takes up to half of a company. The president’s certificate is never sold; it changes hands if somebody else has two shares.',
    ja: '一度運営した会社の株だけ売れます。公開市場に置けるのは1社の半分まで。社長株は売れず、他に2株以上持つ人がいれば交換されます。',
  },
  '5.4': {
    en: 'A player with more shares than the president becomes president; if there are several, the first in turn order after the old president.',
    ja: '社長より多くの株を持つ人が新しい社長になります。複数いれば前社長から順番で最初の人です。',
  },
  '5.5': {
    en: 'The round ends when all have passed in a row. The first player who passed takes the priority deal.',
    ja: '全員が続けてパスするとラウンドが終わり、最初にパスした人が優先売買カードを得ます。',
  },
  '6': { en: 'How a company comes into being.', ja: '会社の始め方。' },
  '6.1': {
    en: 'The founder names a price on a coloured space and pays for the president’s certificate, two shares.',
    ja: '始める人は色つきのマスから株価を選び、社長株（2株）の代金を払います。',
  },
  '6.2': {
    en: 'When half of its shares are sold a company floats: the bank pays its whole capital, its par times all its shares.',
    ja: '株の半分が売れると設立され、開始価格×全株数の資本を銀行から一度に受け取ります。',
  },
  '7': {
    en: 'The private companies pay. Then companies operate from the highest price to the lowest, each in this order: convert, lay track, place a token, run trains, pay, adjust the price, buy trains.',
    ja: '個人会社の収入の後、株価の高い順に、変換・敷設・トークン・運行・配当・株価調整・列車購入の順で運営します。',
  },
  '7.1': {
    en: 'From phase 3 on a five-share company that has operated before may become a ten-share company at the start of its turn. The five new shares go to the IPO, and the bank pays five times the share price. The first 5-train converts all.',
    ja: 'フェイズ3以降、運営したことのある5株会社は手番の初めに10株会社になれます。新しい5株は銀行に置かれ、株価の5倍を受け取ります。最初の5列車で全社が変換されます。',
  },
  '7.2': {
    en: 'Two yellow tiles one after the other, or one upgrade.',
    ja: '黄色タイルを2枚続けて置くか、1枚を張り替えます。',
  },
  '7.2.1': {
    en: 'A tile keeps all track of what it replaces, must not lead over a closed side, and must bring the company new track that it reaches, or a higher value in a city that it reaches. Swamp costs $40, the Keys $80, for the first tile. No lay may leave a company that has not operated without any possible route.',
    ja: 'タイルは元の線路をすべて残し、通れない辺に出ず、会社が届く新しい線路か、届く都市の価値の上昇をもたらす必要があります。沼は$40、キー諸島は$80（最初のタイルのみ）。未運営の会社の路線をなくす敷設はできません。',
  },
  '7.2.2': {
    en: 'When the first 6 or 3E is bought a hurricane takes the track and the hotel of the Keys. They can be built again at full cost.',
    ja: '最初の6または3E列車が買われると、ハリケーンでキー諸島の線路とホテルが失われます。全額を払えば再建できます。',
  },
  '7.3': {
    en: 'One token a turn, as a station or as a hotel. It costs $20 for every hex along the track from the nearest station, at least $20.',
    ja: '手番に1つ、駅またはホテルとしてトークンを置けます。最寄りの駅から線路沿いに1ヘクスごとに$20（最低$20）です。',
  },
  '7.3.1': {
    en: 'A station stands in a free space of a city that the company reaches; one in a hex. A city full of other companies’ tokens blocks trains.',
    ja: '駅は会社が届く都市の空きに、1ヘクスに1つ置けます。他社で埋まった都市は通れません。',
  },
  '7.3.2': {
    en: 'A hotel stands in a town that the company reaches. The company’s own trains earn $10 more there, $20 from phase 5 on.',
    ja: 'ホテルは会社が届く街に建ちます。自社の列車はそこで10（フェイズ5以降は20）多く稼ぎます。',
  },
  '7.4': {
    en: 'Each train runs one route over at least two stops with a station of the company. Cities and off-board boxes count against its number, towns are free. No track twice, no hex twice. A 3E ignores towns and doubles its stops. The company runs for the most it can.',
    ja: '各列車は自社の駅を含む2か所以上の停車地を走ります。都市と盤外は数に数え、街は数えません。同じ線路・ヘクスは一度だけ。3Eは街を無視し、価値が2倍です。収入は最大でなければなりません。',
  },
  '7.5': {
    en: 'All of the revenue is paid out, or all of it is withheld. Shares in the pool pay the company.',
    ja: '収入の全額を配当するか、全額を会社の資金にします。公開市場の株の分は会社が受け取ります。',
  },
  '7.6': {
    en: 'Without a dividend the price falls one space. With a dividend it rises one space if the revenue is at least the price, two if it is at least twice the price.',
    ja: '配当がなければ1マス下がります。配当した収入が株価以上なら1マス、2倍以上なら2マス上がります。',
  },
  '8': { en: 'Trains, and what they bring about.', ja: '列車とその影響。' },
  '8.1': {
    en: '2 ($100), 3 ($200), 4 ($400), 5 ($500), then 6 or 3E ($600) without limit. A kind comes when the one before is sold out.',
    ja: '2（$100）、3（$200）、4（$400）、5（$500）、そして6か3E（$600、無制限）。前の種類が売り切れると次が出ます。',
  },
  '8.2': {
    en: 'From the bank, from the pool at the printed price, or from another company at a price both presidents agree on. One of a kind a turn from the bank, until the first 6 or 3E.',
    ja: '銀行、公開市場（定価）、または他社（両社長の合意した価格）から買えます。銀行からは、最初の6か3Eまでは手番に同種1両です。',
  },
  '8.3': {
    en: 'Old trains rust at once. A company over the new limit discards trains to the pool, the buyer first.',
    ja: '古い列車はただちに廃車になります。上限を超えた会社は列車を公開市場に返します（買った会社から）。',
  },
  '8.4': {
    en: 'A company has to own a train at the end of its turn.',
    ja: '会社は手番の終わりに列車を持っていなければなりません。',
  },
  '8.4.1': {
    en: 'If the treasury cannot pay for any train, the president adds cash and, if necessary, sells shares: no more than needed, and without losing the presidency of this company.',
    ja: '会社の資金でどの列車も買えないときは社長が現金を出し、必要なら株を売ります。必要な分だけ、この会社の社長の座を失わないように売ります。',
  },
  '8.4.2': {
    en: 'In an emergency purchase a company with an empty treasury may buy from another company with the president’s cash, up to the printed price.',
    ja: '資金のない会社は、社長の現金で他社から定価までの価格で買えます。',
  },
  '8.4.3': {
    en: 'A president who cannot pay even by selling everything is bankrupt and out of the game. The next player entitled to it takes over each of their companies.',
    ja: 'すべて売っても払えない人は破産して脱落します。会社は次に資格のある人が引き継ぎます。',
  },
  '9': { en: 'Where errata are published.', ja: '正誤表の掲載先。' },
  '10': {
    en: 'All tiles and how many there are: see the tile manifest.',
    ja: '全タイルと枚数（タイル一覧を参照）。',
  },
  '11': {
    en: 'When the bank breaks, the set of operating rounds is finished. The game ends at once when only one player is not bankrupt.',
    ja: '銀行が空になったら、その一連の運営ラウンドを最後まで行います。破産していない人が1人になったときはただちに終わります。',
  },
  '12': { en: 'The designer about the game.', ja: 'デザイナーの覚え書き。' },
  '13': { en: 'Who made the game.', ja: '制作者。' },
};
