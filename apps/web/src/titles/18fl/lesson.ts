import type { Lesson } from '../texts.ts';

export const LESSON_18FL: Lesson = {
  introduction: [
    {
      en: 'You are an investor. You do not own companies, but shares of them. A company’s largest shareholder is its president and decides what it does. At the end your cash and your shares count, but not the money in a company’s treasury.',
      ja: 'あなたは投資家です。会社そのものではなく、会社の株を持ちます。株を最も多く持つ人が社長になり、会社を運営します。最後に数えるのは現金と株で、会社の資金は数えません。',
    },
    {
      en: 'Stock rounds and operating rounds alternate. In a stock round you buy and sell shares; in an operating round companies lay track, run trains and pay dividends.',
      ja: '株式ラウンドと運営ラウンドを繰り返します。株式ラウンドでは株を売買し、運営ラウンドでは会社が線路を敷き、列車を運行し、配当します。',
    },
    {
      en: 'A good company runs to valuable cities and pays out every time, so its share price rises too. But trains rust: a company needs money for the next one in time.',
      ja: '良い会社は価値の高い都市を結んで毎回配当し、株価も上がります。ただし列車はいずれ廃車になるので、次の列車の資金も必要です。',
    },
  ],
  decisions: {
    'bid-for-choice': {
      en: 'The bid only decides who chooses a private company first, and you pay it in any case. With equal bids the lower player number goes first. $0 or $5 is plenty for a first game.',
      ja: '入札で決まるのは個人会社を選ぶ順番だけで、払ったお金は戻りません。同額なら番号の小さい人が先です。初めてなら$0か$5で十分です。',
    },
    'choose-private': {
      en: 'Each private company pays a little every operating round and has one bonus; using that closes it, and the first 5-train closes those that are left. The cheap ones leave you more money to start a company, which takes at least $140.',
      ja: 'どの個人会社も運営ラウンドごとに少しの収益があり、ボーナスが1つあります。ボーナスを使うと閉鎖され、残りも最初の5列車で閉鎖されます。安いものを選べば、会社を始める資金（最低$140）が残ります。',
    },
    trade: {
      en: 'A company floats when three of its five shares are sold, and operates from then on. The president’s certificate is two of them, so start a company at a price that lets you buy a third share on your next turn. A higher par gives the company more money. Pass if there is nothing good to buy.',
      ja: '会社は5株のうち3株が売れると設立され、次の運営ラウンドから運営します。社長株は2株分なので、次の手番に3株目を買える開始価格で会社を始めましょう。開始価格が高いほど会社の資金は増えます。買いたいものがなければパスしましょう。',
    },
    convert: {
      en: 'Converting brings five times the share price into the treasury, but each share is then paid only half as much. It is good when the company needs a train.',
      ja: '変換すると株価の5倍が会社の資金になりますが、1株あたりの配当は半分になります。列車の資金が必要なときに有効です。',
    },
    'lay-track': {
      en: 'Choose a marked hex, then a tile; choose the hex again to rotate it. Build from your station towards a city or an off-board location: these are worth most.',
      ja: '印のついたヘクスを選び、次にタイルを選びます。ヘクスをもう一度選ぶと回転します。自社の駅から、価値の高い都市や盤外都市に向けて敷きましょう。',
    },
    'place-token': {
      en: 'A second station gives you more routes and can block others; a hotel makes a town on your route worth more. Or save the money for a train.',
      ja: '2つ目の駅はルートを増やし、他社を妨げることもできます。ホテルはルート上の街の価値を上げます。列車のために資金を残すのも手です。',
    },
    'run-trains': {
      en: 'The best routes are already drawn. Run them.',
      ja: '最良のルートがすでに描かれています。そのまま運行しましょう。',
    },
    dividend: {
      en: 'Paying out gives you money, and the share price rises if the revenue is at least the share price. Withholding lowers the price: do it only if the company cannot pay for a train it needs.',
      ja: '配当すると自分の現金が増え、配当した収入が株価以上なら株価も上がります。内部留保すると株価が下がるので、必要な列車を買えないときだけにしましょう。',
    },
    'buy-train': {
      en: 'Without a train a company earns nothing, and it has to own one. Two early trains soon earn back their price.',
      ja: '列車がなければ収入はなく、会社は列車を持っていなければなりません。早い時期の列車は2両でもすぐに元が取れます。',
    },
    consent: {
      en: 'Another president wants to buy one of your company’s trains. Accept if your company gains more than it loses.',
      ja: '他の社長があなたの会社の列車を買いたがっています。会社にとって得なら応じましょう。',
    },
    'sell-for-train': {
      en: 'The company cannot pay for its train, so you have to. Sell the shares you need least; you may not give up the presidency of this company.',
      ja: '会社に列車の資金がないので、あなたが出します。手放しても痛手の少ない株を売りましょう。この会社の社長の座は手放せません。',
    },
    'discard-train': {
      en: 'The train limit has fallen. Discard the smallest train.',
      ja: '列車の上限が下がりました。最も小さい列車を返しましょう。',
    },
  },
};
