import type { Messages } from '@signalbox/kernel';
import { WHICH_CITY } from './decisions.ts';

const AUCTION: Messages = {
  'event/bid': {
    en: '{seat} bids {amount, number, money} for {lot}.',
    ja: '{seat}が{lot}に{amount, number, money}をビッドしました。',
  },
  'event/bid-passed': { en: '{seat} passes on {lot}.', ja: '{seat}は{lot}のビッドをパスしました。' },
  'event/auction-won': {
    en: '{seat} wins the right to choose {premium, plural, =0 {without a premium} other {for a premium of {premium, number, money}}}.',
    ja: '{seat}がプレミア{premium, plural, =0 {なし} other {{premium, number, money}}}で選択権を得ました。',
  },
  'event/paid-less': {
    en: '{seat} cannot pay {price, number, money} and pays all they have, {amount, number, money}.',
    ja: '{seat}は{price, number, money}を払えないため、手持ちの{amount, number, money}をすべて支払いました。',
  },
  'event/private-bought': {
    en: '{seat} buys {private} for {price, number, money}.',
    ja: '{seat}が{private}を{price, number, money}で買いました。',
  },
  'event/priority': {
    en: '{seat} gets the priority deal.',
    ja: 'プライオリティカードが{seat}に渡りました。',
  },
};

const CUT_SHORT = {
  en: 'The bankruptcy ends the stock round. A new one begins with {priority}.',
  ja: '破産により株式ラウンドが終わり、{priority}から新しい株式ラウンドが始まりました。',
};

const STOCK_ROUND: Messages = {
  'event/stock-round': { en: 'Stock round {number}', ja: '株式ラウンド{number}' },
  'event/stock-round-ended': {
    en: 'The stock round ends. {priority} has the priority deal.',
    ja: '株式ラウンドが終わり、プライオリティカードは{priority}が持つことになりました。',
  },
  'event/stock-round-cut-short': CUT_SHORT,
  'event/passed': { en: '{seat} passes.', ja: '{seat}がパスしました。' },
  'event/shares-sold': {
    en: '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money}.',
    ja: '{seat}が{company}の{count}株を{amount, number, money}で売りました。',
  },
  'event/share-bought': {
    en: '{seat} buys {percent}% of {company} from the {from, select, pool {pool} president {pool} other {IPO}} for {amount, number, money}.',
    ja: '{seat}が{from, select, pool {バンクプール} president {バンクプール} other {IPO}}から{company}の{percent}%を{amount, number, money}で買いました。',
  },
  'event/company-started': {
    en: '{seat} starts {company} at par {par, number, money}.',
    ja: '{seat}が公募価格を{par, number, money}に決め、{company}の社長株を買いました。',
  },
  'event/company-restarted': {
    en: '{seat} restarts {company} at par {par, number, money}.',
    ja: '{seat}が新たな公募価格を{par, number, money}に決め、{company}の社長株を買いました。',
  },
  'event/president': {
    en: '{president} becomes president of {company}.',
    ja: '{president}が{company}の社長になりました。',
  },
  'event/receivership': {
    en: '{company} has no president and goes into receivership.',
    ja: '{company}は社長がいなくなり、管財人の管理下に入りました。',
  },
  'event/no-president': {
    en: '{company} has no president: the president’s certificate goes to the pool.',
    ja: '{company}の社長株はバンクプールに入り、社長がいなくなりました。',
  },
  'event/price': {
    en: 'The share price of {company} is now {price, number, money}.',
    ja: '{company}の株価が{price, number, money}になりました。',
  },
  'event/floated': {
    en: '{company} floats and receives {capital, number, treasury}.',
    ja: '{company}が上場し、{capital, number, treasury}を受け取りました。',
  },
  'event/home-placed': {
    en: '{company} places its home token in {hex}.',
    ja: '{company}が{hex}に本拠地のトークンを置きました。',
  },
  'event/private-sold': {
    en: '{seat} sells {private} to the bank for {amount, number, money}.',
    ja: '{seat}が{private}を銀行に{amount, number, money}で売りました。',
  },
  'event/private-exchanged': {
    en: '{seat} exchanges {private} for a share of {company}.',
    ja: '{seat}が{private}を{company}の1株に交換しました。',
  },
  'event/private-closed': { en: '{private} closes.', ja: '{private}は閉鎖されました。' },
};

const OPERATING_ROUND: Messages = {
  'event/operating-round': { en: 'Operating round {set}.{number}', ja: '運行ラウンド{set}.{number}' },
  'event/private-income': {
    en: '{private} pays {amount, number, money} to {seat}.',
    ja: '{private}が{seat}に{amount, number, money}を支払いました。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の手番になりました。' },
  'event/track-laid': {
    en: '{company} {upgrade, select, true {upgrades {hex} to tile {tile}} other {lays tile {tile} in {hex}}}{cost, plural, =0 {} other { for {cost, number, treasury}}}.',
    ja: '{company}が{upgrade, select, true {{hex}をタイル{tile}に張り替え} other {{hex}にタイル{tile}を敷設し}}ました{cost, plural, =0 {} other {（{cost, number, treasury}）}}。',
  },
  'event/token-placed': {
    en: `{company} places a token in {hex}${WHICH_CITY.en} for {cost, number, treasury}.`,
    ja: `{company}が{hex}${WHICH_CITY.ja}にトークンを{cost, number, treasury}で置きました。`,
  },
  'event/ran': {
    en: '{company} runs for {revenue, number, money}{subsidy, plural, =0 {} other { and a subsidy of {subsidy, number, treasury}}}.',
    ja: '{company}が運行し、収益は{revenue, number, money}でした{subsidy, plural, =0 {} other {（補助金{subsidy, number, treasury}）}}。',
  },
  'event/dividend': {
    en: '{company} pays out {revenue, number, money} ({perShare, number, money} per share).',
    ja: '{company}が{revenue, number, money}を配当しました（1株{perShare, number, money}）。',
  },
  'event/withheld': {
    en: '{company} {revenue, plural, =0 {does not pay a dividend} other {withholds {revenue, number, treasury}}}.',
    ja: '{company}{revenue, plural, =0 {は無配でした} other {が{revenue, number, treasury}を内部留保しました}}。',
  },
};

const TRAINS: Messages = {
  'event/train-bought': {
    en: '{company} buys a {train}-train from {from, select, bank {the depot} pool {the pool} other {{from}}} for {price, number, treasury}.',
    ja: '{company}が{from, select, bank {列車在庫} pool {バンクプール} other {{from}}}から{train}列車を{price, number, treasury}で買いました。',
  },
  'event/train-surrendered': {
    en: '{company} discards a {train}-train.',
    ja: '{company}が{train}列車を返しました。',
  },
  'event/train-leased': {
    en: '{company} leases a {train}-train.',
    ja: '{company}が{train}列車を借りました。',
  },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}になりました。' },
  'event/rusted': { en: 'All {train}-trains rust.', ja: '{train}列車がすべて廃車になりました。' },
  'event/limits-lifted': {
    en: 'The certificate limit is lifted, and sales no longer lower share prices.',
    ja: '持株制限がなくなり、株を売っても株価は下がらなくなりました。',
  },
  'event/fishbourne': {
    en: 'The Fishbourne Ferry can now be bought.',
    ja: 'フィッシュボーン・フェリーが購入できるようになりました。',
  },
};

const FAILURES: Messages = {
  'event/insolvent': {
    en: '{company} becomes insolvent: it has a route, but no train and no money for one.',
    ja: '{company}はルートがあるのに列車も購入資金もなく、破産状態になりました。',
  },
  'event/solvent': {
    en: '{company} has a train again and is no longer insolvent.',
    ja: '{company}は列車を得て、破産状態が解除されました。',
  },
  'event/can-pay-again': {
    en: '{company} can pay for a train and is no longer insolvent.',
    ja: '{company}は列車を買えるだけの資金ができ、破産状態が解除されました。',
  },
  'event/bankrupt': {
    en: '{company} goes bankrupt: all its shares return to the IPO.',
    ja: '{company}は破産し、株がすべてIPOに戻りました。',
  },
  'event/southern-formed': {
    en: 'The Southern Railway forms. From the next stock round on, no track is laid, no tokens are placed, and halts are ignored.',
    ja: 'Southern Railwayが結成され、線路敷設とトークンの配置は次の株式ラウンドまでとなり、その後は停車場が無視されることになりました。',
  },
  'event/nationalised': {
    en: 'The companies are nationalised: British Rail takes over.',
    ja: '国有化され、British Railが発足しました。',
  },
  'event/company-closed': {
    en: 'British Rail closes {company}.',
    ja: 'British Railにより{company}が操業停止となりました。',
  },
};

/** For logs written before events had percentages, dividends per share, cities or upgrades, and for a renamed event. */
const OLDER: Messages = {
  'older/event/track-laid': {
    en: '{company} lays tile {tile} in {hex}{cost, plural, =0 {} other { for {cost, number, treasury}}}.',
    ja: '{company}が{hex}にタイル{tile}を敷設しました{cost, plural, =0 {} other {（{cost, number, treasury}）}}。',
  },
  'older/event/stock-round-broken-off': CUT_SHORT,
  'older/event/token-placed': {
    en: '{company} places a token in {hex} for {cost, number, treasury}.',
    ja: '{company}が{hex}にトークンを{cost, number, treasury}で置きました。',
  },
  'older/event/share-bought': {
    en: '{seat} buys a share of {company} for {amount, number, money}.',
    ja: '{seat}が{company}の株を{amount, number, money}で買いました。',
  },
  'older/event/dividend': {
    en: '{company} pays out {revenue, number, money}.',
    ja: '{company}が{revenue, number, money}を配当しました。',
  },
};

export const EVENT_MESSAGES: Messages = {
  ...OLDER,
  ...AUCTION,
  ...STOCK_ROUND,
  ...OPERATING_ROUND,
  ...TRAINS,
  ...FAILURES,
};
