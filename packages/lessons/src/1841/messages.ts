import type { Messages } from '@signalbox/kernel';

const STOCK_ROUND: Messages = {
  'lesson/concession/name': { en: 'A concession you can use', ja: '使える特許を買う' },
  'lesson/concession/story': {
    en: 'Only one concession is left: SFTG. You have L.300. Its owner may found SFTG in the first stock round: the president’s certificate costs twice par, and the lowest par is L.68. An unused concession is returned without compensation. Player 2 has L.120 and wants SFTG too.',
    ja: '残る特許はSFTGだけです。あなたの現金はL.300です。特許を持つ人は最初の株式ラウンドでSFTGを設立できます。社長株は開始価格の2倍で、最も低い開始価格はL.68です。使わなかった特許は補償なしで戻ります。プレイヤー2もL.120を持ち、SFTGを欲しがっています。',
  },
  'lesson/concession/task': {
    en: 'Win the concession, for as little as you can, and keep enough money to found SFTG.',
    ja: 'できるだけ安く特許を落札し、SFTGを設立する現金を残してください。',
  },
  'lesson/concession/right': {
    en: 'The concession is yours for {price, number, money}, one bid above what the other could raise, and {cash, number, money} is left for shares of {company}.',
    ja: '相手が上げられる額のすぐ上、{price, number, money}で特許を落札しました。{company}の株を買う現金も{cash, number, money}残っています。',
  },
  'lesson/concession/nearly': {
    en: 'You have the concession and can found {company}, but {best, number, money} would have been enough. What you pay for a concession goes to the bank, not to the company.',
    ja: '特許を落札し、{company}も設立できますが、{best, number, money}で足りたはずです。特許の代金は銀行に払うので、会社の金庫には入りません。',
  },
  'lesson/concession/too-much': {
    en: 'You paid {price, number, money} and have {cash, number, money} left. The president’s certificate costs at least {cost, number, money}: you cannot found {company}, and the concession will be returned.',
    ja: '{price, number, money}払い、残りは{cash, number, money}です。社長株は最低でも{cost, number, money}なので{company}を設立できず、特許は戻ってしまいます。',
  },
  'lesson/concession/lost': {
    en: 'You do not have the concession of {company}. Before phase 3 nobody can found a company without one; {best, number, money} would have won it.',
    ja: '{company}の特許を取れませんでした。フェイズ3より前は、特許なしに会社を設立できません。{best, number, money}で落札できたはずです。',
  },
  'lesson/concession/kept': {
    en: 'At the beginning of the second stock round you hold the concession of {company}, and your net worth is {worth, number, money}.',
    ja: '2回目の株式ラウンドの初めに{company}の特許はあなたのもので、総資産は{worth, number, money}です。',
  },
  'lesson/concession/gone': {
    en: 'In the second stock round you have no concession and no company. Your net worth is {worth, number, money}.',
    ja: '2回目の株式ラウンドで、あなたには特許も会社もありません。総資産は{worth, number, money}です。',
  },
  'lesson/found/name': { en: 'Found a company that can run', ja: '運行できる会社を設立する' },
  'lesson/found/story': {
    en: 'Phase 3: anybody may found a company. You have L.400. Only what you pay for shares now goes to the treasury; the founder may take up to four shares of a major, or two of a minor. The company then pays for its tokens, at least two for a major and one for a minor: L.200 each if there is track at its home, L.100 if there is track next to it, L.50 if there is track two hexes away, otherwise L.25. A 3-train costs L.200.',
    ja: 'フェイズ3では誰でも会社を設立できます。あなたの現金はL.400です。金庫に入るのは今買う株の代金だけで、設立者は大会社なら4株、小会社なら2株まで買えます。会社はその資金でトークンを最低2個（小会社は1個）買います。1個の値段は、本社に線路があればL.200、隣にあればL.100、2ヘックス先にあればL.50、なければL.25です。3列車はL.200です。',
  },
  'lesson/found/task': {
    en: 'Found a company with as much left in its treasury as possible, so that it can buy a train.',
    ja: '金庫にできるだけ多く残るように会社を設立し、列車を買えるようにしてください。',
  },
  'lesson/found/right': {
    en: '{company} has {cash, number, money} left: enough for a train and its first track. Four shares brought the capital, and far from any track a token is cheap.',
    ja: '{company}には{cash, number, money}残り、列車も最初の線路も賄えます。4株分の資金があり、線路から離れた本社ではトークンが安いからです。',
  },
  'lesson/found/nearly': {
    en: '{company} can afford a train with {cash, number, money}, but {best, number, money} was possible: with all four shares at the right par, a home far from track and no more tokens than needed.',
    ja: '{company}は{cash, number, money}で列車を買えますが、{best, number, money}残せたはずです。適切な開始価格で4株とも買い、線路から離れた本社を選び、トークンを最低限にすればよかったのです。',
  },
  'lesson/found/too-poor': {
    en: '{company} has {cash, number, money}, and a train costs {cost, number, money}. Once it has a route it has to own a train, and what is missing comes from you.',
    ja: '{company}の金庫は{cash, number, money}で、列車は{cost, number, money}です。ルートができると列車を持つ義務が生じ、不足分はあなたが払います。',
  },
  'lesson/found/idle': {
    en: 'You have not founded a company. From phase 3 on nobody needs a concession for one.',
    ja: '会社を設立しませんでした。フェイズ3からは特許なしに設立できます。',
  },
  'lesson/frozen/name': { en: 'Wake a frozen company', ja: '凍結された会社を動かす' },
  'lesson/frozen/story': {
    en: 'The president of CGTF went bankrupt, and the president’s certificate is in the pool. Without a player at the end of its chain of control the company is frozen: it does nothing, and its price falls twice as far. It has a 4-train, a 5-train and L.420. The president’s certificate can only be bought whole, at twice the share price. You have L.180; the third player has L.200.',
    ja: 'CGTFの社長が破産し、社長株は公開市場にあります。コントロールの連鎖の先にプレイヤーがいない会社は凍結され、何もせず、株価の下がり幅は2倍になります。CGTFには4列車、5列車とL.420があります。社長株は分けられず、株価の2倍で買えます。あなたの現金はL.180、3人目はL.200です。',
  },
  'lesson/frozen/task': {
    en: 'Make CGTF operate for you.',
    ja: 'CGTFをあなたの会社として動かしてください。',
  },
  'lesson/frozen/right': {
    en: 'You are president of {company}: for two shares at {price, number, money} you have two trains and {cash, number, money} in its treasury.',
    ja: '{company}の社長になりました。1株{price, number, money}の2株分で、列車2両と金庫の{cash, number, money}を動かせます。',
  },
  'lesson/frozen/wrong': {
    en: '{company} is still without a president and stays frozen. An ordinary share does not change that: the president’s certificate has to be bought.',
    ja: '{company}には社長がいないままで、凍結が続きます。普通の株では変わりません。社長株を買う必要があります。',
  },
  'lesson/frozen/later': {
    en: '{president} buys the certificate and is now president of {company}.',
    ja: '{president}が社長株を買い、{company}の社長になりました。',
  },
  'lesson/last-price/name': { en: 'Use the share price to end the game', ja: '株価でゲームを終わらせる' },
  'lesson/last-price/story': {
    en: 'Phase 8. SFTG, of which you hold five shares, stands at L.449; its last share for sale is in the pool. At the end of a stock round a price falls by one row if any share is in the pool, and rises by one row if all shares are owned. The row above is L.516, and that price ends the game at once. You are ahead, but the others’ companies grow faster.',
    ja: 'フェイズ8です。あなたが5株持つSFTGの株価はL.449で、売りに出ている最後の1株は公開市場にあります。株式ラウンドの終わりに、公開市場に株があれば株価は1段下がり、すべて所有されていれば1段上がります。1段上はL.516で、この株価に達するとゲームはすぐに終わります。あなたが首位ですが、ほかのプレイヤーの会社のほうが伸びています。',
  },
  'lesson/last-price/task': {
    en: 'End the game now, as its winner.',
    ja: '今ゲームを終わらせて勝ってください。',
  },
  'lesson/last-price/right': {
    en: '{company} is sold out, its price rises to {price, number, money}, and the game is over. You win by {lead, number, money}.',
    ja: '{company}の株はすべて所有され、株価は{price, number, money}に上がってゲームが終わりました。{lead, number, money}の差で勝ちです。',
  },
  'lesson/last-price/wrong': {
    en: 'A share of {company} was for sale at the end of the round: the price is {price, number, money}, and the game goes on.',
    ja: 'ラウンドの終わりに{company}の株がまだ売りに出ていたので、株価は{price, number, money}で、ゲームは続きます。',
  },
};

const OPERATING_ROUND: Messages = {
  'lesson/train/name': { en: 'A train before the old ones rust', ja: '除去の前に列車を買う' },
  'lesson/train/story': {
    en: 'SFTG has a 2-train and L.280, and has just run for L.70. It is phase 3 and the 3-trains are sold out; a 4-train costs L.350. The first 4-train rusts all 2-trains, and SFTN, which operates next, can afford it. A company that has a route has to own a train. What it cannot pay has to be raised as emergency money: the company sells shares at half price, and finally its president pays.',
    ja: 'SFTGには2列車1両とL.280があり、今L.70の収益がありました。フェイズ3で、3列車は売り切れ、4列車はL.350です。最初の4列車が買われると2列車はすべて除去されます。次に運営するSFTNはそれを買えます。ルートのある会社は列車を持つ義務があり、足りない分は緊急資金調達で、会社の株を半額で売り、最後は社長が払います。',
  },
  'lesson/train/task': {
    en: 'Make sure that SFTG has a train after the 2-trains have rusted.',
    ja: '2列車が除去されたあとも、SFTGに列車があるようにしてください。',
  },
  'lesson/train/right': {
    en: 'The share price moved one column left, but {company} has a 4-train, which runs until phase 7.',
    ja: '株価は左に1列動きましたが、{company}はフェイズ7まで使える4列車を手に入れました。',
  },
  'lesson/train/paid': {
    en: 'The dividend is yours, but with {cash, number, money} {company} cannot pay for a 4-train. Its 2-train goes as soon as somebody else buys one.',
    ja: '配当は受け取りましたが、{cash, number, money}では{company}は4列車を買えません。ほかの会社が買うと2列車は除去されます。',
  },
  'lesson/train/not-bought': {
    en: '{company} has {cash, number, money}, enough for a 4-train, but did not buy one.',
    ja: '{company}には4列車を買える{cash, number, money}がありましたが、買いませんでした。',
  },
  'lesson/emergency/name': { en: 'Emergency money', ja: '緊急資金調達' },
  'lesson/emergency/story': {
    en: 'SFTG, of which you are president, has a route and no train. The last 5-train costs L.550, and the treasury has L.400. In an emergency a company first sells shares of other companies at half price, then its own unissued ones; only then do those above it in the chain of control pay, up to the player. SFTG owns two shares of CGTF, of which you hold three, and two of AFI, of which you hold none. Every share sold lowers its price by one row.',
    ja: 'あなたが社長のSFTGにはルートがあり、列車がありません。最後の5列車はL.550で、金庫にはL.400あります。緊急資金調達では、会社はまず金庫の他社の株を、次に自社の未発行株を半額で売り、それでも足りなければ、コントロールの連鎖をさかのぼって社長が払います。SFTGは、あなたも3株持つCGTFを2株、あなたが持たないAFIを2株持っています。1株売るごとに株価は1段下がります。',
  },
  'lesson/emergency/task': {
    en: 'Get SFTG a train, and be worth as much as possible afterwards.',
    ja: 'SFTGに列車を持たせ、そのあとの総資産をできるだけ多くしてください。',
  },
  'lesson/emergency/right': {
    en: 'Only shares of AFI were sold: your own shares kept their price, and you are worth {worth, number, money}.',
    ja: '売ったのはAFIの株だけです。あなたの株の価格は下がらず、総資産は{worth, number, money}です。',
  },
  'lesson/emergency/nearly': {
    en: '{company} has its train, but you sold shares of a company in which you hold shares yourself: you are worth {worth, number, money} instead of {best, number, money}.',
    ja: '{company}は列車を手に入れましたが、自分も株を持つ会社の株を売りました。総資産は{best, number, money}ではなく{worth, number, money}です。',
  },
  'lesson/secession/name': { en: 'The Ferdinandea secession', ja: 'フェルディナンデアの継承' },
  'lesson/secession/story': {
    en: 'The first 4-train was sold while Milano and Venezia were not connected: the secession divides IRSFF. SB gets the tokens in Veneto and nine tenths of the money, SFL the rest; trains and treasury shares are dealt out in turn, SB first. The first pair of shares, the president’s certificate, becomes that of SB or of SFL; the second pair, which Player 2 holds, becomes that of the other company.',
    ja: 'ミラノとヴェネツィアがつながらないまま最初の4列車が売れ、継承によりIRSFFは分割されます。SBはヴェネトのトークンと資金の9割を、SFLは残りを受け取り、列車と金庫の株はSBから交互に分けます。最初の2株、つまり社長株はSBかSFLの社長株になり、プレイヤー2が持つ次の2株がもう一方の社長株になります。',
  },
  'lesson/secession/task': {
    en: 'Become president of the company that can buy a 4-train.',
    ja: '4列車を買える会社の社長になってください。',
  },
  'lesson/secession/right': {
    en: 'SB has {cash, number, money} and can pay {cost, number, money} for the next train. SFL has {rest, number, money}: its president will have to raise the money.',
    ja: 'SBには{cash, number, money}あり、次の列車の{cost, number, money}を払えます。SFLは{rest, number, money}しかなく、社長が資金を調達しなければなりません。',
  },
  'lesson/secession/wrong': {
    en: 'SFL has only {rest, number, money}; SB got {cash, number, money}. A train costs {cost, number, money}, and what SFL cannot pay is your problem.',
    ja: 'SFLには{rest, number, money}しかなく、SBが{cash, number, money}を受け取りました。列車は{cost, number, money}で、SFLの不足分はあなたが調達することになります。',
  },
};

const FINANCE: Messages = {
  'lesson/control/name': { en: 'A company that owns a company', ja: '会社をコントロールする会社' },
  'lesson/control/story': {
    en: 'At the end of its turn a company may buy one share. SFTG, of which you are president, has L.180 and three shares of CTS. Player 2, president of CTS, also has three. One share of CTS is in the pool. A company can be president too, and its own president then acts for both. CTS has a 4-train and L.640. You have L.30 yourself.',
    ja: '会社は手番の終わりに株を1株買えます。あなたが社長のSFTGにはL.180とCTSの3株があり、CTSの社長であるプレイヤー2も3株です。公開市場にCTSが1株あります。会社も社長になれ、その場合は親会社の社長が両方を動かします。CTSには4列車とL.640があります。あなた自身の現金はL.30です。',
  },
  'lesson/control/task': { en: 'Get control of CTS.', ja: 'CTSをコントロールしてください。' },
  'lesson/control/right': {
    en: 'With four shares {company} is president of {other}, and you act for both. You control the {cash, number, money} of {other} without having spent any money of your own.',
    ja: '4株で{company}が{other}の社長になり、あなたが両方を動かします。自分の現金を使わずに{other}の{cash, number, money}を動かせます。',
  },
  'lesson/control/wrong': {
    en: 'Player 2 is still president of {other}. {company} had the money for a fourth share, and the shares a company holds count like those of any other shareholder.',
    ja: '{other}の社長はプレイヤー2のままです。{company}の金庫には、4株目を買えるだけの資金がありました。会社も1人の株主で、多く持てば社長になります。',
  },
  'lesson/control/later': {
    en: '{president} buys a fourth share: {other} is out of reach.',
    ja: '{president}が4株目を買い、{other}には手が届かなくなりました。',
  },
  'lesson/merge/name': { en: 'Merge without losing control', ja: 'コントロールを失わずに合併する' },
  'lesson/merge/story': {
    en: 'SFTG may merge with SFTN or with CGTF; Player 2 is president of both and will agree. Two old shares, of either company or one of each, become one new share. You exchange first, and the first holder with four old shares takes the president’s certificate. For an odd share you receive half the new price, or pay half to round it up to a whole share. After that the largest shareholder is president. You hold five shares of SFTG and two of SFTN, Player 2 three of SFTG, four of SFTN and five of CGTF, and Player 3 one of CGTF.',
    ja: 'SFTGはSFTNかCGTFと合併できます。どちらも社長はプレイヤー2で、同意します。旧会社の2株（両社から1株ずつでもよい）が新会社の1株になり、交換はあなたからで、旧株4株を持つ最初の人が社長株を取ります。端数の1株は、新しい株価の半額を受け取るか、半額を払って1株にします。そのあとは最も多く持つ人が社長です。SFTG：あなたが5株、プレイヤー2が3株。SFTN：プレイヤー2が4株、あなたが2株。CGTF：プレイヤー2が5株、プレイヤー3が1株。',
  },
  'lesson/merge/task': {
    en: 'Merge SFTG and be president of the new company.',
    ja: 'SFTGを合併させ、新会社の社長になってください。',
  },
  'lesson/merge/right': {
    en: '{company} is yours at {price, number, money}: with the odd share rounded up, nobody has more shares than you, and a tie does not change the president.',
    ja: '株価{price, number, money}の{company}はあなたの会社です。端数株を1株にしたので、あなたより多く持つ人はいません。同数なら社長は替わりません。',
  },
  'lesson/merge/wrong': {
    en: '{president} holds more shares of {company} than you and is president. Add the old shares of both companies before you merge, and count the odd ones.',
    ja: '{president}のほうが{company}を多く持ち、社長になりました。合併の前に、両社の旧株を端数株まで含めて数えましょう。',
  },
  'lesson/merge/idle': {
    en: '{company} has not merged. Its 4-train rusts in phase 7, and the partner had a better one.',
    ja: '{company}は合併しませんでした。4列車はフェイズ7で除去されますが、相手にはもっと良い列車がありました。',
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
  'lesson/outcome/no-company': {
    en: 'In the next stock round you have no company. Your net worth is {worth, number, money}{moved, plural, =0 {} other {; right after your answer it was {before, number, money}}}.',
    ja: '次の株式ラウンドで、あなたに会社はありません。総資産は{worth, number, money}です{moved, plural, =0 {} other {。回答の直後は{before, number, money}でした}}。',
  },
};

export const MESSAGES: Messages = { ...STOCK_ROUND, ...OPERATING_ROUND, ...FINANCE, ...OUTCOMES };
