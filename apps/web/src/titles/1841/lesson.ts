import type { Lesson } from '../texts.ts';

export const LESSON_1841: Lesson = {
  introduction: [
    {
      en: 'Here companies own companies. The president of a company decides what it does with its money, its track and the shares in its treasury, and so controls the companies below it as well.',
      ja: 'このゲームでは会社が会社を所有します。社長は会社の資金・線路・金庫の株を動かし、その会社がコントロールする会社までも動かします。',
    },
    {
      en: 'Italy is divided: borders stop tokens, at first track too. They fall as newer trains are bought, and with the first 4-train the great Ferdinandea may be divided and the Tuscan railways united.',
      ja: 'イタリアは分裂しています。国境はトークンを（最初は線路も）止め、新しい列車とともに消えます。最初の4列車でフェルディナンデアが分割され、トスカーナの鉄道が統合されることがあります。',
    },
    {
      en: 'Money can run short far down a chain of companies: when a train has to be bought, every company up to the player has to contribute. The tab “Control” shows who stands behind which company. Begin with 1841 Lite.',
      ja: '列車を買えない会社があれば、コントロールの連鎖をさかのぼって社長本人まで助けなければなりません。「支配」のタブで関係がわかります。まずは1841ライトから。',
    },
  ],
  decisions: {
    'put-up': {
      en: 'A concession lets you found its company. Put up what others want, or what you want cheaply; you may decline.',
      ja: '特許があればその会社を設立できます。欲しいものを競りにかけるか、辞退もできます。',
    },
    bid: {
      en: 'Keep enough money to found the company: at least twice its par, which also pays for its tokens.',
      ja: '設立資金（開始価格の2倍以上、トークン代もそこから）を残しましょう。',
    },
    trade: {
      en: 'Found a company with your concession, or buy a share. Unissued shares bring money to the company, shares from the pool do not.',
      ja: '特許で会社を設立するか、株を買います。未発行株の代金は会社に入り、公開市場の株の代金は入りません。',
    },
    'first-shares': {
      en: 'The money you pay now has to buy the first tokens, and the company needs more for its first train.',
      ja: '最初のトークンは今払う資金で買います。列車の資金も必要です。',
    },
    'buy-tokens': {
      en: 'The bank sells no others later, except in a conversion or the secession. A major lays more track in phase 2 the more cities it stands in.',
      ja: '後では転換か継承のときしか買えません。フェイズ2の大会社は都市のトークンの数だけ線路を敷けます。',
    },
    'lay-track': {
      en: 'Passes and swamps cost money. Connect towns and ports: they are free for every train.',
      ja: '峠や沼地は費用がかかります。街や港はどの列車も数えずに立ち寄れます。',
    },
    dividend: {
      en: 'Only a dividend above the share price moves it right. Withholding moves it left.',
      ja: '株価を超える配当だけが右に進みます。留保は左です。',
    },
    'buy-train': {
      en: 'A company with a route has to own a train. If it cannot pay, the chain of control has to, up to your own cash.',
      ja: 'ルートがあれば列車が必要です。払えなければコントロールの連鎖をさかのぼり、最後はあなたが払います。',
    },
    'company-sale': {
      en: 'Selling unissued shares is how a company raises money, once its first turn is over.',
      ja: '最初の手番の後は、未発行株の売却で資金を得られます。',
    },
    'company-purchase': {
      en: 'A company may buy a share or found another company: that is how empires grow.',
      ja: '会社は株を買うか別の会社を設立できます。こうして帝国が広がります。',
    },
    merge: {
      en: 'A merger combines money, trains and routes; of majors, two shares become one.',
      ja: '合併は資金・列車・路線を合わせます。大会社同士では2株が1株になります。',
    },
    'sell-in-need': {
      en: 'At half price, and no more than needed: first what the treasury holds, then unissued shares.',
      ja: '半額で、必要なだけ。金庫の株、次に未発行株です。',
    },
  },
};
