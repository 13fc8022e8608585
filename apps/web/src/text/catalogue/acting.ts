import type { Messages } from '@signalbox/kernel';

export const ACTING_WORDS = {
  'table/barred': { en: ' (not possible now)', ja: '（今はできません）' },
  'hint/ask': { en: 'Hint', ja: 'ヒント' },
  'hint/thinking': { en: 'Thinking …', ja: '考えています…' },
  'hint/advice': { en: 'A good player would: {choice}', ja: '上手な人なら：{choice}' },
  'hint/do': { en: 'Do this', ja: 'これにする' },
  'hint/why': { en: 'Why?', ja: '理由' },
  'hint/failed': { en: 'No advice could be found.', ja: '助言が見つかりませんでした。' },
  'program/title': { en: 'Let moves be made by themselves', ja: '自動で指す' },
  'program/pass': { en: 'Pass to the end of this stock round', ja: 'この株式ラウンドの終わりまでパス' },
  'program/pass-on-alert': {
    en: 'Pass, unless somebody trades a company of mine',
    ja: '自分の会社が売買されない限りパス',
  },
  'program/buy': { en: 'Buy {company} until it floats', ja: '設立まで{company}を買う' },
  'program/running': { en: 'By itself: {choice}', ja: '自動：{choice}' },
  'program/stop': { en: 'Stop', ja: 'やめる' },
  'table/deals': {
    en: 'Trains of other companies ({count})',
    ja: '他の会社の列車（{count}）',
  },
  'table/sell-several': { en: 'Sell shares of several companies at once', ja: '複数の会社の株を同時に売る' },
  'table/sell-these': { en: 'Sell these', ja: 'これを売る' },
  'table/not-started': {
    en: 'Companies that can be founded ({count})',
    ja: '設立できる会社（{count}）',
  },
  'table/only-barred': {
    en: 'Companies about which nothing can be done now ({count})',
    ja: '今は何もできない会社（{count}）',
  },
  'table/best-run': {
    en: 'This is the best run there is. No other earns more.',
    ja: 'これが最大の収入になる運行です。',
  },
  'table/other-run': {
    en: 'The best run that calls at the stops you wished for.',
    ja: '希望した停車地を通る中で最大の運行です。',
  },
  'table/no-such-run': {
    en: 'No train can call at all of these stops.',
    ja: 'すべての停車地を通れる列車がありません。',
  },
  'table/back-to-best': { en: 'Back to the best run', ja: '最大の運行に戻す' },
  'table/call-at': {
    en: 'Drag a route to another stop, or let a train call at',
    ja: '路線を別の停車地へドラッグするか、停車地を選ぶ',
  },
  'table/call-at-none': { en: '–', ja: '–' },
  'table/train': { en: '{train}-train:', ja: '{train}列車：' },
  'bonus/hotel': { en: 'hotel', ja: 'ホテル' },
  'bonus/port': { en: 'port', ja: '港' },
  'sheet/you-hold': { en: 'you hold {count}', ja: '所持{count}株' },

  'change/cash': { en: 'Your cash', ja: 'あなたの現金' },
  'change/share': { en: 'Your part of {of}', ja: '{of}の持株比率' },
  'change/price': { en: 'Price of {of}', ja: '{of}の株価' },
  'change/treasury': { en: 'Treasury of {of}', ja: '{of}の金庫' },
  'change/president': { en: 'President of {of}', ja: '{of}の社長' },
  'change/certificates': { en: 'Your certificates', ja: 'あなたの株券' },

  'deed/trade/start': { en: 'Start at', ja: '開始' },
  'short/trade/pass': { en: 'Pass', ja: 'パス' },
  'short/lay-track/pass': { en: 'Pass: no more track', ja: 'パス（敷かない）' },
  'short/place-token/pass': { en: 'Pass: no token', ja: 'パス（置かない）' },
  'short/trade/sell': { en: 'Sell {count}', ja: '{count}株売る' },
  'short/trade/buy': {
    en: '{from, select, president {Buy the presidency from the pool} pool {Buy from the pool} other {Buy from the bank}}',
    ja: '{from, select, president {公開市場から社長株を買う} pool {公開市場から買う} other {銀行から買う}}',
  },
  'short/trade/start': {
    en: '${price}{size, plural, =5 {} other {, # shares}}',
    ja: '${price}{size, plural, =5 {} other {（#株）}}',
  },
  'short/lay-track/bonus-lay': { en: '{tile}, with the Tallahassee', ja: '{tile}（タラハシー鉄道）' },
  'short/sell-for-train': { en: 'Sell {count}', ja: '{count}株売る' },
  'short/choose-action/buy': { en: 'Buy (value +{space})', ja: '買う（価格+{space}）' },
  'short/choose-action/lay': { en: 'Lay track', ja: '線路を敷く' },
  'short/choose-action/sell': { en: 'Sell all', ja: 'すべて売る' },
  'short/choose-action/pass': { en: 'Pass', ja: 'パス' },

  'private/figures': {
    en: 'Price ${price}, income ${income} each operating round',
    ja: '価格${price}、運営ラウンドごとに収入${income}',
  },
  'private/take': { en: 'Take this one', ja: 'これを選ぶ' },
  'private/about/TR': {
    en: 'Brings the priority card. Once, a company of yours may lay one more yellow tile.',
    ja: '優先権カードが付きます。一度だけ、自分の会社が黄色タイルをもう1枚置けます。',
  },
  'private/about/PO': {
    en: 'Once, put the port marker into Mobile, Jacksonville, Tampa or Miami: there a company of yours earns 20 more.',
    ja: '一度だけ、モビール、ジャクソンビル、タンパ、マイアミのどれかに港マーカーを置き、自分の会社の収入が20増えます。',
  },
  'private/about/TC': {
    en: 'Once, a company of yours gets a station beside any built city: free, needing neither a space nor a connection.',
    ja: '一度だけ、自分の会社が建設済みの都市の脇に駅を無料で置けます。空きも接続も不要です。',
  },
  'private/about/FECC': {
    en: 'Brings a share of the FEC. Closes when the FEC buys its first train.',
    ja: 'FECの株が1株付きます。FECが最初の列車を買うと閉鎖されます。',
  },
} as const satisfies Messages;
