import type { Lesson } from '../texts.ts';

export const LESSON_1860: Lesson = {
  introduction: [
    {
      en: 'Eight small railways share an island with room for perhaps four. You buy shares with your pounds. As president you run a company with its own credits (cc), which never become yours.',
      ja: '4社ほどしか生き残れない島に、8つの小さな鉄道があります。株はポンド（£）で買い、社長になったら会社の資金（cc）で会社を運営します。会社の資金があなたのものになることはありません。',
    },
    {
      en: 'A train has two numbers: the first counts stops of any kind, the second further small stations and halts. Halts add nothing to the dividend but pay the company a subsidy, which helps to buy the next train.',
      ja: '列車には2つの数があります。最初の数はどの駅・停車場にも、次の数は小さな駅と停車場に使います。停車場は配当になりませんが、次の列車を買うための補助金を会社にもたらします。',
    },
    {
      en: 'A company without a train is not finished: it becomes insolvent, leases a train and may recover. But its shares sell at half price, so watch who is left holding them.',
      ja: '列車を失った会社も終わりではありません。破産状態になっても、列車を借りて立ち直ることができます。ただし株の売値は半額になるので、誰が持っているかに注意しましょう。',
    },
  ],
  decisions: {
    bid: {
      en: 'The bid only buys the right to choose first, so a few pounds are plenty. Private companies pay every operating round; a president’s certificate lets you run a company.',
      ja: 'ビッドは先に選ぶ権利を得るだけなので、少額で十分です。個人会社は運行ラウンドごとに収入があり、社長株なら会社を運営できます。',
    },
    'choose-lot': {
      en: 'A company floats when half of its shares have been bought, so choose a par that you and the others can afford.',
      ja: '会社は株の半分が買われると上場します。自分と他の人が買える公募価格を選びましょう。',
    },
    trade: {
      en: 'Shares in the IPO cost par, shares in the pool the market price. Bring your company to 50% so that it floats. Each share sold lowers the price by one step.',
      ja: 'IPOの株は公募価格、バンクプールの株は時価で買えます。まず自分の会社を50%にして上場させましょう。売ると1株ごとに株価が1ランク下がります。',
    },
    'lay-home-tile': {
      en: 'Point the track towards the stations you want to reach next.',
      ja: '次に結びたい駅の方向に線路を向けましょう。',
    },
    'lay-track': {
      en: 'Two yellow tiles without a city get you further than a single city tile. Later, upgrades make the stations on your routes worth more.',
      ja: '大きな駅のない黄タイルは2枚置けるので、遠くまで届きます。後になれば、張替えでルート上の駅の価値が上がります。',
    },
    'place-token': {
      en: 'Tokens can stop other companies from running through a city. The first after the home token costs 40cc, each further one 100cc.',
      ja: 'トークンで大きな駅を埋めると、他社の通過を防げます。本拠地の次は40cc、それ以降は100ccです。',
    },
    'run-trains': {
      en: 'More revenue for the shareholders, or more subsidy for the treasury: choose what the company needs.',
      ja: '株主への収益を増やすか、会社への補助金を増やすか。会社に必要なほうを選びましょう。',
    },
    dividend: {
      en: 'If the dividend is at least the share price, the price rises. Withholding moves it one space left, and at 0 the company goes bankrupt.',
      ja: '株価以上の配当をすると株価が上がります。内部留保すると左へ1マス下がり、0になると会社は破産します。',
    },
    'buy-train': {
      en: 'Only the company can pay. With neither a train nor the money for one it becomes insolvent, so save in time.',
      ja: '払えるのは会社の資金だけです。列車も購入資金もないと破産状態になるので、早めに貯めましょう。',
    },
  },
};
