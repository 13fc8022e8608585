import type { Lesson } from '../texts.ts';

export const LESSON_18FL: Lesson = {
  introduction: [
    {
      en: 'You are an investor. Companies are not yours, but their shares are; the largest shareholder of a company is its president and decides what it does. At the end your cash and your shares count, not what lies in a treasury.',
      ja: 'あなたは投資家です。会社はあなたのものではありませんが、株はあなたのものです。最も多く持つ人が社長として会社を動かします。最後に数えるのは現金と株で、会社の資金ではありません。',
    },
    {
      en: 'The game goes back and forth: in stock rounds you buy and sell shares, in operating rounds companies lay track, run trains and pay dividends.',
      ja: '株式ラウンドで株を売買し、運営ラウンドで会社が線路を敷き、列車を走らせ、配当します。これを繰り返します。',
    },
    {
      en: 'Good companies run long routes between valuable cities and pay every time: then the price rises too. Trains grow old, so a company needs money for the next one in time.',
      ja: '良い会社は価値の高い都市を長く結び、毎回配当して株価も上げます。列車は古くなるので、次の列車の資金も必要です。',
    },
  ],
  decisions: {
    'bid-for-choice': {
      en: 'The bid only decides who takes a private company first. The money is gone either way: $0 or $5 is plenty for a first game.',
      ja: '入札は個人会社を選ぶ順番だけを決め、払った金は戻りません。最初は$0か$5で十分です。',
    },
    'choose-private': {
      en: 'Each pays a little every operating round and has one bonus. The cheap ones leave you more money to found a company: you need $140 at least.',
      ja: 'どれも毎回少しの収入とボーナスが1つあります。安いものなら会社を始める資金（最低$140）が残ります。',
    },
    trade: {
      en: 'A company floats, that is, starts to operate, when three of its five shares are sold. The president’s certificate is two of them: start a company at a price that lets you buy a third share in your next turn. A higher price brings the company more money. Pass when there is nothing good to buy.',
      ja: '会社は5株のうち3株が売れると設立され、動き始めます。社長株は2株分なので、次の手番に3株目を買える株価で会社を始めましょう。株価が高いほど会社の資金は増えます。買うものがなければパス。',
    },
    convert: {
      en: 'Converting brings five times the share price into the treasury, but every share earns only half as much. Good when the company needs a train.',
      ja: '株価5倍の資金が会社の資金になりますが、1株あたりの配当は半分になります。列車の資金が必要なときに有効です。',
    },
    'lay-track': {
      en: 'Choose a marked hex, then a tile; choose the hex again to turn it. Build from your station towards a city or an off-board box: those are worth most.',
      ja: '印のついたヘクスを選び、タイルを選び、ヘクスをもう一度選ぶと回ります。自社の駅から都市や盤外に向けて敷きましょう。',
    },
    'place-token': {
      en: 'A second station lets more trains run and keeps others out; a hotel makes a town on your route worth more. Or keep the money for a train.',
      ja: '2つ目の駅は路線を増やし他社を防ぎます。ホテルは路線上の街の価値を上げます。列車のために貯めるのも手です。',
    },
    'run-trains': {
      en: 'The best routes are drawn already. Run them.',
      ja: '最良の路線が描かれています。走らせましょう。',
    },
    dividend: {
      en: 'Paying out makes you richer, and the share price rises if the revenue is at least the share price. Withholding lowers it: do it only if the company cannot pay for the train it needs.',
      ja: '配当すると自分が豊かになり、配当が株価以上なら株価も上がります。内部留保すると株価が下がるので、必要な列車を買えないときだけに。',
    },
    'buy-train': {
      en: 'Without a train nothing runs, and a company has to own one. Two early trains earn their price quickly.',
      ja: '列車がなければ走れず、必ず1両は必要です。早い時期の列車はすぐ元が取れます。',
    },
    consent: {
      en: 'Another president wants to buy a train of yours. Agree if your company gains more than it loses.',
      ja: '他の社長があなたの会社の列車を買いたがっています。得になるなら同意しましょう。',
    },
    'sell-for-train': {
      en: 'The company cannot pay for its train, so you must. Sell what hurts least; you may not lose this company by it.',
      ja: '会社に列車の資金がないので、あなたが出します。痛手の少ない株を売りましょう。',
    },
    'discard-train': {
      en: 'The train limit has fallen. Discard the smallest train.',
      ja: '上限が下がりました。最も小さい列車を返しましょう。',
    },
  },
};
