import type { Messages } from '@signalbox/kernel';

const FLOAT: Messages = {
  'lesson/float/name': { en: 'Float a company', ja: '会社を設立する' },
  'lesson/float/story': {
    en: 'In a stock round players buy shares of companies; in the end the richest player wins. The player who starts a company chooses its par price, which each share costs, and first buys the president’s certificate: two shares in one. When three of its five shares are sold, the company floats: it gets five times the par price as capital and operates. You have $250; nobody else has enough for a share.',
    ja: '株式ラウンドではプレイヤーが会社の株を買います。最後に総資産が最も多い人の勝ちです。会社を始める人は開始価格（1株の値段）を選び、まず社長株（2株分）を買います。5株のうち3株が売れると会社は設立され、開始価格の5倍の資金を受け取って運営を始めます。あなたの現金は$250で、ほかのプレイヤーには株を買う現金がありません。',
  },
  'lesson/float/task': {
    en: 'Float a company on your own, with as much capital as you can.',
    ja: '自分の現金だけで、できるだけ資金の多い会社を設立してください。',
  },
  'lesson/float/right': {
    en: '{company} has floated with {cash, number, money}. At {price, number, money} three shares were just within your means, and no higher par price was.',
    ja: '{company}が{cash, number, money}の資金で設立されました。自分の現金で3株買える開始価格のうち、{price, number, money}が最も高いものです。',
  },
  'lesson/float/nearly': {
    en: '{company} has floated, with {cash, number, money}. You could also have paid for three shares at {best, number, money}, and the company would have started with more.',
    ja: '{company}が{cash, number, money}の資金で設立されました。{best, number, money}でも3株買えたので、会社の資金をもっと多くできました。',
  },
  'lesson/float/too-expensive': {
    en: 'At {price, number, money} you could pay for the president’s certificate but not for a third share. {company} has not floated: it gets no capital and does not operate, and your money is stuck in it.',
    ja: '{price, number, money}では社長株は買えても、3株目が買えません。{company}は設立されず、資金も得られず、運営もできません。',
  },
  'lesson/float/not-bought': {
    en: '{company} still needs {count, plural, one {# more share} other {# more shares}} to float. Nobody else buys it for you.',
    ja: '{company}の設立にはあと{count}株足りません。ほかの人は買ってくれません。',
  },
  'lesson/float/idle': {
    en: 'You have no company. Only companies that have floated operate and pay dividends.',
    ja: '会社を始めませんでした。運営して配当するのは、設立された会社だけです。',
  },
};

const TRACK: Messages = {
  'lesson/first-track/name': { en: 'Track for the first train', ja: '最初の線路' },
  'lesson/first-track/story': {
    en: 'In an operating round companies build track and run trains; a train earns what the cities and towns on its route show. ACL, whose home is Tampa, has a 2-train: it runs between two cities, and towns on the way pay too. In a turn a company lays two yellow tiles, connected to its station, or upgrades one tile: it replaces it by a better one.',
    ja: '運営ラウンドでは会社が線路を敷設し、列車を運行します。収入は、ルートにある都市と街の数字の合計です。本社がタンパのACLには2列車が1両あります。2列車は2つの都市の間を運行し、途中の街の分も収入になります。会社は1手番に、駅からつながる黄色タイルを2枚置くか、タイルを1枚張り替えます。',
  },
  'lesson/first-track/task': {
    en: 'Lay track so that the train earns as much as possible in this round.',
    ja: 'このラウンドの収入が最大になるように線路を敷設してください。',
  },
  'lesson/first-track/right': {
    en: 'Tampa and Orlando: {company} earns {revenue, number, money}, the most that two tiles can bring.',
    ja: 'タンパとオーランドが結ばれ、{company}の収入は{revenue, number, money}です。タイル2枚ではこれが最大です。',
  },
  'lesson/first-track/nearly': {
    en: 'The train runs for {revenue, number, money}. A second city is worth more than a town: {best, number, money} was possible.',
    ja: '列車の収入は{revenue, number, money}です。街より都市のほうが価値が高く、{best, number, money}にできました。',
  },
  'lesson/first-track/wrong': {
    en: 'The train reaches no second stop and cannot run. {best, number, money} was possible. Look for a city that is two hexes away.',
    ja: '列車が2つ目の停車地に届かず、運行できません。{best, number, money}にできました。2ヘクス先の都市を探しましょう。',
  },
  'lesson/second-station/name': { en: 'A second station', ja: '2つ目の駅' },
  'lesson/second-station/story': {
    en: 'ACL has two 2-trains on the line from Tampa to Jacksonville. Each train’s route has to include one of the company’s stations, and two trains may not use the same track. A token in a city is a station; in a town it is a hotel, which only makes the town pay more.',
    ja: 'タンパからジャクソンビルまで線路がつながっていて、ACLは2列車を2両持っています。どの列車のルートにも自社の駅トークンが必要で、2両が同じ線路を使うことはできません。トークンは都市では駅、街ではホテルになりますが、ホテルは街の収入を増やすだけです。',
  },
  'lesson/second-station/task': {
    en: 'Place a token so that both trains together earn as much as possible.',
    ja: '2両の収入の合計が最大になるようにトークンを置いてください。',
  },
  'lesson/second-station/right': {
    en: 'From Orlando the second train runs north while the first one runs to Tampa: {revenue, number, money} in all.',
    ja: 'オーランドから2両目が北へ、1両目がタンパへ運行し、収入は合計{revenue, number, money}です。',
  },
  'lesson/second-station/nearly': {
    en: 'The hotel adds to the town, but the second train still has nowhere to run: {revenue, number, money}. A station makes it {best, number, money}.',
    ja: 'ホテルで街の価値は上がりますが、2両目は運行できないままで、収入は{revenue, number, money}です。駅なら{best, number, money}になります。',
  },
  'lesson/second-station/wrong': {
    en: 'One train stays idle, and the other earns {revenue, number, money}. With a second station it would be {best, number, money}.',
    ja: '1両は運行できず、もう1両の収入は{revenue, number, money}です。2つ目の駅があれば{best, number, money}になります。',
  },
  'lesson/upgrade/name': { en: 'The upgrade that counts twice', ja: '2度効く張替え' },
  'lesson/upgrade/story': {
    en: 'Phase 3: a yellow tile can be replaced by a green one, with the same track and more; a green city pays more. ACL runs two trains, one from Orlando to Tampa and one from Orlando to Jacksonville.',
    ja: 'フェイズ3では、黄色タイルを同じ線路を含む緑タイルに張り替えられます。緑の都市は収入が増えます。ACLの2両はオーランドからタンパへ、オーランドからジャクソンビルへ運行します。',
  },
  'lesson/upgrade/task': {
    en: 'Build so that the two trains together earn as much as possible.',
    ja: '2両の収入の合計が最大になるように敷設か張替えをしてください。',
  },
  'lesson/upgrade/right': {
    en: 'Both trains stop at Orlando, so its upgrade counts twice: {revenue, number, money}.',
    ja: 'オーランドには2両とも停車するので、張替えが2度効きます。収入は{revenue, number, money}です。',
  },
  'lesson/upgrade/nearly': {
    en: 'One train earns more, {revenue, number, money} in all. The city where both stop would have brought {best, number, money}.',
    ja: '1両の収入だけが増え、合計{revenue, number, money}です。2両とも停車する都市なら{best, number, money}でした。',
  },
  'lesson/upgrade/wrong': {
    en: 'The trains earn {revenue, number, money} as before. An upgraded city brings more at once: {best, number, money} was possible.',
    ja: '収入は前と同じ{revenue, number, money}です。都市を張り替えればすぐに増え、{best, number, money}にできました。',
  },
};

const TRAINS: Messages = {
  'lesson/withhold/name': { en: 'Money for the next train', ja: '次の列車の資金' },
  'lesson/withhold/story': {
    en: 'ACL has a 2-train and $330 in its treasury, and has just run for $70. You, its president, either pay the $70 out to the shareholders, or withhold it: then it goes to the treasury, and the share price falls. Only 4-trains are left, at $400. When the first 4-train is bought, every 2-train rusts, which means it is removed from the game; FEC can afford one in its next turn.',
    ja: 'ACLには2列車1両と資金$330があり、今$70の収入がありました。社長のあなたは、$70を株主に配当するか、内部留保するかを選びます。内部留保なら会社の資金になりますが、株価は下がります。残っている列車は$400の4列車だけです。最初の4列車が買われると2列車はすべて廃車になり、ゲームから取り除かれます。FECは次の手番に4列車を買えます。',
  },
  'lesson/withhold/task': {
    en: 'Make sure that ACL has a train in the next operating round, without paying for it yourself.',
    ja: '自分の現金を使わずに、ACLが次の運営ラウンドに列車を持っているようにしてください。',
  },
  'lesson/withhold/right': {
    en: 'The share price fell one space, but {company} has a 4-train, which never rusts.',
    ja: '株価は1マス下がりましたが、{company}には廃車にならない4列車があります。',
  },
  'lesson/withhold/paid': {
    en: 'The dividend is yours, but with {cash, number, money} in its treasury {company} cannot buy a 4-train. As soon as somebody else does, it has no train, and has to buy one: you pay what is missing.',
    ja: '配当は受け取りましたが、資金{cash, number, money}では{company}は4列車を買えません。誰かが買えば{company}の列車は廃車になり、列車の強制購入で足りない額をあなたが払います。',
  },
  'lesson/withhold/not-bought': {
    en: '{company} has {cash, number, money}, enough for a 4-train, but did not buy it. The 2-train will rust.',
    ja: '{company}には{cash, number, money}あり、4列車を買えたのに買いませんでした。2列車は廃車になります。',
  },
  'lesson/convert/name': { en: 'Convert for capital', ja: '変換で資金を得る' },
  'lesson/convert/story': {
    en: 'ACL is a five-share company at $110, with a 2-train and $60. FEC is about to buy the first 4-train. At the beginning of its turn a company may convert to ten shares. It gets five times its share price for the new shares, but its revenue is then divided among twice as many.',
    ja: 'ACLは株価$110の5株会社で、2列車1両と資金$60があります。FECが最初の4列車を買おうとしています。会社は手番の初めに10株会社に変換できます。新しい5株の分として株価の5倍の資金を得ますが、1株あたりの配当は半分になります。',
  },
  'lesson/convert/task': {
    en: 'Get ACL a train that does not rust.',
    ja: '廃車にならない列車をACLに買わせてください。',
  },
  'lesson/convert/right': {
    en: '{company} bought its 4-train with the capital for the new shares, and not with your money.',
    ja: '{company}は変換で得た資金で4列車を買いました。あなたの現金は使っていません。',
  },
  'lesson/convert/not-bought': {
    en: '{company} has {cash, number, money} now, but no 4-train. Its 2-train rusts when FEC buys one.',
    ja: '{company}の資金は{cash, number, money}になりましたが、4列車がありません。FECが買うと2列車は廃車になります。',
  },
  'lesson/convert/kept': {
    en: 'As a five-share company {company} has {cash, number, money}, far too little. A company converts at the beginning of its turn, before it needs the money.',
    ja: '5株会社のままでは{company}の資金は{cash, number, money}で、とても足りません。変換できるのは手番の初めだけです。',
  },
  'lesson/rust/name': { en: 'Rust your rival’s trains', ja: '相手の列車を廃車にする' },
  'lesson/rust/story': {
    en: 'FEC, whose president is your rival, runs two 2-trains and has hardly any money. One 3-train is left in the depot, then come the 4-trains. The first 4-train makes all 2-trains rust.',
    ja: '相手が社長のFECは2列車2両で運行していて、資金はほとんどありません。列車在庫の3列車はあと1両で、その次は4列車です。最初の4列車が買われると、2列車はすべて廃車になります。',
  },
  'lesson/rust/task': {
    en: 'Leave FEC without a train.',
    ja: 'FECの列車をなくしてください。',
  },
  'lesson/rust/right': {
    en: 'The 2-trains are gone. {other} has to buy a 4-train in its next turn, and its president pays what its treasury cannot.',
    ja: '2列車は廃車になりました。{other}は次の手番に4列車を買わなければならず、足りない額は社長が払います。',
  },
  'lesson/rust/one-more': {
    en: 'The last 3-train is sold, but nobody has bought a 4-train yet. {company} still has {cash, number, money}: one more purchase, and {other} would be without a train.',
    ja: '最後の3列車は売れましたが、4列車はまだです。{company}には{cash, number, money}残っていて、もう1両買えば{other}の列車はなくなりました。',
  },
  'lesson/rust/idle': {
    en: 'Nothing rusts unless somebody buys the next kind of train. {other} runs on.',
    ja: '次の種類の列車が買われない限り、何も廃車になりません。{other}は運行を続けます。',
  },
};

const SELLING: Messages = {
  'lesson/dump/name': { en: 'Dump a company', ja: '会社を押し付ける' },
  'lesson/dump/story': {
    en: 'You are president of FEC, which has no train and $20. In the coming operating round it has to buy a 4-train for $400, and its president pays what the treasury cannot. The second largest shareholder has three shares.',
    ja: 'あなたが社長のFECには列車がなく、資金は$20です。次の運営ラウンドに$400の4列車を買わなければならず、足りない額は社長が払います。2番目に多い人は3株持っています。',
  },
  'lesson/dump/task': {
    en: 'Make sure that the train is not your problem.',
    ja: '列車を買う義務から逃れてください。',
  },
  'lesson/dump/right': {
    en: '{president} now holds more shares, becomes president of {company} and has to buy the train. The share price fell only one space, however many shares you sold.',
    ja: '{president}の株が最も多くなり、{company}の社長になりました。列車を買う義務も移りました。何株売っても、株価は1マスしか下がりません。',
  },
  'lesson/dump/too-few': {
    en: 'You sold shares, but you stay president as long as you hold at least as many as the next shareholder. The presidency changes only when somebody has more than you.',
    ja: '株を売りましたが、次に多い人と同数以上なら社長のままです。社長が替わるのは、ほかの人のほうが多くなったときだけです。',
  },
  'lesson/dump/kept': {
    en: 'You are still president of {company}, and will have to pay for its train.',
    ja: 'あなたは{company}の社長のままで、列車の代金を払うことになります。',
  },
  'lesson/rescue/name': { en: 'When the president pays', ja: '社長が払うとき' },
  'lesson/rescue/story': {
    en: 'FEC has no train and has to buy a 4-train for $400. Its treasury and your cash are not enough, so you have to sell shares. You may not lose the presidency of FEC that way. The share price of a company falls one space for each block that is sold, however large the block is.',
    ja: 'FECには列車がなく、$400の4列車を買わなければなりません。会社の資金とあなたの現金では足りず、株を売らなければなりません。FECの社長でなくなる売り方はできません。株価は、売る株数にかかわらず1回の売却で1マス下がります。',
  },
  'lesson/rescue/task': {
    en: 'Buy the train, and stay worth as much as possible.',
    ja: '列車を買い、そのあとの自分の総資産をできるだけ多く残してください。',
  },
  'lesson/rescue/right': {
    en: 'One block of one company: only one price fell, and not that of the company in which you keep most. You are worth {worth, number, money}.',
    ja: '1社の株をまとめて売ったので、下がった株価は1つだけで、しかも手元に最も多く残る会社の株価ではありません。総資産は{worth, number, money}です。',
  },
  'lesson/rescue/nearly': {
    en: 'The train is bought, and you are worth {worth, number, money}. You also lowered the price of shares that you keep; {best, number, money} was possible.',
    ja: '列車は買えましたが、手元に残る株の価格まで下げました。総資産は{worth, number, money}ですが、{best, number, money}残せたはずです。',
  },
  'lesson/rescue/bankrupt': {
    en: 'You are bankrupt. Your shares would have been enough for the train.',
    ja: '破産しました。株を売れば列車を買えたはずです。',
  },
};

const OUTCOMES: Messages = {
  'lesson/outcome': {
    en: 'In the next stock round {company} owns these trains: {trains}. Its share price is {price, number, money}, and your net worth is {worth, number, money}{moved, plural, =0 {} other {; right after your answer it was {before, number, money}}}.',
    ja: '次の株式ラウンドで、{company}が持つ列車の種類は{trains}、株価は{price, number, money}、あなたの総資産は{worth, number, money}です{moved, plural, =0 {} other {。回答の直後は{before, number, money}でした}}。',
  },
  'lesson/outcome/no-train': {
    en: 'In the next stock round {company} has no train, its share price is {price, number, money}, and your net worth is {worth, number, money}{moved, plural, =0 {} other {; right after your answer it was {before, number, money}}}.',
    ja: '次の株式ラウンドで、{company}に列車はなく、株価は{price, number, money}、あなたの総資産は{worth, number, money}です{moved, plural, =0 {} other {。回答の直後は{before, number, money}でした}}。',
  },
  'lesson/outcome/no-company': {
    en: 'In the next stock round you are worth {worth, number, money}, and no company has earned anything for you.',
    ja: '次の株式ラウンドで、あなたの総資産は{worth, number, money}で、会社からの収入はありませんでした。',
  },
};

export const MESSAGES: Messages = { ...FLOAT, ...TRACK, ...TRAINS, ...SELLING, ...OUTCOMES };
