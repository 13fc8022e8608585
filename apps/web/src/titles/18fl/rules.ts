import type { Summaries } from '../texts.ts';

export const RULES_18FL: Summaries = {
  '1': {
    en: 'Players start railroads in Florida, trade their shares, and run companies as presidents.',
    ja: 'プレイヤーはフロリダで鉄道会社を始め、株を売買し、社長として会社を運営します。',
  },
  '1.1': {
    en: 'A map, tiles, certificates, trains, tokens, and a bank of $8,000.',
    ja: 'マップ、タイル、株券、列車、トークン、総額$8,000の銀行。',
  },
  '1.2': {
    en: 'The player with the highest net worth wins: cash, plus shares of floated companies at the market price.',
    ja: '総資産（現金と、設立済みの会社の株の時価）が最も多い人が勝ちます。',
  },
  '1.3': {
    en: 'Money and holdings are public. Players may make open deals, but these are not binding.',
    ja: '所持金と持株は公開です。公開の約束はできますが、拘束力はありません。',
  },
  '1.4': {
    en: 'A company starts on a coloured space of the market, from $70 to $110; a five-share company cannot rise above $200. Nobody may hold more than 60% of a company. The certificate limit is 21, 15 or 12 with two, three or four players; private companies do not count. The president’s certificate is two shares.',
    ja: '会社は株式市場の色つきのマス（$70〜$110）から始まり、5株会社の株価は$200までです。1社の保有は60%まで、株券は2・3・4人でそれぞれ21・15・12枚までで、個人会社は数えません。社長株は2株分です。',
  },
  '2': {
    en: 'The first train of a new type starts a new phase. The phase decides the colours of tiles, the sizes of companies, the train limits, the number of operating rounds, the off-board values, and which trains rust.',
    ja: '新しいタイプの列車が最初に買われるとフェイズが進みます。フェイズによって、タイルの色、会社の規模、列車の上限、運営ラウンドの回数、盤外都市の価値、廃車になる列車が決まります。',
  },
  '3.1': {
    en: 'Each player gets $300 and draws a player number. Every company’s home station is on the map from the start. There are as many private companies as players.',
    ja: '各自$300を受け取り、プレイヤー番号を引きます。各社の本社の駅トークンは最初からマップに置かれます。個人会社は人数と同じ数です。',
  },
  '3.2': {
    en: 'Every player bids $0, $5 or $10 in secret and pays it. In order of the bids (ties by player number), each player chooses and pays for one private company. The owner of the Tallahassee Railroad gets the priority deal.',
    ja: '全員が$0・$5・$10のどれかを伏せて入札し、支払います。高い順（同額はプレイヤー番号順）に個人会社を1つ選んで買います。タラハシー鉄道の所有者が優先売買カードを受け取ります。',
  },
  '3.3': {
    en: 'Private companies pay their owners at the start of every operating round. Each has a bonus that its owner may use once, in the turn of a company they are president of, after that company’s own action; the private company then closes. FEC’s first train closes the canal company, and the first 5-train all that are left.',
    ja: '個人会社は運営ラウンドの開始時に所有者に収益をもたらします。ボーナスは一度だけ、自分が社長の会社の手番に、その会社の行動の後に使え、使うと閉鎖されます。運河会社はFECが最初の列車を買うと、残りは最初の5列車で閉鎖されます。',
  },
  '4': {
    en: 'A stock round is followed by one to three operating rounds (two from phase 3, three from phase 5), and so on until the game ends.',
    ja: '株式ラウンドの後に運営ラウンドを1回（フェイズ3からは2回、フェイズ5からは3回）行い、これをゲーム終了まで繰り返します。',
  },
  '5': {
    en: 'In turn, starting with the holder of the priority deal: sell as many shares as you like, then buy one certificate or start a company. If you do neither, you pass.',
    ja: '優先売買カードの持ち主から順に、好きなだけ株を売ってから、株券を1枚買うか会社を1つ始めます。どちらもしなければパスです。',
  },
  '5.1': {
    en: 'All shares of one company that you sell in a turn are sold to the pool together, each at the current price. The price then falls one space, however many were sold. You may not buy shares of that company again in the same round.',
    ja: '1回の手番に売る同じ会社の株は、まとめて現在の株価で公開市場に売ります。売った数にかかわらず、株価は1マス下がります。そのラウンド中、その会社の株は買えません。',
  },
  '5.2': {
    en: 'Buy one certificate per turn, from the IPO or the pool, at the market price.',
    ja: '1回の手番に株券を1枚、未購入の株または公開市場から、現在の株価で買えます。',
  },
  '5.3': {
    en: 'You can sell shares of a company only once it has operated. The pool holds at most half of a company. The president’s certificate cannot be sold; it changes hands if another player has at least two shares.',
    ja: '運営したことのある会社の株だけを売れます。公開市場に置けるのは1社の半分までです。社長株は売れませんが、2株以上持つ人がほかにいれば、株を売って社長の座をその人に移せます。',
  },
  '5.4': {
    en: 'A player who has more shares than the president becomes president. If several do, it is the one with the most; of equals, the next in turn order after the old president.',
    ja: '社長より多くの株を持つ人が新しい社長になります。複数いれば最も多く持つ人、同数なら株式ラウンド順で前社長の次に近い人です。',
  },
  '5.5': {
    en: 'The round ends when all players have passed in a row. The first of them to pass gets the priority deal.',
    ja: '全員が続けてパスするとラウンドが終わり、その中で最初にパスした人が優先売買カードを受け取ります。',
  },
  '6.1': {
    en: 'Choose a par on a coloured space of the market, and pay twice that price for the president’s certificate.',
    ja: '色つきのマスから開始価格を選び、その2倍を払って社長株を買います。',
  },
  '6.2': {
    en: 'A company floats when at least half of its shares are sold. The bank pays it its full capital: par times five, or times ten for a ten-share company. Five-share companies start in phases 2 to 4, ten-share companies from phase 4 on.',
    ja: '株の50%以上が買われると会社は設立され、開始価格の5倍（10株会社は10倍）の資本を銀行から受け取ります。5株会社として始められるのはフェイズ2〜4、10株会社はフェイズ4以降です。',
  },
  '7': {
    en: 'Private companies pay first. Then companies operate from the highest share price to the lowest, each in this order: convert, lay track, place a token, run trains, pay out or withhold, adjust the share price, buy trains.',
    ja: '個人会社の収益の後、株価の高い会社から順に、変換・敷設・トークン・運行・配当・株価の調整・列車の購入の順で運営します。',
  },
  '7.1': {
    en: 'From phase 3 on, a five-share company that has operated before may convert to a ten-share company at the start of its turn. The five new shares go to the IPO, and the bank pays the company five times its share price. The first 5-train converts all the others.',
    ja: 'フェイズ3以降、運営したことのある5株会社は手番の開始時に10株会社に変換できます。新しい5株は未購入の株になり、銀行から株価の5倍を受け取ります。最初の5列車で、残りの5株会社もすべて変換されます。',
  },
  '7.2': {
    en: 'Lay two yellow tiles, or upgrade one tile.',
    ja: '黄色タイルを2枚置くか、タイルを1枚張り替えます。',
  },
  '7.2.1': {
    en: 'An upgrade keeps all existing track. No track may run into an impassable side. The tile has to extend track the company can reach, or raise the value of a city it can reach. A yellow tile in a swamp costs $40, in the Keys $80. No tile may leave a company that has not operated without a possible route.',
    ja: '張替えでは元の線路をすべて残します。通れない辺に線路を向けられません。会社の路線を延ばすか、路線内の都市の価値を上げる必要があります。黄色タイルの費用は湿地で$40、キーで$80です。未運営の会社がルートを作れなくなる敷設はできません。',
  },
  '7.2.2': {
    en: 'When the first 6 or 3E is bought, a hurricane destroys the track in the Keys and the hotel in Key West. The track can be laid again at full cost, and a new hotel placed.',
    ja: '最初の6列車か3E列車が買われると、ハリケーンでキーの線路とキーウェストのホテルが失われます。線路は費用を払えば再建でき、新しいホテルも置けます。',
  },
  '7.3': {
    en: 'Place one token per turn: in a city as a station, from which the company may run and build, or in a town as a hotel, which makes the town worth more to it. It costs $20 for each hex along the track from the company’s nearest station, at least $20.',
    ja: '1回の手番にトークンを1個置けます。都市に置くと駅トークンになり、運行と敷設の起点になります。街に置くとホテルになり、自社にとっての街の価値が上がります。費用は、その会社の最寄りの駅トークンから線路に沿って1ヘクスにつき$20（最低$20）です。',
  },
  '7.3.1': {
    en: 'A station goes into a free slot of a city that the company can reach, one per hex. Trains cannot run through a city full of other companies’ stations.',
    ja: '駅トークンは会社が到達できる都市の空きに、1ヘクスに1個まで置けます。他社の駅トークンで埋まった都市は通過できません。',
  },
  '7.3.2': {
    en: 'A hotel goes into a town that the company can reach, one per town. For its own trains the town is worth $10 more, $20 more from phase 5 on.',
    ja: 'ホテルは会社が到達できる街に、1か所に1個まで置けます。自社の列車にとって、その街の価値は$10（フェイズ5以降は$20）上がります。',
  },
  '7.4': {
    en: 'Each train runs a route of at least two stops, one of them with a station of the company. Its number is the most cities and off-board locations it can visit; towns do not count against it. A train enters no hex twice, and no track is used twice. A 3E ignores towns and counts its cities and off-board locations double. The company has to run for the highest revenue.',
    ja: '各列車は、停車地が2か所以上あり、そのうち1か所以上に自社の駅トークンがあるルートを運行します。列車の数字は都市と盤外都市の数の上限で、街は数えません。1両の列車は同じヘクスに2回入れず、同じ線路は2回使えません。3E列車は街を無視し、都市と盤外都市の価値を2倍に数えます。収入が最大になるように運行しなければなりません。',
  },
  '7.5': {
    en: 'The company pays out its whole revenue, or withholds all of it. Dividends on shares in the pool go to the company; shares in the IPO pay nothing.',
    ja: '収入の全額を配当するか、全額を内部留保します。公開市場の株の配当は会社が受け取り、未購入の株には配当がありません。',
  },
  '7.6': {
    en: 'If the company withholds or earns nothing, its share price falls one space. If it pays out at least the share price, the price rises one space; if at least twice the price, two spaces.',
    ja: '内部留保するか収入が0なら、株価は1マス下がります。株価以上の配当なら1マス、2倍以上なら2マス上がります。',
  },
  '8.1': {
    en: '2 ($100), 3 ($200), 4 ($400), 5 ($500), then 6 or 3E ($600), which never run out. Each type becomes available when the one before is sold out.',
    ja: '2（$100）、3（$200）、4（$400）、5（$500）、そして6か3E（$600、無制限）。前のタイプが売り切れると次のタイプを買えます。',
  },
  '8.2': {
    en: 'A company buys trains from the depot or the pool at face value, or from another company at a price both presidents agree on. Until the first 6 or 3E, it may buy only one train of a type from the depot each operating round.',
    ja: '列車は列車在庫か公開市場から額面価格で、または他社から両社長の合意した価格で買えます。最初の6か3Eが買われるまで、列車在庫から買えるのは運営ラウンドごとに各タイプ1両です。',
  },
  '8.3': {
    en: 'Old trains rust at once. A company over its new train limit discards trains to the pool, the buyer first.',
    ja: '古い列車はただちに廃車になります。上限を超えた会社は列車を公開市場に返します（買った会社から）。',
  },
  '8.4': {
    en: 'A company that operates has to own a train at the end of its turn, whether or not it has a route.',
    ja: '運営した会社は、ルートの有無にかかわらず、手番の終わりに列車を持っていなければなりません。',
  },
  '8.4.1': {
    en: 'If the treasury cannot pay for any train, the president adds cash and, if necessary, sells shares: no more than needed, and none that would cost the presidency of this company.',
    ja: '会社の資金でどの列車も買えないときは、社長が現金を出し、必要なら株を売ります。売れるのは必要な分だけで、この会社の社長の座を失う売却はできません。',
  },
  '8.4.2': {
    en: 'A company without a train may instead buy one from another company, for $1 up to its treasury. If the treasury is empty, the president may pay from cash, up to face value.',
    ja: '列車のない会社は代わりに、$1から資金の範囲内で他社の列車を買えます。資金がまったくなければ、社長が手元の現金で額面価格まで払えます。',
  },
  '8.4.3': {
    en: 'A president who cannot pay even after selling everything is bankrupt and out of the game. The next eligible player takes over each of their companies.',
    ja: '売れる株をすべて売っても払えない社長は破産し、ゲームから脱落します。会社は次に資格のある人が引き継ぎます。',
  },
  '11': {
    en: 'When the bank breaks, play continues to the end of the set of operating rounds. If only one player is not bankrupt, the game ends at once.',
    ja: '銀行の資金が尽きたら、その一連の運営ラウンドを最後まで行います。破産していない人が1人になったら、ただちに終わります。',
  },
};
