import type { Messages } from '@signalbox/kernel';

export const ACTING_WORDS = {
  'table/barred': { en: ' (not possible now)', ja: '（今はできません）' },
  'hint/ask': { en: 'Hint', ja: 'ヒント' },
  'hint/thinking': { en: 'Thinking …', ja: '考えています…' },
  'hint/advice': { en: 'A good player would: {choice}', ja: '上手な人なら：{choice}' },
  'hint/do': { en: 'Do this', ja: 'これにする' },
  'hint/why': { en: 'Why?', ja: '理由' },
  'hint/failed': { en: 'No hint could be found.', ja: 'ヒントが見つかりませんでした。' },
  'auto/title': { en: 'Auto actions', ja: '自動アクション' },
  'auto/open': { en: 'Auto', ja: '自動' },
  'auto/set': { en: 'Start', ja: '開始' },
  'auto/stop': { en: 'Stop', ja: 'やめる' },
  'auto/stop-this': { en: 'Stop: {what}', ja: 'やめる：{what}' },
  'auto/company': { en: 'Company', ja: '会社' },
  'auto/lot': { en: 'Lot', ja: '競りの対象' },
  'auto/between': { en: '; ', ja: '、' },
  'auto/ended': { en: 'Auto action ended ({what}): {why}', ja: '自動アクション終了（{what}）：{why}' },
  'table/deals': {
    en: 'Trains of other companies ({count})',
    ja: '他の会社の列車（{count}）',
  },
  'table/sell-several': { en: 'Sell shares of several companies together', ja: '複数の会社の株を同時に売る' },
  'table/sell-these': { en: 'Sell', ja: '売る' },
  'table/not-started': { en: 'Companies that can be started ({count})', ja: '始められる会社（{count}）' },
  'table/only-barred': {
    en: 'Companies you cannot trade now ({count})',
    ja: '今は売買できない会社（{count}）',
  },
  'table/best-run': {
    en: 'This is the best run. No other earns more.',
    ja: 'これが最大の運行です。これより多く稼ぐ運行はありません。',
  },
  'table/other-run': {
    en: 'The best run that visits the stops you chose.',
    ja: '選んだ停車地を通る中で最大の運行です。',
  },
  'table/no-such-run': {
    en: 'No run visits all of these stops.',
    ja: '選んだ停車地をすべて通る運行はありません。',
  },
  'table/back-to-best': { en: 'Back to the best run', ja: '最大の運行に戻す' },
  'table/call-at': {
    en: 'Drag a route to another stop, or add the stop',
    ja: 'ルートを別の停車地へドラッグするか、停車地を選ぶ',
  },
  'table/call-at-none': { en: '–', ja: '–' },
  'table/train': { en: '{train}-train:', ja: '{train}列車：' },
  'bonus/hotel': { en: 'hotel', ja: 'ホテル' },
  'bonus/port': { en: 'port', ja: '港' },
  'sheet/you-hold': { en: 'you hold {count, plural, one {# share} other {# shares}}', ja: '所持{count}株' },

  'change/cash': { en: 'Your cash', ja: 'あなたの所持金' },
  'change/share': { en: 'Your share of {of}', ja: '{of}の持株比率' },
  'change/price': { en: 'Share price of {of}', ja: '{of}の株価' },
  'change/treasury': { en: 'Treasury of {of}', ja: '{of}の資金' },
  'change/president': { en: 'President of {of}', ja: '{of}の社長' },
  'change/certificates': { en: 'Your certificates', ja: 'あなたの株券' },

  'kind/trade/start': { en: 'Start at', ja: '開始価格' },
  'short/trade/pass': { en: 'Pass', ja: 'パス' },
  'short/lay-track/pass': { en: 'Pass', ja: 'パス' },
  'short/place-token/pass': { en: 'Pass', ja: 'パス' },
  'short/trade/sell': { en: 'Sell {count, plural, one {# share} other {# shares}}', ja: '{count}株売る' },
  'short/trade/buy': {
    en: '{from, select, president {Buy the president’s certificate from the pool} pool {Buy from the pool} other {Buy from the IPO}}',
    ja: '{from, select, president {公開市場から社長株を買う} pool {公開市場から買う} other {未購入の株を買う}}',
  },
  'short/trade/start': {
    en: '{price, number, money}{size, plural, =5 {} other {, # shares}}',
    ja: '{price, number, money}{size, plural, =5 {} other {（#株）}}',
  },
  'short/lay-track/bonus-lay': {
    en: 'Tile {tile} (Tallahassee Railroad)',
    ja: 'タイル{tile}（タラハシー鉄道）',
  },
  'short/sell-for-train': { en: 'Sell {count, plural, one {# share} other {# shares}}', ja: '{count}株売る' },
  'short/choose-action/buy': { en: 'Buy (value +{space})', ja: '買う（価格+{space}）' },
  'short/choose-action/lay': { en: 'Lay track', ja: '線路を敷く' },
  'short/choose-action/sell': { en: 'Sell all', ja: 'すべて売る' },
  'short/choose-action/pass': { en: 'Pass', ja: 'パス' },

  'private/figures': {
    en: 'Price {price, number, money}, pays {income, number, money} each operating round',
    ja: '価格{price, number, money}、運営ラウンドごとに収入{income, number, money}',
  },
  'private/take': { en: 'Take it', ja: 'これを選ぶ' },
  'private/about/TR': {
    en: 'Comes with the priority deal. Once, a company of which you are president may lay an extra yellow tile.',
    ja: '優先売買カードが付きます。一度だけ、自分が社長の会社が黄色タイルをもう1枚置けます。',
  },
  'private/about/PO': {
    en: 'Once, place the port marker in Mobile, Jacksonville, Tampa or Miami: a company of which you are president earns $20 more there.',
    ja: '一度だけ、モービル、ジャクソンビル、タンパ、マイアミのどれかに港トークンを置き、自分が社長の会社のそこでの収入が$20増えます。',
  },
  'private/about/TC': {
    en: 'Once, a company of which you are president places a station beside any city with a tile: for free, without a slot or a connection.',
    ja: '一度だけ、自分が社長の会社が、タイルのある都市の脇に駅トークンを無料で置けます。空きも接続も不要です。',
  },
  'private/about/FECC': {
    en: 'Comes with a share of the FEC. Closes when the FEC buys its first train.',
    ja: 'FECの株が1株付きます。FECが最初の列車を買うと閉鎖されます。',
  },
} as const satisfies Messages;
