import type { Messages } from '@signalbox/kernel';

const SHARES: Messages = {
  'lesson/par/name': { en: 'Par and capital', ja: '公募価格と資本金' },
  'lesson/par/story': {
    en: 'The first stock round. A company floats when players hold five of its ten shares, and gets ten times its par. The president’s certificate is two shares; after it you buy one share a turn. Nobody else has money for a share.',
    ja: '最初の株式ラウンドです。会社は10株のうち5株をプレイヤーが持つと上場し、公募価格の10倍の資本金を受け取ります。社長株は2株分で、そのあとは1手番に1株買えます。ほかのプレイヤーには株を買う現金がありません。',
  },
  'lesson/par/task': {
    en: 'Float a company on your own, with as much capital as you can.',
    ja: '自分の現金だけで、できるだけ資本金の多い会社を上場させてください。',
  },
  'lesson/par/right': {
    en: '{company} has floated with {cash, number, treasury}: {price, number, money} is the highest par at which you could afford five shares.',
    ja: '{company}が{cash, number, treasury}の資金で上場しました。自分の現金で5株買える公募価格のうち、{price, number, money}が最も高いものです。',
  },
  'lesson/par/nearly': {
    en: '{company} has floated, with {cash, number, treasury}. You could have afforded five shares at {best, number, money}, and its capital would be larger.',
    ja: '{company}が{cash, number, treasury}の資金で上場しました。{best, number, money}でも5株買えたので、資金をもっと多くできました。',
  },
  'lesson/par/wrong': {
    en: '{company} still needs {count, plural, one {# more share} other {# more shares}} to float, and nobody else buys any. At {best, number, money} you could have afforded all five.',
    ja: '{company}の上場にはあと{count}株足りず、ほかの人は買ってくれません。{best, number, money}なら5株すべて買えました。',
  },
  'lesson/par/idle': {
    en: 'You have no company. Only companies that have floated operate and pay dividends.',
    ja: '会社を始めませんでした。運行して配当するのは、上場した会社だけです。',
  },
  'lesson/presidency/name': { en: 'Take over a company', ja: '会社を乗っ取る' },
  'lesson/presidency/story': {
    en: 'You and Player 2 hold four shares of IOW each, and Player 2 is president. Two shares are in the pool. C&N, of which you hold two, has no train, so its shares sell for half their price.',
    ja: 'あなたとプレイヤー2はIOWを4株ずつ持ち、社長はプレイヤー2です。バンクプールに2株あります。あなたが2株持つC&Nには列車がないので、株は半額でしか売れません。',
  },
  'lesson/presidency/task': {
    en: 'Become president of IOW this turn.',
    ja: 'この手番でIOWの社長になってください。',
  },
  'lesson/presidency/right': {
    en: 'With five shares you are president of {company}: its train and its treasury are in your hands. Sales come before the purchase, so shares you do not need can pay for one that you do.',
    ja: '5株になり、{company}の社長になりました。列車も資金もあなたが使えます。売却は購入より先にできるので、要らない株を売って必要な株を買えます。',
  },
  'lesson/presidency/wrong': {
    en: 'Player 2 is still president of {company}. A share in the pool costs {price, number, money}: sell shares of C&N first, even at half price.',
    ja: '{company}の社長はプレイヤー2のままです。バンクプールの株は{price, number, money}です。半額でも、先にC&Nを売れば買えました。',
  },
  'lesson/red-zone/name': { en: 'Sales that cost nothing', ja: '株価の下がらない売却' },
  'lesson/red-zone/story': {
    en: 'You hold four shares each of C&N at £166 and of IOW at £158. Both prices are in the red zone of the market, where the first share of a block does not lower the price; every further one does.',
    ja: 'あなたはC&N（£166）とIOW（£158）を4株ずつ持っています。どちらの株価もレッドゾーンにあり、1回の売却の最初の1株では株価が下がりません。2株目からは下がります。',
  },
  'lesson/red-zone/task': {
    en: 'End your turn with at least £320 in cash and as high a net worth as possible.',
    ja: '手番の終わりに現金を£320以上にし、総資産をできるだけ多くしてください。',
  },
  'lesson/red-zone/right': {
    en: 'You have {cash, number, money}, and no share that you keep has lost value: your net worth is {worth, number, money}.',
    ja: '現金は{cash, number, money}です。手元に残る株の価格は下がらず、総資産は{worth, number, money}です。',
  },
  'lesson/red-zone/nearly': {
    en: 'You have {cash, number, money}, but you lowered the price of shares that you keep: your net worth is {worth, number, money}, and {best, number, money} was possible.',
    ja: '現金は{cash, number, money}ですが、手元に残る株の価格を下げました。総資産は{worth, number, money}ですが、{best, number, money}にできました。',
  },
  'lesson/red-zone/wrong': {
    en: 'You have {cash, number, money}, less than {wanted, number, money}. One share of each company would have been enough.',
    ja: '現金は{cash, number, money}で、{wanted, number, money}に足りません。2社を1株ずつ売れば足りました。',
  },
};

const OPERATING: Messages = {
  'lesson/track/name': { en: 'Out of Cowes', ja: 'カウズから外へ' },
  'lesson/track/story': {
    en: 'C&N has a 2+1-train, which stops at two large stations and one small station or halt. Its track ends in Cowes. In a turn a company lays up to two yellow tiles or upgrades one tile.',
    ja: 'C&Nには2+1列車が1台あり、大きな駅2つと、小さな駅か停車場1つに停車できます。線路はカウズで終わっています。1手番に黄タイルを2枚まで敷設するか、1枚を張り替えます。',
  },
  'lesson/track/task': {
    en: 'Lay track so that the train earns as much as possible this round.',
    ja: 'このラウンドの収益が最大になるように線路を敷設してください。',
  },
  'lesson/track/right': {
    en: 'The track reaches Newport: {company} earns {revenue, number, money}, the most that is possible now.',
    ja: '線路がニューポートに届き、{company}の収益は{revenue, number, money}です。今はこれが最大です。',
  },
  'lesson/track/nearly': {
    en: '{company} earns {revenue, number, money} without leaving Cowes. A second large station makes it {best, number, money}.',
    ja: '{company}はカウズの中だけで{revenue, number, money}の収益です。2つ目の大きな駅に届けば{best, number, money}になります。',
  },
  'lesson/track/wrong': {
    en: '{company} earns {revenue, number, money}. {best, number, money} was possible: look for the next large station.',
    ja: '{company}の収益は{revenue, number, money}です。{best, number, money}にできました。次の大きな駅を探しましょう。',
  },
  'lesson/rust/name': { en: 'Rust your rival’s trains', ja: '相手の列車を廃車にする' },
  'lesson/rust/story': {
    en: 'IOW, whose president is your rival, runs two 2+1-trains and has hardly any money. One 3+2-train is left in the depot. The 4+2-trains come next: when the first one is bought, all 2+1-trains rust. C&N has 700cc.',
    ja: '相手が社長のIOWは2+1列車2台で運行していて、資金はほとんどありません。列車在庫の3+2列車はあと1台で、次は4+2列車です。最初の4+2列車が買われると2+1列車はすべて廃車になります。C&Nの資金は700ccです。',
  },
  'lesson/rust/task': { en: 'Leave IOW without a train.', ja: 'IOWの列車をなくしてください。' },
  'lesson/rust/right': {
    en: 'All 2+1-trains have rusted. {other} cannot afford a train: it becomes insolvent, leases one and pays no dividends.',
    ja: '2+1列車は廃車になりました。{other}は列車を買えず、破産状態になって列車を借ります。配当は出ません。',
  },
  'lesson/rust/one-more': {
    en: 'The last 3+2-train is sold, but nobody has bought a 4+2-train yet. {company} still has {cash, number, treasury}: one more purchase, and {other} would be without a train.',
    ja: '最後の3+2列車は売れましたが、4+2列車はまだです。{company}には{cash, number, treasury}残っていて、もう1台買っていれば{other}の列車をなくせたはずです。',
  },
  'lesson/rust/idle': {
    en: 'Nothing rusts until somebody buys the next type of train. {other} keeps its trains.',
    ja: '次の種類の列車が買われない限り、何も廃車になりません。{other}の列車は残ります。',
  },
  'lesson/insolvency/name': { en: 'Stay solvent', ja: '破産状態を避ける' },
  'lesson/insolvency/story': {
    en: 'C&N has a 2+1-train and 290cc, and has just run for £60. Only 4+2-trains are left, at 350cc. When the first one is bought, all 2+1-trains rust, and IOW can afford one in its next turn. A president never pays for a company’s train, but a company without a train becomes insolvent: it leases one and pays no dividends, and its shares sell for half their price.',
    ja: 'C&Nには2+1列車1台と資金290ccがあり、今£60の収益がありました。残っている列車は350ccの4+2列車だけです。最初の4+2列車で2+1列車はすべて廃車になり、IOWは次の手番に買えます。社長が会社の代わりに払うことはありませんが、列車のない会社は破産状態になります。列車を借りて運行し、配当は出ず、株は半額でしか売れません。',
  },
  'lesson/insolvency/task': {
    en: 'Make sure that C&N has a train of its own in the next operating round.',
    ja: 'C&Nが次の運行ラウンドに自社の列車を持っているようにしてください。',
  },
  'lesson/insolvency/right': {
    en: 'The share price moved one space left, but {company} has a 4+2-train and can go on paying dividends.',
    ja: '株価は左へ1マス下がりましたが、{company}には4+2列車があり、配当を続けられます。',
  },
  'lesson/insolvency/paid': {
    en: 'The dividend is yours, but with {cash, number, treasury} {company} cannot afford a 4+2-train. It loses its 2+1-train as soon as another company buys one.',
    ja: '配当は受け取りましたが、資金{cash, number, treasury}では{company}は4+2列車を買えません。ほかの会社が買うと2+1列車を失います。',
  },
  'lesson/insolvency/not-bought': {
    en: '{company} has {cash, number, treasury}, enough for a 4+2-train, but did not buy one. Its 2+1-train will rust.',
    ja: '{company}には{cash, number, treasury}あり、4+2列車を買えたのに買いませんでした。2+1列車は廃車になります。',
  },
};

const HALTS: Messages = {
  'lesson/halts/name': { en: 'Halts and the length of a train', ja: '停車場と列車の長さ' },
  'lesson/halts/story': {
    en: 'C&N has a 3+2-train and 330cc; a 4+2-train costs 350cc. The first number of a train counts large stations, and what is left of it may be used for small stations and halts; the second number is for those alone. A halt earns nothing, but each one at which a train stops pays the company 10cc, even if the revenue is paid out. A train may pass a halt without stopping.',
    ja: 'C&Nには3+2列車1台と330ccがあり、4+2列車は350ccです。列車の最初の数字は大きな駅の数で、余りは小さな駅や停車場にも使えます。2つ目の数字は小さな駅と停車場だけに使えます。停車場の収益は0ですが、止まるたびに、収益を配当しても会社は10ccを受け取ります。停車場は通過してもかまいません。',
  },
  'lesson/halts/task': {
    en: 'Pay a dividend this turn and still buy a 4+2-train.',
    ja: 'この手番で配当し、しかも4+2列車を買ってください。',
  },
  'lesson/halts/right': {
    en: 'Two halts brought 20cc: {company} paid its shareholders and bought the train as well.',
    ja: '2つの停車場で20ccを得たので、{company}は配当したうえに列車も買えました。',
  },
  'lesson/halts/nearly': {
    en: '{company} has its train, but its share price fell because no dividend was paid. A shorter route that stops at two halts would have paid for both.',
    ja: '{company}は列車を買いましたが、配当しなかったので株価が下がりました。停車場に2回止まる短いルートなら、両方できたはずです。',
  },
  'lesson/halts/wrong': {
    en: '{company} has {cash, number, treasury} and no second train. The run with the highest revenue stops at one halt; one with two halts brings 10cc more.',
    ja: '{company}の資金は{cash, number, treasury}で、2台目を買えませんでした。最大の収益の運行では停車場は1つです。2つに止まれば10cc多くなります。',
  },
};

const TROUBLE: Messages = {
  'lesson/solvent/name': { en: 'Out of insolvency', ja: '破産状態から立ち直る' },
  'lesson/solvent/story': {
    en: 'IOW is insolvent: it runs with a leased train, pays no dividends, and its shares sell for half their price. The cheapest train costs 500cc, and IOW has hardly any money. C&N, of which you are president too, has two trains. Companies may sell each other trains for any multiple of 10cc, but a company with a train may not buy another’s last one.',
    ja: 'IOWは破産状態です。借りた列車で運行し、配当は出ず、株は半額でしか売れません。一番安い列車は500ccですが、IOWの資金はほとんどありません。同じくあなたが社長のC&Nには列車が2台あります。会社どうしは10ccの倍数の好きな値段で列車を売買できますが、列車のある会社は相手の最後の1台を買えません。',
  },
  'lesson/solvent/task': { en: 'Make IOW solvent again.', ja: 'IOWを破産状態から立ち直らせてください。' },
  'lesson/solvent/right': {
    en: '{company} owns a train again and is no longer insolvent. From the next round it can pay dividends, and {other} still has a train.',
    ja: '{company}は列車を手に入れ、破産状態ではなくなりました。次のラウンドから配当でき、{other}にも列車が残っています。',
  },
  'lesson/solvent/wrong': {
    en: '{company} is still insolvent. With {cash, number, treasury} it cannot afford a new train, but the second train of {other} was for sale.',
    ja: '{company}は破産状態のままです。{cash, number, treasury}では新しい列車を買えませんが、{other}の2台目なら買えたはずです。',
  },
  'lesson/receivership/name': { en: 'A company in receivership', ja: '管財人管理下の会社' },
  'lesson/receivership/story': {
    en: 'The president of IOW has sold all their shares: the president’s certificate is in the pool, and the company is in receivership. It runs and withholds, but builds nothing. The certificate itself cannot be bought: the first player with two shares exchanges them for it. You and Player 2 have one share each. IOW has a 4+2-train and 460cc.',
    ja: 'IOWの社長が株をすべて手放し、社長株はバンクプールにあります。会社は管財人管理下にあり、運行して内部留保するだけで、建設はしません。社長株そのものは買えず、最初に2株持った人が引き換えに受け取ります。あなたとプレイヤー2は1株ずつ持っています。IOWには4+2列車と460ccがあります。',
  },
  'lesson/receivership/task': { en: 'Become president of IOW.', ja: 'IOWの社長になってください。' },
  'lesson/receivership/right': {
    en: 'Your second share makes you president: for {price, number, money} you control a train and {cash, number, treasury}.',
    ja: '2株目で社長になりました。{price, number, money}で、列車と{cash, number, treasury}の使い道を決められます。',
  },
  'lesson/receivership/wrong': {
    en: '{company} is still in receivership. A second share would have made you its president.',
    ja: '{company}は管財人管理下のままです。2株目を買えば社長になれたはずです。',
  },
  'lesson/receivership/later': {
    en: '{president} buys a second share and becomes president of {company}.',
    ja: '{president}が2株目を買い、{company}の社長になりました。',
  },
  'lesson/british-rail/name': { en: 'Before British Rail', ja: '国有化の前に' },
  'lesson/british-rail/story': {
    en: 'The last stock round: every company has a train, so British Rail takes over after it. From then on companies only run and pay out. After each round the two with the lowest dividends close and keep their share price; the last ones run once more, and the game ends. One share of C&N, IOW or FYN costs you £62. C&N runs from Cowes to Newport, IOW only in Ryde, and FYN has no route.',
    ja: '最後の株式ラウンドです。どの会社にも列車があるので、このあと国有化されます。そのあとは運行して配当するだけで、ラウンドごとに配当の少ない2社が株価を保ったまま操業停止となり、最後の会社がもう一度運行してゲームが終わります。C&N、IOW、FYNはどれも1株£62です。C&Nはカウズからニューポートまで、IOWはライドの中だけを走り、FYNにはルートがありません。',
  },
  'lesson/british-rail/task': {
    en: 'Buy the share that brings in the most money by the end of the game.',
    ja: 'ゲーム終了までに最も多くの利益になる株を買ってください。',
  },
  'lesson/british-rail/right': {
    en: '{company} pays {revenue, number, money} in each round, and it runs again when the others have closed.',
    ja: '{company}は毎ラウンド{revenue, number, money}を配当し、ほかの会社が操業停止になったあとも運行します。',
  },
  'lesson/british-rail/nearly': {
    en: '{company} pays {revenue, number, money} once and closes. C&N pays {best, number, money}, and runs again.',
    ja: '{company}は{revenue, number, money}を一度配当して操業停止になります。C&Nは{best, number, money}を配当し、もう一度運行します。',
  },
  'lesson/british-rail/wrong': {
    en: '{company} has no route: it pays nothing and its share price falls until it closes.',
    ja: '{company}にはルートがなく、配当がないまま株価が下がり、操業停止になります。',
  },
  'lesson/british-rail/idle': {
    en: 'You bought nothing. There will be no further stock round, and cash earns nothing.',
    ja: '何も買いませんでした。株式ラウンドはもうなく、現金は増えません。',
  },
  'lesson/british-rail/later': {
    en: 'The game is over, and your net worth is {worth, number, money}.',
    ja: 'ゲームが終わり、あなたの総資産は{worth, number, money}です。',
  },
};

const OUTCOMES: Messages = {
  'lesson/outcome/trains': {
    en: 'In the next stock round {company} owns these trains: {trains}. Its share price is {price, number, money}, and your net worth is {worth, number, money}{moved, plural, =0 {} other {; right after your answer it was {before, number, money}}}.',
    ja: '次の株式ラウンドで、{company}が持つ列車の種類は{trains}で、株価は{price, number, money}、あなたの総資産は{worth, number, money}です{moved, plural, =0 {} other {。回答の直後は{before, number, money}でした}}。',
  },
  'lesson/outcome/no-train': {
    en: 'In the next stock round {company} has no train, its share price is {price, number, money}, and your net worth is {worth, number, money}{moved, plural, =0 {} other {; right after your answer it was {before, number, money}}}.',
    ja: '次の株式ラウンドで、{company}に列車はなく、株価は{price, number, money}、あなたの総資産は{worth, number, money}です{moved, plural, =0 {} other {。回答の直後は{before, number, money}でした}}。',
  },
  'lesson/outcome/insolvent': {
    en: 'In the next stock round {company} is insolvent, its share price is {price, number, money}, and your net worth is {worth, number, money}{moved, plural, =0 {} other {; right after your answer it was {before, number, money}}}.',
    ja: '次の株式ラウンドで、{company}は破産状態、株価は{price, number, money}、あなたの総資産は{worth, number, money}です{moved, plural, =0 {} other {。回答の直後は{before, number, money}でした}}。',
  },
};

export const MESSAGES: Messages = { ...SHARES, ...OPERATING, ...HALTS, ...TROUBLE, ...OUTCOMES };
