import type { Messages } from '@signalbox/kernel';

/** A company may sell its own unissued shares. */
const SOLD = {
  en: '{fromId, select, ipo {{count, plural, one {# unissued share} other {# unissued shares}} of its own} other {{count, plural, one {# share} other {# shares}} of {company}}}',
  ja: '{fromId, select, ipo {自社の未発行株{count}株} other {{company}の{count}株}}',
};

/**
 * For logs written before events had percentages, dividends per share, the certificates of concessions, the seller of
 * the priority deal, the company that surrendered shares are sold for, the place that sold shares come from, what
 * decided the seats, whether a tile replaced another, and, when an odd share was cashed, whether shares were left (the
 * oldest) and of which company it was.
 */
const OLDER: Messages = {
  'older/event/track-laid': {
    en: '{company} lays tile {tile} in {hex}{cost, plural, =0 {} other { for {cost, number, money}}}.',
    ja: '{company}が{hex}にタイル{tile}を敷設しました{cost, plural, =0 {} other {（{cost, number, money}）}}。',
  },
  'older/event/odd-share-cashed': {
    en: '{holder} receives {amount, number, money} for an odd share{left, select, none {, because {company} has no shares left} other {}}.',
    ja: '{left, select, none {{company}の株が残っていないため、} other {}}{holder}が端数株を{amount, number, money}で換金しました。',
  },
  'older/older/event/odd-share-cashed': {
    en: '{holder} receives {amount, number, money} for an odd share.',
    ja: '{holder}が端数株を{amount, number, money}で換金しました。',
  },
  'older/event/shares-sold': {
    en: '{seller} sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money}.',
    ja: '{seller}が{company}の{count}株を{amount, number, money}で売りました。',
  },
  'older/event/shares-sold-in-need': {
    en: '{seller} sells {count, plural, one {# share} other {# shares}} of {company} at half price for {amount, number, money}.',
    ja: '{seller}が{company}の{count}株を半額の{amount, number, money}で売りました。',
  },
  'older/event/priority-sold': {
    en: '{seat} buys the priority deal for {price, number, money}.',
    ja: '{seat}が優先売買カードを{price, number, money}で買いました。',
  },
  'older/event/shares-surrendered': {
    en: '{seat} surrenders {count, plural, one {# share} other {# shares}} of {company} to the pool for {amount, number, money}.',
    ja: '{seat}が{company}の{count}株を{amount, number, money}で公開市場に手放しました。',
  },
  'older/event/concession-bought': {
    en: '{seat} buys concession {concession} from the pool for {price, number, money}.',
    ja: '{seat}が公開市場から特許{concession}を{price, number, money}で買いました。',
  },
  'older/event/concession-dealt': {
    en: '{buyer} buys concession {concession} from {from} for {price, number, money}.',
    ja: '{buyer}が{from}から特許{concession}を{price, number, money}で買いました。',
  },
  'older/event/seating': {
    en: 'The order of the seats is {order}.',
    ja: '席順は{order}に決まりました。',
  },
  'older/event/share-bought': {
    en: '{buyer} buys a share of {company} from {from} for {amount, number, money}.',
    ja: '{buyer}が{from}から{company}の株を{amount, number, money}で買いました。',
  },
  'older/event/dividend': {
    en: '{company} pays out {revenue, number, money}.',
    ja: '{company}が{revenue, number, money}を配当しました。',
  },
};

/** What happens. */
export const EVENT_MESSAGES: Messages = {
  ...OLDER,
  'event/auction-declined': {
    en: '{seat} declines to put up a concession.',
    ja: '{seat}は特許を競りにかけませんでした。',
  },
  'event/auction-order': {
    en: '{seat} is number {number} in the auction order.',
    ja: '{seat}の競売順は{number}番になりました。',
  },
  'event/bankrupt': { en: '{seat} goes bankrupt.', ja: '{seat}は破産しました。' },
  'event/bayard-income': {
    en: 'Bayard pays {amount, number, money} to {seat}.',
    ja: '{seat}がバヤールの収入{amount, number, money}を受け取りました。',
  },
  'event/bids-revealed': {
    en: 'Bids are revealed: the highest bid for concession {concession} is {bid, number, money}.',
    ja: '入札が公開され、特許{concession}の最高額は{bid, number, money}でした。',
  },
  'event/box-connected': {
    en: '{company} connects the off-board box {box}.',
    ja: '{company}が盤外ボックス「{box}」を接続しました。',
  },
  'event/certificate-kept': {
    en: '{seller} is paid {amount, number, money} for one share of {company}, but keeps the president’s certificate because the pool has no share to exchange for it.',
    ja: '{seller}が{company}の社長株のうち1株分の{amount, number, money}を受け取りましたが、公開市場に交換する株がないため、社長株は手元に残りました。',
  },
  'event/company-closed': {
    en: '{company}’s charter is available again.',
    ja: '{company}の権利書は再び使えるようになりました。',
  },
  'event/company-founded': {
    en: '{founder} founds {company} at {price, number, money}.',
    ja: '{founder}が{company}を開始価格{price, number, money}で設立しました。',
  },
  'event/company-removed': {
    en: '{company} is removed from the game.',
    ja: '{company}はゲームから除去されました。',
  },
  'event/cash-handed-over': {
    en: '{to} takes over {amount, number, money} from {from}.',
    ja: '{to}が{from}の金庫の{amount, number, money}を引き継ぎました。',
  },
  'event/concession-bought': {
    en: '{seat} buys concession {concession}{used, select, yes { and the president’s certificate} other {}} from the pool for {price, number, money}.',
    ja: '{seat}が公開市場から特許{concession}{used, select, yes {と社長株} other {}}を{price, number, money}で買いました。',
  },
  'event/concession-dealt': {
    en: '{buyer} buys concession {concession}{used, select, yes { and the president’s certificate} other {}} from {from} for {price, number, money}.',
    ja: '{buyer}が{from}から特許{concession}{used, select, yes {と社長株} other {}}を{price, number, money}で買いました。',
  },
  'event/concession-returned': {
    en: '{seat} returns concession {concession} to the pool.',
    ja: '{seat}の特許{concession}が公開市場に戻りました。',
  },
  'event/concession-put-up': {
    en: '{seat} puts up concession {concession} for auction.',
    ja: '{seat}が特許{concession}を競りにかけました。',
  },
  'event/concession-won': {
    en: '{seat} wins concession {concession} for {price, number, money}.',
    ja: '{seat}が特許{concession}を{price, number, money}で落札しました。',
  },
  'event/concessions-removed': { en: 'All concessions are removed.', ja: 'すべての特許が除去されました。' },
  'event/conversion': {
    en: '{company} converts into the major {into}.',
    ja: '{company}は大会社{into}に転換しました。',
  },
  'event/dividend': {
    en: '{company} pays out {revenue, number, money} ({perShare, number, money} per share).',
    ja: '{company}が{revenue, number, money}を配当しました（1株{perShare, number, money}）。',
  },
  'event/emergency': {
    en: '{company} has to raise emergency money to pay {amount, number, money}.',
    ja: '{company}は{amount, number, money}を支払うため、緊急資金調達を行うことになりました。',
  },
  'event/ring': {
    en: '{company} is in a circular chain of control and sells its shares of the companies that control it.',
    ja: '{company}はコントロールの循環に含まれるため、自社をコントロールしている会社の株を売却しました。',
  },
  'event/free-token': {
    en: '{company} receives a free token on its charter.',
    ja: '{company}が権利書に置くトークンを無料で1個受け取りました。',
  },
  // In each of its turns, not when it becomes frozen.
  'event/frozen': {
    en: '{company} is frozen and does not operate.',
    ja: '{company}は凍結されているため、運営しませんでした。',
  },
  'event/gives': {
    en: '{giver} contributes {amount, number, money} to {company}.',
    ja: '{giver}が{company}に{amount, number, money}を出しました。',
  },
  'event/home-placed': {
    en: '{company} places its home token in {hex}.',
    ja: '{company}が{hex}に本社を置きました。',
  },
  'event/left': { en: '{seat} leaves the game.', ja: '{seat}はゲームから離脱しました。' },
  'event/merger': { en: '{a} and {b} merge into {into}.', ja: '{a}と{b}が合併して{into}になりました。' },
  'event/no-secession': {
    en: 'There is no Ferdinandea secession.',
    ja: 'フェルディナンデアの継承は起こりませんでした。',
  },
  'event/tuscan-merger': {
    en: 'Tuscan merger of {companies}.',
    ja: '{companies}のトスカーナ合併が起こりました。',
  },
  'event/sfli-frozen': {
    en: 'SFLi is frozen. It keeps only its tokens in Pisa and Firenze or, if it has none there, one token in the alphabetically first of its cities.',
    ja: 'SFLiは凍結されました。トークンはピサとフィレンツェにのみ残りました（どちらにもなければアルファベット順で最初の都市に1個）。',
  },
  'event/no-tuscan-merger': { en: 'There is no Tuscan merger.', ja: 'トスカーナ合併は起こりませんでした。' },
  'event/odd-share-cashed': {
    en: '{holder} receives {amount, number, money} for an odd share of {old}{left, select, none {, because {company} has no shares left} other {}}.',
    ja: '{left, select, none {{company}の株が残っていないため、} other {}}{holder}が{old}の端数株を{amount, number, money}で換金しました。',
  },
  'event/odd-share-dropped': {
    en: 'The odd share in the pool is removed.',
    ja: '公開市場の端数株は除去されました。',
  },
  'event/odd-share-kept': {
    en: '{holder} pays {amount, number, money} to round up to a share of {company}.',
    ja: '{holder}が{amount, number, money}を払い、{company}を1株受け取りました。',
  },
  'event/no-run': {
    en: '{company} has no {why} and earns nothing.',
    ja: '{company}は{why, select, train {列車} other {ルート}}がなく、収益がありませんでした。',
  },
  'event/offer-passed': {
    en: '{buyer} declines a share of {company}.',
    ja: '{buyer}は{company}の株を買いませんでした。',
  },
  'event/operates': { en: '{company} operates.', ja: '{company}の手番になりました。' },
  'event/operating-round': { en: 'Operating round {set}.{number}', ja: '運営ラウンド{set}.{number}' },
  'event/pair-exchanged': {
    en: '{holder, select, pool {The pool} other {{holder}}} receives a share each of SB and SFL.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}がSBとSFLを1株ずつ受け取りました。',
  },
  'event/pairs-cashed': {
    en: '{holder} receives {amount, number, money} in cash because {company} has no shares left.',
    ja: '{company}の株が残っていないため、{holder}が{amount, number, money}を受け取りました。',
  },
  'event/pairs-dropped': {
    en: '{old} old shares in the pool are removed because {company} has no shares left.',
    ja: '{company}の株が残っていないため、公開市場の旧株{old}株は除去されました。',
  },
  'event/pairs-exchanged': {
    en: '{holder, select, pool {The pool} other {{holder}}} exchanges {old, plural, one {# old share} other {# old shares}} for {count, plural, one {# share} other {# shares}} of {company}.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}が旧株{old}株を{company}の{count}株と交換しました。',
  },
  'event/passed': { en: '{seat} passes.', ja: '{seat}がパスしました。' },
  'event/phase': { en: 'Phase {phase} begins.', ja: 'フェイズ{phase}になりました。' },
  'event/president': {
    en: '{president, select, pool {{company} has no president: the president’s certificate goes to the pool.} other {{president} becomes president of {company}.}}',
    ja: '{president, select, pool {{company}の社長株は公開市場に置かれ、社長がいなくなりました。} other {{president}が{company}の社長になりました。}}',
  },
  'event/price': {
    en: 'The share price of {company} is now {price, number, money}.',
    ja: '{company}の株価が{price, number, money}になりました。',
  },
  'event/priority-passed': {
    en: '{seat} gets the priority deal.',
    ja: '優先売買カードは{seat}に渡りました。',
  },
  'event/priority-sold': {
    en: '{seat} buys the priority deal from {from} for {price, number, money}.',
    ja: '{seat}が{from}から優先売買カードを{price, number, money}で買いました。',
  },
  'event/ran': {
    en: '{company} runs for {revenue, number, money}.',
    ja: '{company}が運行し、収益は{revenue, number, money}でした。',
  },
  'event/returned': {
    en: '{seat} receives {amount, number, money} from the bank, to be subtracted at the end, and plays on.',
    ja: '{seat}は銀行から{amount, number, money}を受け取り（最後に差し引きます）、ゲームに復帰しました。',
  },
  'event/round-added': {
    en: '{seat} adds an operating round.',
    ja: '{seat}が運営ラウンドを1回追加しました。',
  },
  'event/rusted': { en: 'All {train}-trains rust.', ja: '{train}列車がすべて除去されました。' },
  'event/seating': {
    en: 'Players are seated by {by, select, bids {the total of their bids, highest first} other {remaining cash, lowest first}}: {order}.',
    ja: '{by, select, bids {入札総額の多い順} other {残金の少ない順}}に席を決めました：{order}。',
  },
  'event/secession': {
    en: 'Ferdinandea secession: IRSFF is split into SB and SFL.',
    ja: 'フェルディナンデアの継承により、IRSFFはSBとSFLに分割されました。',
  },
  'event/share-bought': {
    en: '{buyer} buys {percent}% of {company} from {from} for {amount, number, money}.',
    ja: '{buyer}が{from}から{company}の{percent}%を{amount, number, money}で買いました。',
  },
  'event/shares-converted': {
    en: '{holder, select, pool {The pool} other {{holder}}} exchanges {count, plural, one {# share} other {# shares}} of {old} for as many of {company}.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}が{old}の{count}株を{company}の{count}株と交換しました。',
  },
  'event/shares-dealt': {
    en: '{buyer} buys {count, plural, one {# share} other {# shares}} of {company} from {from} for {price, number, money}.',
    ja: '{buyer}が{from}から{company}の{count}株を{price, number, money}で買いました。',
  },
  'event/shares-exchanged': {
    en: '{holder, select, pool {The pool} other {{holder}}} exchanges {shares, plural, one {# share} other {# shares}} of {old} for {count, plural, one {# share} other {# shares}} of {company}.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}が{old}の{shares}株を{company}の{count}株と交換しました。',
  },
  'event/shares-handed-over': {
    en: '{to} takes over {count, plural, one {# share} other {# shares}} of {company} from {from}.',
    ja: '{to}が{from}の持つ{company}の{count}株を引き継ぎました。',
  },
  'event/shares-removed': {
    en: '{count, plural, one {# share} other {# shares}} of {company} in the treasury of the new company {count, plural, one {is} other {are}} removed.',
    ja: '新会社の金庫にある{company}の{count}株は除去されました。',
  },
  'event/shares-sold': {
    en: `{seller} sells ${SOLD.en} for {amount, number, money}.`,
    ja: `{seller}が${SOLD.ja}を{amount, number, money}で売りました。`,
  },
  'event/shares-sold-in-need': {
    en: `{seller} sells ${SOLD.en} at half price for {amount, number, money}.`,
    ja: `{seller}が${SOLD.ja}を半額の{amount, number, money}で売りました。`,
  },
  'event/shares-surrendered': {
    en: '{seat} surrenders {count, plural, one {# share} other {# shares}} of {company} to the pool, for which {to} receives {amount, number, money}.',
    ja: '{seat}が{company}の{count}株を公開市場に手放し、その代金{amount, number, money}を{to}が受け取りました。',
  },
  'event/single-dropped': {
    en: 'The IRSFF share {holder, select, pool {in the pool} other {of {holder}}} is removed because SB and SFL have no shares left.',
    ja: 'SBとSFLの株が残っていないため、{holder, select, pool {公開市場} other {{holder}}}のIRSFF株は除去されました。',
  },
  'event/single-exchanged': {
    en: '{holder, select, pool {The pool} other {{holder}}} receives a share of {company}.',
    ja: '{holder, select, pool {公開市場} other {{holder}}}が{company}を1株受け取りました。',
  },
  'event/stock-round': { en: 'Stock round {number}', ja: '株式ラウンド{number}' },
  'event/stock-round-ended': {
    en: 'The stock round ends. {priority} has the priority deal.',
    ja: '株式ラウンドが終わり、優先売買カードは{priority}が持つことになりました。',
  },
  'event/token-bought': {
    en: '{company} buys {from}’s token in {hex} for {price, number, money}.',
    ja: '{company}が{hex}の{from}のトークンを{price, number, money}で買いました。',
  },
  'event/token-placed': {
    en: '{company} places a token in {hex}.',
    ja: '{company}が{hex}にトークンを置きました。',
  },
  'event/token-price': {
    en: 'Tokens of {company} cost {price, number, money} each.',
    ja: '{company}のトークンの価格は1個{price, number, money}に決まりました。',
  },
  'event/tokens-bought': {
    en: '{company} buys {count, plural, one {# token} other {# tokens}} for {cost, number, money}.',
    ja: '{company}がトークンを{cost, number, money}で{count}個買いました。',
  },
  'event/tokens-divided': {
    en: '{company} takes over {count, plural, =0 {{charter, plural, =0 {no tokens} one {# token on the charter} other {# tokens on the charter}}} one {the token in {hexes}{charter, plural, =0 {} other { and # on the charter}}} other {the tokens in {hexes}{charter, plural, =0 {} other { and # on the charter}}}}.',
    ja: '{company}{count, plural, =0 {{charter, plural, =0 {が引き継ぐトークンはありませんでした} other {が権利書のトークン#個を引き継ぎました}}} other {が{hexes}のトークン{charter, plural, =0 {} other {と権利書の#個}}を引き継ぎました}}。',
  },
  'event/tokens-kept': {
    en: '{company} keeps its tokens in {hexes}{charter, plural, =0 {} other {, with # more on the charter}}.',
    ja: '{company}が{hexes}のトークンを残しました{charter, plural, =0 {} other {（権利書に#個）}}。',
  },
  'event/track-laid': {
    en: '{company} {upgrade, select, true {upgrades {hex} to tile {tile}} other {lays tile {tile} in {hex}}}{cost, plural, =0 {} other { for {cost, number, money}}}.',
    ja: '{company}が{upgrade, select, true {{hex}をタイル{tile}に張り替え} other {{hex}にタイル{tile}を敷設し}}ました{cost, plural, =0 {} other {（{cost, number, money}）}}。',
  },
  'event/traded-up': {
    en: '{seat} pays {amount, number, money} for the president’s certificate of {company}.',
    ja: '{seat}が{amount, number, money}を払い、{company}の社長株を得ました。',
  },
  'event/train-bought': {
    en: '{company} buys a {train}-train from {from} for {price, number, money}.',
    ja: '{company}が{from}から{train}列車を{price, number, money}で買いました。',
  },
  'event/train-discarded': {
    en: '{company} discards a {train}-train.',
    ja: '{company}が{train}列車を返しました。',
  },
  'event/trains-handed-over': {
    en: '{to} takes over {count, plural, one {a {trains}-train} other {# trains ({trainsId})}} from {from}.',
    ja: '{to}が{from}の{count, plural, =1 {{trains}列車} other {列車#両（{trainsId}）}}を引き継ぎました。',
  },
  'event/withheld': {
    en: '{company} {revenue, plural, =0 {does not pay a dividend} other {withholds {revenue, number, money}}}.',
    ja: '{company}{revenue, plural, =0 {は無配でした} other {が{revenue, number, money}を留保しました}}。',
  },
};
