import type { Messages } from '@signalbox/kernel';

/** Explanations of 1841. */
export const EIGHTEEN_FORTY_ONE_REASONS: Messages = {
  'bot/1841/put-up': {
    en: 'puts up {lot}: it should be worth about {limit, number, money}',
    ja: '{lot}を競りにかけます。価値は{limit, number, money}ほどです',
  },
  'bot/1841/decline-auction': {
    en: 'declines to put up a concession: the money is needed to found a company',
    ja: '特許を競りにかけません。会社の設立に資金が必要です',
  },
  'bot/1841/bid': {
    en: 'bids {amount, number, money} for {lot}, which should be worth up to {limit, number, money}',
    ja: '{lot}に{amount, number, money}を入札します。{limit, number, money}までの価値がありそうです',
  },
  'bot/1841/pass-bid': {
    en: 'passes: {lot} is worth no more than {limit, number, money} if a company is still to be founded',
    ja: 'パスします。設立資金を残すと{lot}の価値は{limit, number, money}までです',
  },
  'bot/1841/sealed-bids': {
    en: 'bids {amount, number, money} in total: the rest is needed to found a company',
    ja: '合計{amount, number, money}を入札し、残りは設立資金にします',
  },
  'bot/1841/concession': {
    en: 'takes concession {lot}: its company can be founded next',
    ja: '特許{lot}を取ります。次にその会社を設立できます',
  },
  'bot/1841/found': {
    en: 'founds {company} at {price, number, money}: it will have {capital, number, treasury} for track and trains',
    ja: '{company}を開始価格{price, number, money}で設立します。線路と列車に{capital, number, treasury}を使えます',
  },
  'bot/1841/first-share': {
    en: 'buys another initial share of {company} for {price, number, money}: the company needs the money for its first train',
    ja: '{company}の初期株券をもう1株{price, number, money}で買います。最初の列車の資金になります',
  },
  'bot/1841/enough-shares': {
    en: 'buys no more initial shares of {company}: the money is needed elsewhere',
    ja: '{company}の初期株券はこれ以上買いません。資金は他で必要です',
  },
  'bot/1841/home': {
    en: 'starts {company} in {hex}: there is good revenue nearby',
    ja: '{company}の本社を{hex}に置きます。収入源が近くにあります',
  },
  'bot/1841/one-home': {
    en: 'gives {company} one home: a second would cost more than it is worth',
    ja: '{company}の本社は1つにします。2つ目は費用に見合いません',
  },
  'bot/1841/tokens': {
    en: 'buys {count, plural, =0 {no more tokens} one {# token} other {# tokens}} for {company}: it still has to pay for a train',
    ja: '{company}のトークンを{count, plural, =0 {これ以上買いません} other {#個買います}}。列車の代金を残します',
  },
  'bot/1841/sell-for-tokens': {
    en: 'sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money} to pay for the tokens: parting with them hurts least',
    ja: 'トークンの代金のため{company}の{count}株を{amount, number, money}で売ります。最も痛手の少ない株です',
  },
  'bot/1841/keeps-shares': {
    en: '{company} sells no shares: it does not need money for a train now',
    ja: '{company}は株を売りません。今は列車の資金が要りません',
  },
  'bot/1841/company-sale': {
    en: '{owner} sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money} towards its next train',
    ja: '{owner}が{company}の{count}株を{amount, number, money}で売ります。次の列車のためです',
  },
  'bot/1841/no-purchase': {
    en: '{company} buys no shares: its money is for trains',
    ja: '{company}は株を買いません。資金は列車のためです',
  },
  'bot/1841/company-purchase': {
    en: '{owner} buys a share of {company} for {price, number, money}: it has money to spare',
    ja: '{owner}が{company}の株を{price, number, money}で買います。資金に余裕があります',
  },
  'bot/1841/subscribe': {
    en: 'buys an offered share of {company} for {price, number, money}: it is worth more',
    ja: '{company}の追加の株を{price, number, money}で買います。それ以上の価値があります',
  },
  'bot/1841/no-subscription': {
    en: 'declines a share of {company}: the money is needed elsewhere',
    ja: '{company}の追加の株を買いません。資金は他で必要です',
  },
  'bot/1841/merge': {
    en: 'merges {company} with {with}: together they can pay for their trains',
    ja: '{company}と{with}を合併します。合併すれば列車の代金を払えます',
  },
  'bot/1841/no-merger': {
    en: 'does not merge {company}: it is better off alone',
    ja: '{company}は合併しません。単独の方が有利です',
  },
  'bot/1841/convert': {
    en: 'converts {company} into a major: the new shares pay for a train',
    ja: '{company}を大会社に転換します。新しい株が列車の資金になります',
  },
  'bot/1841/no-conversion': {
    en: 'keeps {company} a minor: each of its shares earns more',
    ja: '{company}は小会社のままにします。1株あたりの配当が多いためです',
  },
  'bot/1841/charter': { en: 'takes the charter of {company}', ja: '{company}の権利書を選びます' },
  'bot/1841/place': {
    en: 'chooses the space at {price, number, money}, the higher price',
    ja: '株価{price, number, money}を選びます。高い方です',
  },
  'bot/1841/trade-up': {
    en: 'pays {cost, number, money} for the presidency of {company}: it is worth the price',
    ja: '{cost, number, money}を払って{company}の社長になります。決定権が利益になります',
  },
  'bot/1841/no-trade-up': {
    en: 'leaves the presidency of {company} to others: it costs too much',
    ja: '{company}の社長は他の人に任せます。費用がかかりすぎます',
  },
  'bot/1841/odd-share': {
    en: 'rounds up an odd share of {company}: the price should rise',
    ja: '{company}の端数株を1株にします。値上がりが見込めます',
  },
  'bot/1841/odd-cash': {
    en: 'cashes in the odd share of {company}',
    ja: '{company}の端数株は現金で受け取ります',
  },
  'bot/1841/keep-tokens': {
    en: 'keeps {count, plural, one {# token} other {# tokens}} of {company} on the map, as many as possible',
    ja: '{company}のトークンを地図上にできるだけ多く（{count}個）残します',
  },
  'bot/1841/successor': {
    en: 'chooses {company}: it fits the shares already held',
    ja: '{company}を選びます。手持ちの株に合います',
  },
  'bot/1841/grant-round': {
    en: 'offers shares once more: a share of {company} is worth more than {price, number, money}',
    ja: '株をもう1巡提供します。{price, number, money}の{company}株にはそれ以上の価値があります',
  },
  'bot/1841/no-round': {
    en: 'does not offer shares again: no more shares of {company} are wanted',
    ja: '株をこれ以上は提供しません。{company}の株はもう要りません',
  },
  'bot/1841/accept': {
    en: 'accepts{price, plural, =0 {} other { {price, number, money}}}: it is an advantage',
    ja: '{price, plural, =0 {} other {{price, number, money}で}}同意します。こちらに有利です',
  },
  'bot/1841/decline': {
    en: 'declines{price, plural, =0 {} other { {price, number, money}}}: it is no advantage',
    ja: '{price, plural, =0 {} other {{price, number, money}では}}断ります。こちらに有利ではありません',
  },
  'bot/1841/no-token-deal': {
    en: 'buys no token from another company: {company} has enough tokens',
    ja: '{company}のために他社のトークンは買いません。自社のもので足ります',
  },
  'bot/1841/keeps-card': { en: 'keeps the priority deal', ja: '優先売買カードを手放しません' },
  'bot/1841/one-more-round': {
    en: 'adds an operating round: it brings {gain, number, money} more than the others get',
    ja: '運営ラウンドを追加します。他の人より{gain, number, money}多く得られます',
  },
  'bot/1841/no-more-rounds': {
    en: 'adds no operating round: the others would gain more',
    ja: '運営ラウンドを追加しません。他の人の方が得をします',
  },
  'bot/1841/return': {
    en: 'plays on with L.500 from the bank: there is still time to earn more',
    ja: '銀行からL.500を受け取って続けます。まだ稼ぐ時間があります',
  },
  'bot/1841/leave': { en: 'leaves the game', ja: 'ゲームから離脱します' },
};
