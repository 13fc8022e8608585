import type { Lesson } from '../texts.ts';

export const LESSON_1841: Lesson = {
  introduction: [
    {
      en: 'In 1841, companies own companies. A company’s president decides what it does with its money, its track and the shares in its treasury, and so controls the companies below it as well.',
      ja: '1841では会社が会社を所有します。社長は会社の資金・線路・金庫の株の使い道を決め、その会社がコントロールする会社も動かします。',
    },
    {
      en: 'Italy is divided: borders stop tokens, and at first track as well. They disappear as newer trains are bought. With the first 4-train, the great Ferdinandea may split and the Tuscan railways may merge.',
      ja: 'イタリアは分裂しています。国境を越えてトークンは置けず、最初は線路も敷けませんが、新しい列車が買われるにつれて国境は消滅します。最初の4列車で、フェルディナンデアが分割され、トスカーナの鉄道が合併することがあります。',
    },
    {
      en: 'If a company has to buy a train and cannot pay for it, every company above it has to contribute, and finally the player. The Control tab shows who is behind each company. The first game is 1841 Lite, which is shorter and has no Tuscany.',
      ja: '会社が必要な列車の代金を払えなければ、それをコントロールする会社が順に資金を出し、最後は社長本人が払います。「コントロール」のタブで、どの会社の先に誰がいるかがわかります。最初のゲームは短い1841ライトで、トスカーナはありません。',
    },
  ],
  options: { lite: true },
  decisions: {
    'put-up': {
      en: 'Put up a concession that others want, or one that you hope to get cheaply; you may also decline.',
      ja: '他の人が欲しがる特許や、安く手に入れたい特許を競りにかけましょう。辞退もできます。',
    },
    bid: {
      en: 'Keep enough money to found the company: at least twice its par. The first tokens are paid for out of it, too.',
      ja: '会社の設立資金（開始価格の2倍以上）を残しましょう。最初のトークンもその資金で買います。',
    },
    trade: {
      en: 'Found a company with your concession, or buy a share. Money for unissued shares goes to the company, money for shares in the pool does not.',
      ja: '特許で会社を設立するか、株を買います。未発行株の代金は会社に入り、公開市場の株の代金は入りません。',
    },
    'first-shares': {
      en: 'The first tokens have to be paid for with the money you put in now, and the company needs more for its first train.',
      ja: '最初のトークンは今払う資金で買います。最初の列車の資金も必要です。',
    },
    'buy-tokens': {
      en: 'Later, tokens can be bought from the bank only in a conversion or the secession. In phase 2 a major lays one tile for each city where it has a token.',
      ja: '後で銀行からトークンを買えるのは、転換か継承のときだけです。フェイズ2の大会社は、都市のトークンの数だけ線路を敷けます。',
    },
    'lay-track': {
      en: 'Passes and swamps cost money. Connect towns and ports: no train counts them as stops.',
      ja: '峠や沼地には費用がかかります。街と港を結びましょう。どの列車も停車数に数えません。',
    },
    dividend: {
      en: 'The share price moves right only if the dividend is above it. Withholding moves it left.',
      ja: '配当が株価を超えたときだけ、株価が右に動きます。留保すると左に動きます。',
    },
    'buy-train': {
      en: 'A company with a route has to own a train. If it cannot pay, its chain of control has to, up to your own cash.',
      ja: 'ルートのある会社には列車が必要です。払えなければコントロールの連鎖をさかのぼり、最後はあなたが払います。',
    },
    'company-sale': {
      en: 'Once it has completed its first turn, a company raises money by selling unissued shares.',
      ja: '最初の手番を終えた会社は、未発行株の売却で資金を得られます。',
    },
    'company-purchase': {
      en: 'A company may buy a share or found another company: that is how empires grow.',
      ja: '会社は株を買うか別の会社を設立できます。こうして帝国が広がります。',
    },
    merge: {
      en: 'A merger combines money, trains and routes. When majors merge, two old shares become one new share.',
      ja: '合併すると資金・列車・ルートが1つになります。大会社同士の合併では、旧株2株が新株1株になります。',
    },
    'sell-in-need': {
      en: 'Sell at half price, no more than needed: treasury shares first, then unissued shares.',
      ja: '半額で、必要な分だけ売ります。金庫の株が先、次に未発行株です。',
    },
  },
};
