import type { Messages } from '@signalbox/kernel';

/** What happens. */
export const EVENT_MESSAGES: Messages = {
  'event/auction-declined': { en: '{seat} puts no concession up.', ja: '{seat}は特許を競りにかけません。' },
  'event/auction-order': {
    en: '{seat} is number {number} in the auction.',
    ja: '{seat}の競売順は{number}番です。',
  },
  'event/bankrupt': { en: '{seat} is bankrupt.', ja: '{seat}は破産しました。' },
  'event/bayard-income': {
    en: 'Bayard pays {seat} L.{amount}.',
    ja: 'バヤールが{seat}にL.{amount}を支払います。',
  },
  'event/bids-revealed': {
    en: '{concession}: the highest bid is L.{bid}.',
    ja: '{concession}の最高入札額はL.{bid}です。',
  },
  'event/box-connected': {
    en: '{company} connects the box {box}.',
    ja: '{company}が盤外ボックス{box}を接続しました。',
  },
  'event/company-closed': { en: '{company} may be founded again.', ja: '{company}は再び設立できます。' },
  'event/company-founded': {
    en: '{founder} founds {company} at L.{price}.',
    ja: '{founder}が{company}をL.{price}で設立しました。',
  },
  'event/company-removed': { en: '{company} leaves the game.', ja: '{company}はゲームから除かれました。' },
  'event/concession-bought': {
    en: '{seat} buys concession {concession} for L.{price}.',
    ja: '{seat}が特許{concession}をL.{price}で買いました。',
  },
  'event/concession-dealt': {
    en: '{buyer} buys concession {concession} from {from} for L.{price}.',
    ja: '{buyer}が{from}から特許{concession}をL.{price}で買いました。',
  },
  'event/concession-returned': {
    en: 'Concession {concession} of {seat} returns to the pool.',
    ja: '{seat}の特許{concession}は公開市場に戻りました。',
  },
  'event/concession-won': {
    en: '{seat} wins concession {concession} for L.{price}.',
    ja: '{seat}が特許{concession}をL.{price}で落札しました。',
  },
  'event/concessions-removed': { en: 'All concessions are gone.', ja: 'すべての特許が除去されました。' },
  'event/conversion': {
    en: '{company} becomes the major {into}.',
    ja: '{company}は大会社{into}に転換しました。',
  },
  'event/dividend': { en: '{company} pays out L.{revenue}.', ja: '{company}がL.{revenue}を配当しました。' },
  'event/emergency': { en: '{company} needs L.{amount}.', ja: '{company}はL.{amount}を必要としています。' },
  'event/ring': {
    en: '{company} is part of a ring of control and sells the shares of its controllers.',
    ja: '{company}はコントロールの循環に含まれるため、コントロールしている会社の株を売却します。',
  },
  'event/frozen': { en: '{company} is frozen.', ja: '{company}は凍結されています。' },
  'event/gives': {
    en: '{giver} gives {company} L.{amount}.',
    ja: '{giver}が{company}にL.{amount}を渡しました。',
  },
  'event/home-placed': { en: '{company} has a home in {hex}.', ja: '{company}が{hex}に本社を置きました。' },
  'event/left': { en: '{seat} leaves the game.', ja: '{seat}はゲームを離れました。' },
  'event/merger': { en: '{a} and {b} merge into {into}.', ja: '{a}と{b}が合併して{into}になります。' },
  'event/no-secession': {
    en: 'There is no secession: SB and SFL leave the game.',
    ja: '継承は起こらず、SBとSFLは除かれました。',
  },
  'event/tuscan-merger': {
    en: 'The Tuscan merger: {companies}.',
    ja: 'トスカーナ合併: {companies}。',
  },
  'event/sfli-frozen': {
    en: 'SFLi is frozen: it keeps tokens in Pisa and Firenze only, or one in the first of its other cities.',
    ja: 'SFLiは凍結されました。トークンはピサとフィレンツェにのみ（どちらにもなければアルファベット順で最初の都市に1個）置かれます。',
  },
  'event/no-tuscan-merger': { en: 'There is no Tuscan merger.', ja: 'トスカーナ合併は起こりません。' },
  'event/odd-share-cashed': {
    en: '{holder} takes L.{amount} for an odd share of {company}.',
    ja: '{holder}が{company}の端数株をL.{amount}で換金しました。',
  },
  'event/odd-share-kept': {
    en: '{holder} pays L.{amount} for a whole share of {company}.',
    ja: '{holder}がL.{amount}を払い{company}の株1枚を受け取りました。',
  },
  'event/offer-passed': {
    en: '{buyer} buys no share of {company}.',
    ja: '{buyer}は{company}の株を買いません。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の手番です。' },
  'event/operating-round': { en: 'Operating round {set}.{number}', ja: '運営ラウンド{set}.{number}' },
  'event/pair-exchanged': {
    en: '{holder, select, pool {The pool} other {{holder}}} takes a share of SB and one of SFL.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}がSBとSFLの株を1枚ずつ受け取りました。',
  },
  'event/passed': { en: '{seat} passes.', ja: '{seat}はパスしました。' },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}になりました。' },
  'event/president': {
    en: '{president, select, pool {The president’s certificate of {company} lies in the pool.} other {{president} presides over {company}.}}',
    ja: '{president, select, pool {{company}の社長株は公開市場に置かれました。} other {{president}が{company}の社長になりました。}}',
  },
  'event/price': { en: '{company} stands at L.{price}.', ja: '{company}の株価はL.{price}です。' },
  'event/priority-sold': {
    en: '{seat} buys the priority card for L.{price}.',
    ja: '{seat}が優先売買カードをL.{price}で買いました。',
  },
  'event/ran': { en: '{company} runs for L.{revenue}.', ja: '{company}の収益はL.{revenue}です。' },
  'event/returned': {
    en: '{seat} receives L.{amount} and plays on.',
    ja: '{seat}はL.{amount}を受け取り続行します。',
  },
  'event/round-added': {
    en: '{seat} adds an operating round.',
    ja: '{seat}が運営ラウンドを1回追加しました。',
  },
  'event/rusted': { en: '{train}-trains are scrapped.', ja: '{train}列車は廃車になりました。' },
  'event/seating': { en: 'Seats are taken by remaining cash.', ja: '残り所持金の順に席を決めました。' },
  'event/secession': { en: 'IRSFF is divided into SB and SFL.', ja: 'IRSFFはSBとSFLに分割されます。' },
  'event/share-bought': {
    en: '{buyer} buys {company} for L.{amount}.',
    ja: '{buyer}が{company}の株券をL.{amount}で買いました。',
  },
  'event/shares-dealt': {
    en: '{buyer} buys {count} of {company} from {from} for L.{price}.',
    ja: '{buyer}が{from}から{company}の株{count}枚をL.{price}で買いました。',
  },
  'event/shares-sold': {
    en: '{seller} sells {count} of {company} for L.{amount}.',
    ja: '{seller}が{company}の株{count}枚をL.{amount}で売りました。',
  },
  'event/shares-sold-in-need': {
    en: '{seller} sells {count} of {company} at half price, for L.{amount}.',
    ja: '{seller}が{company}の株{count}枚を半額のL.{amount}で売りました。',
  },
  'event/shares-surrendered': {
    en: '{seat} gives up {count} of {company} for L.{amount}.',
    ja: '{seat}が{company}の株{count}枚をL.{amount}で手放しました。',
  },
  'event/single-exchanged': {
    en: '{holder, select, pool {The pool} other {{holder}}} takes a share of {company}.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}が{company}の株1枚を受け取りました。',
  },
  'event/stock-round': { en: 'Stock round {number}', ja: '株式ラウンド{number}' },
  'event/stock-round-ended': {
    en: 'The stock round is over; {priority} has the priority card.',
    ja: '株式ラウンド終了。優先売買カードは{priority}です。',
  },
  'event/token-bought': {
    en: '{company} buys the token of {from} in {hex} for L.{price}.',
    ja: '{company}が{hex}の{from}のトークンをL.{price}で買いました。',
  },
  'event/token-placed': {
    en: '{company} places a token in {hex}.',
    ja: '{company}が{hex}にトークンを置きました。',
  },
  'event/tokens-bought': {
    en: '{company} buys tokens ({count}) for L.{cost}.',
    ja: '{company}がトークン{count}個をL.{cost}で買いました。',
  },
  'event/tokens-kept': {
    en: '{company} has chosen its tokens; {charter} on the charter.',
    ja: '{company}がトークンを選びました。権利書に{charter}個です。',
  },
  'event/track-laid': {
    en: '{company} lays {tile} in {hex}.',
    ja: '{company}が{hex}に{tile}を敷設しました。',
  },
  'event/traded-up': {
    en: '{seat} pays L.{amount} to preside over {company}.',
    ja: '{seat}がL.{amount}を払い{company}の社長になります。',
  },
  'event/train-bought': {
    en: '{company} buys a {train}-train for L.{price}.',
    ja: '{company}が{train}列車をL.{price}で買いました。',
  },
  'event/train-discarded': {
    en: '{company} gives up a {train}-train.',
    ja: '{company}が{train}列車を返却しました。',
  },
  'event/withheld': { en: '{company} keeps L.{revenue}.', ja: '{company}がL.{revenue}を留保しました。' },
};
