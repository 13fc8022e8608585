import type { Messages } from '@signalbox/kernel';

const AUCTION: Messages = {
  'event/bid': { en: '{seat} bids £{amount} for {lot}.', ja: '{seat}が{lot}に£{amount}をビッドしました。' },
  'event/auction-won': {
    en: '{seat} may choose, for a premium of £{premium}.',
    ja: '{seat}がプレミア£{premium}で選択権を得ました。',
  },
  'event/private-bought': {
    en: '{seat} buys {private} for £{price}.',
    ja: '{seat}が{private}を£{price}で買いました。',
  },
  'event/priority': { en: '{seat} takes the priority card.', ja: 'プライオリティカードは{seat}に渡ります。' },
};

const STOCK_ROUND: Messages = {
  'event/stock-round': { en: 'Stock round {number} begins.', ja: '第{number}株式ラウンドを始めます。' },
  'event/stock-round-ended': {
    en: 'All have passed. {priority} holds the priority card.',
    ja: '全員がパスしました。プライオリティカードは{priority}が持ちます。',
  },
  'event/stock-round-broken-off': {
    en: 'The bankruptcy ends the stock round. A new one begins with {priority}.',
    ja: '破産により株式ラウンドは終わり、{priority}から新しい株式ラウンドを始めます。',
  },
  'event/passed': { en: '{seat} passes.', ja: '{seat}がパスしました。' },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for £{amount}.',
    ja: '{seat}が{company}を{count}株、£{amount}で売りました。',
  },
  'event/share-bought': {
    en: '{seat} buys a share of {company} from the {from, select, pool {pool} other {IPO}} for £{amount}.',
    ja: '{seat}が{from, select, pool {バンクプール} other {IPO}}から{company}の株を£{amount}で買いました。',
  },
  'event/company-started': {
    en: '{seat} starts {company} at £{par}.',
    ja: '{seat}が公募価格を£{par}に決め、{company}の社長株を買いました。',
  },
  'event/company-restarted': {
    en: '{seat} starts {company} again at £{par}.',
    ja: '{seat}が新たな公募価格を£{par}に決め、{company}の社長株を買いました。',
  },
  'event/president': {
    en: '{president} is now president of {company}.',
    ja: '{president}が{company}の社長になりました。',
  },
  'event/receivership': {
    en: '{company} has no president and goes into receivership.',
    ja: '{company}は社長がいなくなり、管財人の管理下に入りました。',
  },
  'event/no-president': {
    en: '{company} has no president: the certificate lies in the pool.',
    ja: '{company}の社長株はバンクプールに入り、社長がいなくなりました。',
  },
  'event/price': { en: '{company} now stands at £{price}.', ja: '{company}の株価が£{price}になりました。' },
  'event/floated': {
    en: '{company} floats with {capital}cc.',
    ja: '{company}が上場し、{capital}ccを受け取りました。',
  },
  'event/home-placed': {
    en: '{company} opens its home in {hex}.',
    ja: '{company}が{hex}に本拠地を置きました。',
  },
  'event/private-sold': {
    en: '{seat} sells {private} to the bank for £{amount}.',
    ja: '{seat}が{private}を銀行に£{amount}で売りました。',
  },
  'event/private-exchanged': {
    en: '{seat} changes {private} into a share of {company}.',
    ja: '{seat}が{private}を{company}の株に交換しました。',
  },
  'event/private-closed': { en: '{private} closes.', ja: '{private}は閉鎖されました。' },
};

const OPERATING_ROUND: Messages = {
  'event/operating-round': {
    en: 'Operating round {set}.{number} begins.',
    ja: '運行ラウンド{set}.{number}を始めます。',
  },
  'event/private-income': {
    en: '{private} pays {seat} £{amount}.',
    ja: '{private}が{seat}に£{amount}を支払いました。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の運行です。' },
  'event/track-laid': {
    en: '{company} lays {tile} in {hex}{cost, plural, =0 {} other { for #cc}}.',
    ja: '{company}が{hex}に{tile}を置きました{cost, plural, =0 {} other {（#cc）}}。',
  },
  'event/token-placed': {
    en: '{company} places a token in {hex} for {cost}cc.',
    ja: '{company}が{hex}にトークンを{cost}ccで置きました。',
  },
  'event/ran': {
    en: '{company} earns {revenue}{subsidy, plural, =0 {} other { and a subsidy of #cc}}.',
    ja: '{company}の収益は{revenue}です{subsidy, plural, =0 {} other {（補助金#cc）}}。',
  },
  'event/dividend': {
    en: '{company} pays £{revenue} to its shares.',
    ja: '{company}が£{revenue}を配当しました。',
  },
  'event/withheld': {
    en: '{company} {revenue, plural, =0 {pays nothing} other {keeps #cc}}.',
    ja: '{company}{revenue, plural, =0 {は無配です} other {が#ccを内部留保しました}}。',
  },
};

const TRAINS: Messages = {
  'event/train-bought': {
    en: '{company} buys a {train} from {from, select, bank {the bank} pool {the pool} other {{from}}} for {price}cc.',
    ja: '{company}が{from, select, bank {銀行} pool {バンクプール} other {{from}}}から{train}列車を{price}ccで買いました。',
  },
  'event/train-surrendered': {
    en: '{company} gives up a {train}.',
    ja: '{company}が{train}列車を銀行に戻しました。',
  },
  'event/train-leased': { en: '{company} leases a {train}.', ja: '{company}が{train}列車を借りました。' },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}が始まります。' },
  'event/rusted': { en: 'All {train} trains are scrapped.', ja: '{train}列車はすべて廃車です。' },
  'event/limits-lifted': {
    en: 'From now on there is no certificate limit, and sales move no price.',
    ja: '持株制限がなくなり、株を売っても株価は下がらなくなりました。',
  },
  'event/fishbourne': {
    en: 'The Fishbourne ferry can be bought from now on.',
    ja: 'フィッシュボーン・フェリーが購入できるようになりました。',
  },
};

const FAILURES: Messages = {
  'event/insolvent': {
    en: '{company} has a route, but no train and no money for one: it is insolvent.',
    ja: '{company}はルートがあるのに列車も購入資金もなく、破産状態になりました。',
  },
  'event/solvent': {
    en: '{company} has a train again and is solvent.',
    ja: '{company}は列車を得て、破産状態が解除されました。',
  },
  'event/bankrupt': {
    en: '{company} is bankrupt: all its shares go back to the IPO.',
    ja: '{company}は破産し、株はすべてIPOに戻ります。',
  },
  'event/southern-formed': {
    en: 'The Southern Railway forms. Building ends with the next stock round.',
    ja: 'Southern Railwayが結成されました。次の株式ラウンドから線路敷設とトークンの配置はできません。',
  },
  'event/nationalised': { en: 'British Rail takes over.', ja: '国有化され、British Railが発足しました。' },
  'event/company-closed': {
    en: 'British Rail closes {company}.',
    ja: 'British Railにより{company}が操業停止となりました。',
  },
};

export const EVENT_MESSAGES: Messages = {
  ...AUCTION,
  ...STOCK_ROUND,
  ...OPERATING_ROUND,
  ...TRAINS,
  ...FAILURES,
};
