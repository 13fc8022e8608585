/** Notes and warnings of guided games. */
export const GUIDED_WORDS = {
  'note/read': { en: 'Got it', ja: '分かりました' },
  'note/phase': {
    en: 'The first train of a new type was bought, so a new phase has begun. There may be new tiles, old trains may rust, and the train limit may fall.',
    ja: '新しい種類の列車が初めて買われ、フェイズが変わりました。使えるタイルが増え、古い列車が廃車になり、列車の上限が下がることがあります。',
  },
  'note/rusted': {
    en: 'Trains have rusted: they are gone, and nobody is paid for them. A company without another train earns nothing. Check which trains rust next before your companies pay out all they earn.',
    ja: '列車が廃車になりました。補償はありません。ほかに列車のない会社は何も稼げません。次に廃車になる列車を確かめてから配当しましょう。',
  },
  'note/president': {
    en: 'A company has a new president: a player who holds more shares than the president takes over. A president can also sell shares to dump a company on you, for example one without a train. Be careful when you hold almost as many shares as the president.',
    ja: '社長が替わりました。社長より多く株を持つ人が新しい社長になります。社長が株を売って、列車のない会社を押し付けることもあります。社長に近い株数を持つときは注意しましょう。',
  },
  'note/emergency': {
    en: 'A company had to buy a train that it could not afford, and its president had to pay the rest. Keep enough money in the treasury of a company whose trains are about to rust.',
    ja: '会社が列車の代金を払えず、社長が補いました。列車がもうすぐ廃車になる会社には、十分な資金を残しましょう。',
  },
  'note/merger': {
    en: 'Two companies have merged. Two old shares of majors, or one of a minor, become one new share, and the largest shareholder of the new company is its president. The new company has the money, trains and tokens of both. Before a merger, add up your shares of both companies.',
    ja: '2つの会社が合併しました。大会社なら旧会社の2株、小会社なら1株が新会社の1株になり、最も多く持つ人が社長です。両社の資金、列車、トークンは新会社のものになりました。合併の前に、両社の株を合わせて数えましょう。',
  },
  'note/exposed': {
    en: 'After the president you hold the most shares of {company}, which lacks the money for its next train. If the president sells, the company is yours, and you have to pay. Sell in time, or make sure that you can pay for it.',
    ja: '次の列車の資金がない{company}の株を、社長の次に多く持っています。社長が売ると会社はあなたのものになり、列車の代金も負担します。早めに売るか、払えるようにしておきましょう。',
  },
  'warning/not-floated': {
    en: '{company} cannot operate until {count, plural, one {# more share is} other {# more shares are}} sold, for {cost, number, money} in all, and you will have only {cash, number, money} left. Unless somebody else buys, your money is stuck.',
    ja: '{company}が動き出すには、あと{count}株（計{cost, number, money}）売れる必要がありますが、あなたには{cash, number, money}しか残りません。ほかの人が買わなければ会社は動けず、お金が寝てしまいます。',
  },
  'warning/train-money': {
    en: '{company} lacks {cost, number, money} for the train it needs next, and you, its president, have to pay that. After this you have only {cash, number, money}, so you would have to sell shares.',
    ja: '{company}は次の列車に{cost, number, money}足りず、社長のあなたが払うことになります。このあと手元に残るのは{cash, number, money}だけなので、株を売ることになります。',
  },
  'warning/train-treasury': {
    en: '{company} will soon need a train that costs {cost, number, treasury}. This leaves {cash, number, treasury} in its treasury.',
    ja: '{company}はもうすぐ{cost, number, treasury}の列車が必要ですが、資金は{cash, number, treasury}しか残りません。',
  },
  'warning/rusts-soon': {
    en: 'The {train}-train may rust before the next operating round is over. Compare its price with what it earns in one or two runs.',
    ja: '{train}列車は次の運営ラウンドが終わるまでに廃車になるかもしれません。1、2回の運行で元が取れるか確かめましょう。',
  },
  'warning/dumped-on': {
    en: 'You would hold the most shares of {company} after {president}. It lacks {cost, number, money} for a train: if the president sells, you are the one who has to pay.',
    ja: '{company}の株を{president}の次に多く持つことになります。列車に{cost, number, money}足りない会社なので、社長が売るとあなたが払うことになります。',
  },
  'warning/gives-away': {
    en: '{president} becomes president of {company}, with its trains and {cash, number, treasury}. Keep enough shares if you want to stay in control of it.',
    ja: '{president}が{company}の社長になり、列車と資金{cash, number, treasury}も動かします。会社を手放したくなければ、株を残しましょう。',
  },
  'warning/price-falls': {
    en: 'The sale brings {gain, number, money}, but the shares of {company} that you keep lose {loss, number, money}.',
    ja: '売却で{gain, number, money}得ますが、手元に残る{company}の株は合わせて{loss, number, money}下がります。',
  },
  'warning/withheld': {
    en: '{company} needs no new train yet, and withholding does not let it buy anything it could not buy anyway. The share price would fall for nothing.',
    ja: '{company}の列車はまだ使え、内部留保しても今買えるものは変わりません。株価が下がるだけです。',
  },
};
