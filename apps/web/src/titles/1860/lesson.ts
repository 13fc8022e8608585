import type { Lesson } from '../texts.ts';

export const LESSON_1860: Lesson = {
  introduction: [
    {
      en: 'Eight small railways on an island with room for perhaps four. You buy their shares with pounds; as president you run them with their own credits, which are never yours.',
      ja: '4社ほどしか生き残れない島に8つの小さな鉄道。株はポンドで買い、社長として会社の資金（cc）で運営します。会社の資金は決してあなたのものになりません。',
    },
    {
      en: 'Trains have two numbers: stops of any kind, and small stations or halts besides. Halts add nothing to the dividend but pay the company a subsidy, which helps to buy the next train.',
      ja: '列車には2つの数があります。最初の数はどの駅・停車場にも、次の数は小さな駅と停車場に使います。停車場は配当になりませんが、次の列車を買うための補助金を会社にもたらします。',
    },
    {
      en: 'A company without a train is not the end: it becomes insolvent, leases one and may recover. But its shares are worth half, so watch who is left holding them.',
      ja: '列車を失っても終わりではありません。破産状態で列車を借り、立ち直ることもできます。ただし株の売値は半額になるので、誰が持っているかに注意。',
    },
  ],
  decisions: {
    bid: {
      en: 'The bid only buys the right to choose first. A few pounds are plenty; the ferries pay every operating round, a president’s certificate lets you run a company.',
      ja: 'ビッドは先に選ぶ権利のためだけです。少額で十分。フェリー会社は運行ラウンドごとに収入があり、社長株なら会社を動かせます。',
    },
    'choose-lot': {
      en: 'A company needs half of its shares bought to float: choose a par that you and the others can pay for.',
      ja: '会社は株の半分が買われると上場します。自分たちで買える公募価格を選びましょう。',
    },
    trade: {
      en: 'Shares from the IPO cost par, those in the pool the market price. Get your company to 50% so that it floats. Selling lowers the price one space for each share.',
      ja: 'IPOは公募価格、バンクプールは時価です。まず自分の会社を50%にして上場させましょう。売ると1株ごとに1ランク下がります。',
    },
    'lay-home-tile': {
      en: 'Point the track to where you want to build: the next stations matter.',
      ja: '線路を伸ばしたい方向に向けましょう。',
    },
    'lay-track': {
      en: 'Two yellow tiles reach further than one city. Later an upgrade makes stations on your routes worth more.',
      ja: '黄タイル2枚なら遠くまで届きます。後では張替えで路線の駅の価値が上がります。',
    },
    'place-token': {
      en: 'Tokens stop other companies from running through. The first after the home costs 40cc, further ones 100cc.',
      ja: 'トークンは他社の通過を防ぎます。本拠地の次は40cc、以後は100ccです。',
    },
    'run-trains': {
      en: 'More revenue for the shareholders, or more subsidy for the treasury: choose by what the company needs.',
      ja: '株主への収益か、会社への補助金か。会社に必要なほうを選びましょう。',
    },
    dividend: {
      en: 'A dividend of at least the share price moves it up. Withholding moves it one step left, and at 0 the company goes bankrupt.',
      ja: '株価以上の配当で株価が上がります。内部留保すると左へ1マス下がり、0になると会社破産です。',
    },
    'buy-train': {
      en: 'Only the company pays. Without a train and without the money it becomes insolvent, so save in time.',
      ja: '払えるのは会社の資金だけ。列車も資金もないと破産状態になるので早めに貯めましょう。',
    },
  },
};
