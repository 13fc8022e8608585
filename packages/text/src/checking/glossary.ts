/** Whose words: a title's own, or those of pages that all titles share. */
export type Scope = '1841' | '18FL' | '1860' | 'union-station' | 'shared';

/** One word for one thing. */
export interface Term {
  readonly thing: string;
  /** What players call it in English. */
  readonly en: string;
  /** What the rule text of each title calls it in Japanese; a title that lacks it has no such thing. */
  readonly ja: Partial<Readonly<Record<Scope, string>>>;
  /** Where the English of a message has it, the Japanese has to have it too. */
  readonly paired?: true;
  /** Words that mean the same and are not used: in English, in all Japanese, or in the Japanese of one scope. */
  readonly not?: Partial<Readonly<Record<'en' | 'ja' | Scope, RegExp>>>;
}

const inAll = (ja: string) => ({ '1841': ja, '18FL': ja, '1860': ja, shared: ja });

/** Rounds, shares and presidents. */
const SHARES: readonly Term[] = [
  { thing: 'cash and shares of a player', paired: true, en: 'net worth', ja: inAll('総資産') },
  { thing: 'stock round', paired: true, en: 'stock round', ja: inAll('株式ラウンド') },
  {
    thing: 'operating round',
    paired: true,
    en: 'operating round',
    ja: { ...inAll('運営ラウンド'), '1860': '運行ラウンド' },
    not: { '1860': /運営ラウンド/, '1841': /運行ラウンド/, '18FL': /運行ラウンド/, shared: /運行ラウンド/ },
  },
  {
    thing: 'shares nobody has bought yet',
    paired: true,
    en: 'IPO',
    ja: { '1841': '未発行株', '18FL': '未購入', '1860': 'IPO', shared: 'IPO' },
    not: { '1841': /未購入|IPO/, '18FL': /未発行|IPO/, '1860': /未発行|未購入/ },
  },
  {
    thing: 'open market of shares',
    paired: true,
    en: 'pool',
    ja: { ...inAll('公開市場'), '1860': 'バンクプール' },
    not: {
      en: /\b(lies?|lay) in the pool\b/i,
      '1841': /プール/,
      '18FL': /プール/,
      '1860': /公開市場|(?<!バンク)プール/,
      shared: /プール/,
    },
  },
  {
    thing: 'price at which a company starts',
    paired: true,
    en: 'par',
    ja: { ...inAll('開始価格'), '1860': '公募価格' },
    not: {
      en: /\bstart(ing)? prices?\b/i,
      ja: /初期価格|初期市場価格|開始株価/,
      '1860': /開始価格/,
      '1841': /公募/,
      '18FL': /公募/,
    },
  },
  {
    thing: 'a company gets its capital',
    paired: true,
    en: 'float',
    ja: { ...inAll('設立'), '1860': '上場' },
    not: { '1841': /上場/, '18FL': /上場/, '1860': /開業/ },
  },
  {
    thing: 'president',
    paired: true,
    en: 'president',
    ja: inAll('社長'),
    not: { en: /\bpresid(es?|ing)\b(?! over$)|\bchair\b/i },
  },
  {
    thing: 'president’s certificate',
    paired: true,
    en: 'president’s certificate',
    ja: inAll('社長株'),
    not: { ja: /社長株券/ },
  },
  { thing: 'share', en: 'share', ja: inAll('株'), not: { ja: /株(\{\w+\}|#|\d+)枚|旧株\d+枚/ } },
  {
    thing: 'right to go first in a stock round',
    paired: true,
    en: 'priority deal',
    ja: {
      '1841': '優先売買カード',
      '18FL': '優先売買カード',
      '1860': 'プライオリティカード',
      shared: '優先権',
    },
    not: {
      en: /priority card/i,
      ja: /優先カード|優先権カード/,
      '1841': /優先権/,
      '18FL': /優先権/,
      '1860': /優先権|優先売買/,
    },
  },
];

/** What companies own and do. */
const OPERATION: readonly Term[] = [
  {
    thing: 'revenue goes to shareholders',
    en: 'pay out',
    ja: inAll('配当'),
    not: { en: /pay it out|pays? [^.]* to its shares/i },
  },
  {
    thing: 'revenue stays in the company',
    en: 'withhold',
    ja: { ...inAll('内部留保'), '1841': '留保' },
    not: {
      en: /\bkeeps? (the revenue|it)\b|keeps? (everything|\{revenue)/i,
      '1841': /内部留保/,
      '18FL': /(?<!内部)留保/,
      '1860': /(?<!内部)留保/,
      shared: /(?<!内部)留保/,
    },
  },
  {
    thing: 'what a run earns',
    en: 'revenue',
    ja: { '1841': '収益', '18FL': '収入', '1860': '収益' },
    not: {
      '1841': /最大の?収入|収入は\{revenue/,
      '18FL': /最大の?収益|収益は\{revenue/,
      '1860': /最大の?収入|収入は\{revenue/,
      // Messages of all titles say what a run is, without either word.
      shared: /最大の?収[入益]|収[入益]は\{revenue/,
    },
  },
  {
    thing: 'money of a company',
    en: 'treasury',
    ja: { ...inAll('資金'), '1841': '金庫' },
    not: { '18FL': /金庫/, '1860': /金庫/, shared: /金庫/ },
  },
  {
    thing: 'charter',
    paired: true,
    en: 'charter',
    ja: { '1841': '権利書', '1860': 'チャート', shared: '権利書' },
    not: { ja: /定款/, '1860': /権利書/, '1841': /チャート/, '18FL': /チャート/ },
  },
  {
    thing: 'where a train may stop',
    en: 'stop',
    ja: { shared: '停車地' },
    // It contains the word for a halt.
    not: { ja: /停車場所/ },
  },
  { thing: 'token', en: 'token', ja: { ...inAll('トークン'), '18FL': '駅トークン' } },
  {
    thing: 'where a company starts',
    en: 'home',
    ja: { '1841': '本社', '18FL': '本社', '1860': '本拠地' },
    not: { '1841': /本拠/, '18FL': /本拠/, '1860': /本社/ },
  },
  {
    thing: 'a stop that takes tokens',
    en: 'city',
    ja: { '1841': '都市', '18FL': '都市', '1860': '大きな駅', 'union-station': '都市', shared: '都市' },
    not: { '1841': /大きな駅/, '18FL': /大きな駅/, '1860': /都市/ },
  },
  { thing: 'wet ground', en: 'swamp', ja: { '1841': '沼地', '18FL': '湿地' }, not: { '18FL': /沼/ } },
  {
    thing: 'a side that track cannot cross',
    en: 'impassable side',
    ja: {},
    not: { en: /\bclosed (hex )?sides?\b/i },
  },
  {
    thing: 'hex',
    en: 'hex',
    ja: { ...inAll('ヘクス'), '1841': 'ヘックス', 'union-station': 'ヘクス' },
    not: {
      '1841': /ヘクス/,
      '18FL': /ヘックス/,
      '1860': /ヘックス/,
      'union-station': /ヘックス/,
      shared: /ヘックス/,
    },
  },
  { thing: 'upgrade', en: 'upgrade', ja: inAll('張替え'), not: { ja: /置き換え/ } },
  { thing: 'trains not sold yet', en: 'depot', ja: inAll('列車在庫') },
  {
    thing: 'a train becomes obsolete',
    paired: true,
    en: 'rust',
    ja: { ...inAll('廃車'), '1841': '除去' },
    not: { en: /scrapp/i, '1841': /廃車/ },
  },
  {
    thing: 'a train above the limit',
    en: 'discard',
    ja: inAll('返'),
    not: { en: /\b(gives?|given|giving) up [^.]*trains?|surplus trains? (is|are) given/i },
  },
  {
    thing: 'buying a train with help',
    en: 'emergency',
    ja: { '1841': '緊急資金調達', '18FL': '列車の強制購入' },
    not: { en: /\bin need\b|calls? for help/i, ja: /援助/ },
  },
  {
    thing: 'run',
    en: 'run for the highest revenue',
    ja: inAll('運行'),
    not: { en: /\b(runs?|running) for the most\b|\bearns? the most\b/i },
  },
  {
    thing: 'companies that control each other',
    en: 'circular chain of control',
    ja: { '1841': 'コントロールの循環' },
    not: { en: /\bring of\b/i },
  },
  {
    thing: 'minor becomes major',
    paired: true,
    en: 'convert',
    ja: { '1841': '転換', '18FL': '変換' },
    not: { '18FL': /転換/ },
  },
  { thing: 'two companies become one', paired: true, en: 'merge', ja: { '1841': '合併' } },
  { thing: 'Ferdinandea secession', paired: true, en: 'secession', ja: { '1841': '継承' } },
  {
    thing: 'private company',
    paired: true,
    en: 'private company',
    ja: { '18FL': '個人会社', '1860': '個人会社', shared: '個人会社' },
    not: { en: /\bprivates\b/i, ja: /私企業|プライベート/ },
  },
  { thing: 'bonus of a private company', en: 'bonus', ja: { '18FL': 'ボーナス' }, not: { '18FL': /特典/ } },
  { thing: 'concession', paired: true, en: 'concession', ja: { '1841': '特許' }, not: { ja: /免許|利権/ } },
  {
    thing: 'company without train and money',
    paired: true,
    en: 'insolvent',
    ja: { '1860': '破産状態' },
    not: { '1860': /支払不能/ },
  },
  { thing: 'company without a president', paired: true, en: 'receivership', ja: { '1860': '管財' } },
  { thing: 'one more time round the table', en: 'once more', ja: { '1841': 'もう1巡' }, not: { ja: /1順/ } },
];

/** Words of the site. */
const SITE: readonly Term[] = [
  {
    thing: 'bank without money',
    en: 'bank has broken',
    ja: inAll('資金が尽き'),
    not: { en: /\bbank is broke\b/i },
  },
  { thing: 'perform', en: 'perform', ja: { shared: '行う' }, not: { ja: /行な[わいうえおっ]/ } },
  { thing: 'web browser', en: 'browser', ja: { shared: 'ブラウザ' }, not: { ja: /ブラウザー/ } },
  {
    thing: 'track of railroads that pay more',
    en: 'Union Station',
    ja: { 'union-station': 'ユニオン・ステーション' },
    not: { ja: /駅トラック/ },
  },
  { thing: 'chat', en: 'Chat', ja: { shared: 'チャット' }, not: { en: /\bTalk\b/, ja: /会話/ } },
  {
    thing: 'people who look on',
    en: 'spectators',
    ja: { shared: '観戦' },
    not: { en: /may watch|is not watched/i },
  },
  {
    thing: 'keep a change',
    en: 'Save',
    ja: { shared: '保存' },
    not: { en: /\bKept\b|\bKeep changes\b|is kept\./ },
  },
  {
    thing: 'moves made automatically',
    en: 'Auto action',
    ja: { shared: '自動アクション' },
    not: { en: /by themselves/i },
  },
  { thing: 'speed of bots', en: 'Fast', ja: { shared: '速い' }, not: { en: /at a walk/i } },
  { thing: 'letters of a password', en: 'characters', ja: { shared: '文字' }, not: { en: /\bsigns\b/ } },
  {
    thing: 'the password so far',
    en: 'Current password',
    ja: { shared: '現在のパスワード' },
    not: { en: /present password/i },
  },
  { thing: 'a place at a table', en: 'seat', ja: { shared: '席' }, not: { en: /\bsit down\b/i } },
  {
    thing: 'message sent when away',
    en: 'notification',
    ja: { shared: '通知' },
    not: { en: /\bnotices?\b/i },
  },
  {
    thing: 'the player who',
    en: 'player',
    ja: { shared: 'プレイヤー' },
    not: { en: /\bwh(o|at)ever\b|\bso many\b|hang together/i },
  },
];

/** What players of these games say, and what they do not say. */
export const GLOSSARY: readonly Term[] = [...SHARES, ...OPERATION, ...SITE];
