import type { Messages } from '@signalbox/kernel';

/** Why bots do what they do in 1841 alone. */
export const EIGHTEEN_FORTY_ONE_REASONS: Messages = {
  'bot/1841/put-up': {
    en: 'puts {lot} up: it is worth about {limit} to us',
    ja: '{lot}を競りに出します。価値は{limit}ほどです',
  },
  'bot/1841/decline-auction': {
    en: 'puts nothing up: the money is needed to found a company',
    ja: '競りに出しません。会社の設立に資金が必要です',
  },
  'bot/1841/bid': {
    en: 'bids {amount} for {lot}: it should be worth up to {limit}',
    ja: '{lot}に{amount}を付けます。{limit}までの価値がありそうです',
  },
  'bot/1841/pass-bid': {
    en: 'passes: {lot} is not worth more than {limit} with the money left for founding',
    ja: 'パスします。設立資金を残すと{lot}の価値は{limit}までです',
  },
  'bot/1841/sealed-bids': {
    en: 'bids {amount} in all: more would leave nothing to found with',
    ja: '合計{amount}を入札します。それ以上では設立資金が残りません',
  },
  'bot/1841/concession': {
    en: 'takes the concession {lot}: its company can be founded next',
    ja: '利権{lot}を取ります。次にその会社を設立できます',
  },
  'bot/1841/first-share': {
    en: 'buys another first share of {company} for {price}: the company needs it for its first train',
    ja: '{company}の最初の株をもう1株{price}で買います。最初の列車の資金になります',
  },
  'bot/1841/enough-shares': {
    en: 'buys no more first shares of {company}: the money is wanted elsewhere',
    ja: '{company}の最初の株はこれ以上買いません。資金は他で必要です',
  },
  'bot/1841/home': {
    en: 'starts {company} on {hex}: much revenue is near',
    ja: '{company}を{hex}で始めます。収入源が近くにあります',
  },
  'bot/1841/one-home': {
    en: 'gives {company} one home: a second one would cost more than it brings',
    ja: '{company}の本拠は1つにします。2つ目は費用に見合いません',
  },
  'bot/1841/tokens': {
    en: 'takes {count, plural, =0 {no more tokens} one {one token} other {# tokens}} for {company}: the train must still be paid for',
    ja: '{company}のトークンを{count}個にします。列車の代金を残します',
  },
  'bot/1841/keeps-shares': {
    en: '{company} sells no shares: it needs no money for a train now',
    ja: '{company}は株を売りません。今は列車の資金が要りません',
  },
  'bot/1841/company-sale': {
    en: '{owner} sells {count, plural, one {a share} other {# shares}} of {company} for {amount}: for its next train',
    ja: '{owner}が{company}の{count}株を{amount}で売ります。次の列車のためです',
  },
  'bot/1841/no-purchase': {
    en: '{company} buys no shares: its money is for trains',
    ja: '{company}は株を買いません。資金は列車のためです',
  },
  'bot/1841/company-purchase': {
    en: '{owner} buys a share of {company} for {price}: it has money to spare',
    ja: '{owner}が{company}の株を{price}で買います。資金に余裕があります',
  },
  'bot/1841/subscribe': {
    en: 'takes a new share of {company} for {price}: it will bring more',
    ja: '{company}の新株を{price}で引き受けます。それ以上をもたらします',
  },
  'bot/1841/no-subscription': {
    en: 'takes no new share of {company}: the money is wanted elsewhere',
    ja: '{company}の新株を引き受けません。資金は他で必要です',
  },
  'bot/1841/merge': {
    en: 'merges {company} with {with}: together they can pay for their trains',
    ja: '{company}と{with}を合併させます。一緒なら列車の代金を払えます',
  },
  'bot/1841/no-merger': {
    en: 'merges {company} with nobody: it stands better alone',
    ja: '{company}は合併しません。単独の方が有利です',
  },
  'bot/1841/convert': {
    en: 'converts {company} into a major: new shares pay for a train',
    ja: '{company}を大会社に転換します。新株が列車の資金になります',
  },
  'bot/1841/no-conversion': {
    en: 'keeps {company} a minor: each of its shares earns more',
    ja: '{company}は小会社のままにします。1株あたりの収入が多いためです',
  },
  'bot/1841/charter': { en: 'takes the charter of {company}', ja: '{company}の定款を選びます' },
  'bot/1841/place': {
    en: 'keeps the place at {price}: the higher price',
    ja: '株価{price}の位置を選びます。高い方です',
  },
  'bot/1841/trade-up': {
    en: 'pays {cost} for the chair of {company}: whoever decides, earns',
    ja: '{cost}を払って{company}の社長になります。決定権が利益になります',
  },
  'bot/1841/no-trade-up': {
    en: 'leaves the chair of {company} to others: it costs too much',
    ja: '{company}の社長は他に任せます。費用がかかりすぎます',
  },
  'bot/1841/odd-share': {
    en: 'pays for the other half of a share of {company}: it will rise',
    ja: '{company}の半株分を払って1株にします。値上がりが見込めます',
  },
  'bot/1841/odd-cash': {
    en: 'takes money for the odd share of {company}',
    ja: '{company}の端株は現金で受け取ります',
  },
  'bot/1841/keep-tokens': {
    en: 'keeps {count, plural, one {one token} other {# tokens}} of {company} on the map: as many as it can',
    ja: '{company}のトークンを地図上に{count}個残します。できるだけ多く残します',
  },
  'bot/1841/successor': {
    en: 'chooses {company}: it goes with what we have',
    ja: '{company}を選びます。手持ちに合います',
  },
  'bot/1841/grant-round': {
    en: 'grants another round: a share of {company} for {price} is worth more',
    ja: 'もう1巡認めます。{price}の{company}株にはそれ以上の価値があります',
  },
  'bot/1841/no-round': {
    en: 'grants no other round: we want no more of {company}',
    ja: 'これ以上は認めません。{company}の株はもう要りません',
  },
  'bot/1841/accept': {
    en: 'accepts{price, plural, =0 {} other { #}}: it is worth less to us',
    ja: '{price, plural, =0 {} other {#で}}受けます。こちらでの価値はそれ以下です',
  },
  'bot/1841/decline': {
    en: 'declines{price, plural, =0 {} other { #}}: it is worth more to us',
    ja: '{price, plural, =0 {} other {#では}}断ります。こちらでの価値はそれ以上です',
  },
  'bot/1841/no-token-deal': {
    en: 'buys no token of others for {company}: its own will do',
    ja: '{company}のために他社のトークンは買いません。自社のもので足ります',
  },
  'bot/1841/keeps-card': { en: 'keeps the priority card', ja: '優先カードを手放しません' },
  'bot/1841/one-more-round': {
    en: 'adds an operating round: it brings {gain} more than to the others',
    ja: '運営ラウンドを追加します。他より{gain}多く得られます',
  },
  'bot/1841/no-more-rounds': {
    en: 'adds no operating round: the others would gain more',
    ja: '運営ラウンドを追加しません。他の方が得をします',
  },
  'bot/1841/return': {
    en: 'goes on with 500 from the bank: there is still time to earn more',
    ja: '銀行から500を借りて続けます。まだ稼ぐ時間があります',
  },
  'bot/1841/leave': { en: 'leaves the game', ja: 'ゲームから抜けます' },
};
