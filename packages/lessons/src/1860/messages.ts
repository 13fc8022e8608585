import type { Messages } from '@signalbox/kernel';

const SHARES: Messages = {
  'lesson/par/name': { en: 'Par and capital', ja: '公募価格と資金' },
  'lesson/par/story': {
    en: 'The first stock round. A company floats when players hold five of its ten shares, and gets ten times its par. The president’s certificate is two shares; after it you buy one share a turn. Nobody else has money for a share.',
    ja: '最初の株式ラウンドです。会社は10株のうち5株をプレイヤーが持つと上場し、公募価格の10倍の資金を受け取ります。社長株は2株分で、そのあとは1手番に1株買えます。ほかのプレイヤーには株を買う現金がありません。',
  },
  'lesson/par/task': {
    en: 'Float a company on your own, with as much capital as you can.',
    ja: '自分だけの現金で、できるだけ資金の多い会社を上場させてください。',
  },
  'lesson/par/right': {
    en: '{company} has floated with {cash, number, treasury}: at {price, number, money} five shares were just within your means.',
    ja: '{company}が{cash, number, treasury}の資金で上場しました。自分の現金で5株買える公募価格のうち、{price, number, money}が最も高いものです。',
  },
  'lesson/par/nearly': {
    en: '{company} has floated, with {cash, number, treasury}. You could have paid for five shares at {best, number, money}, and it would have more.',
    ja: '{company}が{cash, number, treasury}の資金で上場しました。{best, number, money}でも5株買えたので、資金をもっと多くできました。',
  },
  'lesson/par/wrong': {
    en: '{company} still needs {count, plural, one {# more share} other {# more shares}} to float, and nobody else buys any. At {best, number, money} you could have paid for all five.',
    ja: '{company}の上場にはあと{count}株足りず、ほかの人は買ってくれません。{best, number, money}なら5株とも買えました。',
  },
  'lesson/par/idle': {
    en: 'You have no company. Only companies that have floated operate and pay dividends.',
    ja: '会社を始めませんでした。運行して配当するのは、上場した会社だけです。',
  },
  'lesson/presidency/name': { en: 'Take over a company', ja: '会社を乗っ取る' },
  'lesson/presidency/story': {
    en: 'You and the second player hold four shares of IOW each, and the second player is president. Two shares are in the pool. C&N, of which you hold two, has no train, so its shares sell for half their price.',
    ja: 'あなたと2人目はIOWを4株ずつ持ち、社長は2人目です。バンクプールに2株あります。あなたが2株持つC&Nには列車がないので、株は半額でしか売れません。',
  },
  'lesson/presidency/task': {
    en: 'Become president of IOW in this turn.',
    ja: 'この手番でIOWの社長になってください。',
  },
  'lesson/presidency/right': {
    en: 'With five shares you are president of {company}: its train and its treasury are in your hands. Sales come before the purchase, so shares you do not need can pay for one that you do.',
    ja: '5株になり、{company}の社長になりました。列車も資金もあなたが使えます。売却は購入より先にできるので、要らない株を売って必要な株を買えます。',
  },
  'lesson/presidency/wrong': {
    en: 'The second player is still president of {company}. A share in the pool costs {price, number, money}: sell something of C&N first, even at half price.',
    ja: '{company}の社長は2人目のままです。バンクプールの株は{price, number, money}です。半額でも、先にC&Nを売れば買えました。',
  },
  'lesson/red-zone/name': { en: 'Sales that cost nothing', ja: '株価の下がらない売却' },
  'lesson/red-zone/story': {
    en: 'You hold four shares each of C&N at £166 and of IOW at £158. Both prices are in the red zone of the market, where the first share of a block does not lower the price; every further one does.',
    ja: 'あなたはC&N（£166）とIOW（£158）を4株ずつ持っています。どちらの株価も赤い区域にあり、1回の売却の最初の1株では株価が下がりません。2株目からは下がります。',
  },
  'lesson/red-zone/task': {
    en: 'Have at least £320 after your turn, and be worth as much as possible.',
    ja: '手番のあとに現金を£320以上にし、自分の資産をできるだけ多く残してください。',
  },
  'lesson/red-zone/right': {
    en: 'You have {cash, number, money}, and nothing that you keep has lost value: you are worth {worth, number, money}.',
    ja: '現金は{cash, number, money}です。手元に残る株の価格は下がらず、資産は{worth, number, money}です。',
  },
  'lesson/red-zone/nearly': {
    en: 'You have {cash, number, money}, but you lowered the price of shares that you keep: you are worth {worth, number, money}, and {best, number, money} was possible.',
    ja: '現金は{cash, number, money}ですが、手元に残る株の価格を下げました。資産は{worth, number, money}で、{best, number, money}残せました。',
  },
  'lesson/red-zone/wrong': {
    en: 'You have {cash, number, money}, less than {wanted, number, money}. One share of each company would have been enough.',
    ja: '現金は{cash, number, money}で、{wanted, number, money}に足りません。2社を1株ずつ売れば足りました。',
  },
};

const OPERATING: Messages = {
  'lesson/track/name': { en: 'Out of Cowes', ja: 'カウズから外へ' },
  'lesson/track/story': {
    en: 'C&N has a 2+1, which calls at two large stations and one small station or halt. Its track ends in Cowes. In a turn it lays up to two yellow tiles, or upgrades one.',
    ja: 'C&Nには2+1列車が1両あり、大きい駅2つと、小さい駅か停留所1つに停車できます。線路はカウズで終わっています。1手番に黄タイルを2枚まで敷設するか、1枚を張り替えます。',
  },
  'lesson/track/task': {
    en: 'Lay track so that the train earns as much as possible in this round.',
    ja: 'このラウンドの収益が最大になるように線路を敷設してください。',
  },
  'lesson/track/right': {
    en: 'The track reaches Newport: {company} earns {revenue, number, money}, the most that is possible now.',
    ja: '線路がニューポートに届き、{company}の収益は{revenue, number, money}です。今はこれが最大です。',
  },
  'lesson/track/nearly': {
    en: '{company} earns {revenue, number, money} without leaving Cowes. A second large station makes it {best, number, money}.',
    ja: '{company}はカウズの中だけで{revenue, number, money}の収益です。2つ目の大きい駅に届けば{best, number, money}になります。',
  },
  'lesson/track/wrong': {
    en: '{company} earns {revenue, number, money}. {best, number, money} was possible: look for the next large station.',
    ja: '{company}の収益は{revenue, number, money}です。{best, number, money}にできました。次の大きい駅を探しましょう。',
  },
  'lesson/rust/name': { en: 'Rust your rival’s trains', ja: '相手の列車を廃車にする' },
  'lesson/rust/story': {
    en: 'IOW, whose president is your rival, runs two 2+1 and has hardly any money. One 3+2 is left at the bank, then come the 4+2, and the first of them makes every 2+1 rust. C&N has 700cc.',
    ja: '相手が社長のIOWは2+1列車2両で運行していて、資金はほとんどありません。銀行の3+2列車はあと1両で、次は4+2列車です。最初の4+2列車が買われると2+1列車はすべて廃車になります。C&Nの資金は700ccです。',
  },
  'lesson/rust/task': { en: 'Leave IOW without a train.', ja: 'IOWの列車をなくしてください。' },
  'lesson/rust/right': {
    en: 'Every 2+1 is gone. {other} cannot pay for a train: it will be insolvent and have to lease one, and pays no dividend.',
    ja: '2+1列車は廃車になりました。{other}は列車を買えず、破産状態になって列車を借ります。配当は出ません。',
  },
  'lesson/rust/one-more': {
    en: 'The last 3+2 is sold, but nobody has bought a 4+2 yet. {company} still has {cash, number, treasury}: one more purchase, and {other} would be without a train.',
    ja: '最後の3+2列車は売れましたが、4+2列車はまだです。{company}には{cash, number, treasury}残っていて、もう1両買えば{other}の列車はなくなりました。',
  },
  'lesson/rust/idle': {
    en: 'Nothing rusts unless somebody buys the next kind of train. {other} runs on.',
    ja: '次の種類の列車が買われない限り、何も廃車になりません。{other}は運行を続けます。',
  },
  'lesson/insolvency/name': { en: 'Stay solvent', ja: '破産状態を避ける' },
  'lesson/insolvency/story': {
    en: 'C&N has a 2+1 and 290cc, and has just run for £60. Only 4+2 are left, at 350cc. The first of them makes every 2+1 rust, and IOW can afford one in its next turn. No president has to pay for a company here, but one without a train becomes insolvent: it leases a train and pays no dividend, and its shares sell for half.',
    ja: 'C&Nには2+1列車1両と資金290ccがあり、今£60の収益がありました。残っている列車は350ccの4+2列車だけです。最初の4+2列車で2+1列車はすべて廃車になり、IOWは次の手番に買えます。社長が会社の代わりに払う必要はありませんが、列車のない会社は破産状態になります。列車を借りて運行し、配当は出ず、株は半額でしか売れません。',
  },
  'lesson/insolvency/task': {
    en: 'Make sure that C&N has a train of its own in the next operating round.',
    ja: 'C&Nが次の運行ラウンドに自社の列車を持っているようにしてください。',
  },
  'lesson/insolvency/right': {
    en: 'The share price fell by one step, but {company} has a 4+2 and goes on paying dividends.',
    ja: '株価は1つ下がりましたが、{company}には4+2列車があり、配当を続けられます。',
  },
  'lesson/insolvency/paid': {
    en: 'The dividend is yours, but with {cash, number, treasury} {company} cannot buy a 4+2. As soon as somebody else does, it has no train.',
    ja: '配当は受け取りましたが、資金{cash, number, treasury}では{company}は4+2列車を買えません。誰かが買えば列車がなくなります。',
  },
  'lesson/insolvency/not-bought': {
    en: '{company} has {cash, number, treasury}, enough for a 4+2, but did not buy it. The 2+1 will rust.',
    ja: '{company}には{cash, number, treasury}あり、4+2列車を買えたのに買いませんでした。2+1列車は廃車になります。',
  },
};

const OUTCOMES: Messages = {
  'lesson/outcome/trains': {
    en: 'Trains of {company} in the next stock round: {trains}. Its share price is {price, number, money}, and you are worth {worth, number, money}.',
    ja: '次の株式ラウンドで、{company}の列車は{trains}、株価は{price, number, money}、あなたの資産は{worth, number, money}です。',
  },
  'lesson/outcome/no-train': {
    en: 'In the next stock round {company} has no train, its share price is {price, number, money}, and you are worth {worth, number, money}.',
    ja: '次の株式ラウンドで、{company}に列車はなく、株価は{price, number, money}、あなたの資産は{worth, number, money}です。',
  },
  'lesson/outcome/insolvent': {
    en: 'In the next stock round {company} is insolvent, its share price is {price, number, money}, and you are worth {worth, number, money}.',
    ja: '次の株式ラウンドで、{company}は破産状態、株価は{price, number, money}、あなたの資産は{worth, number, money}です。',
  },
};

export const MESSAGES: Messages = { ...SHARES, ...OPERATING, ...OUTCOMES };
