import type { Messages } from '@signalbox/kernel';

/** Explanations shared by the railway titles. */
export const RAILWAY_REASONS: Messages = {
  'bot/rail/buy': {
    en: 'buys {company}: its next run should be about {run, number, money}, {mine, number, money} of it for own shares',
    ja: '{company}を買います。次の運行は{run, number, money}、うち自分の取り分は{mine, number, money}の見込みです',
  },
  'bot/rail/start': {
    en: 'starts {company} at {price, number, money}: it will have {capital, number, treasury} for track and trains',
    ja: '{company}を{price, number, money}で始めます。線路と列車に{capital, number, treasury}を使えます',
  },
  'bot/rail/sell': {
    en: 'sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money}: {count, plural, one {it is} other {they are}} not worth keeping at that price',
    ja: '{company}の{count}株を{amount, number, money}で売ります。持ち続けてもそれほどの収入は見込めません',
  },
  'bot/rail/pass-trade': {
    en: 'passes: nothing that can be bought is worth its price{debt, plural, =0 {} other {, and a train may soon cost {debt, number, money}}}',
    ja: 'パスします。買えるものに、値段に見合うものがありません{debt, plural, =0 {} other {（まもなく列車に{debt, number, money}必要かもしれません）}}',
  },
  'bot/rail/track-earns': {
    en: 'lays tile {tile} in {hex}: {company} earns {run, number, money} more per run',
    ja: '{hex}にタイル{tile}を敷設します。{company}は1回の運行で{run, number, money}多く稼げます',
  },
  'bot/rail/track-leads': {
    en: 'lays tile {tile} in {hex}: it brings {company} closer to a better route',
    ja: '{hex}にタイル{tile}を敷設します。{company}がもっと稼げるルートに近づきます',
  },
  'bot/rail/no-track': {
    en: 'lays no track: nothing would help {company}',
    ja: '線路を敷設しません。{company}の役に立つものがありません',
  },
  'bot/rail/no-token': {
    en: 'places no token: none would help {company} enough',
    ja: 'トークンを置きません。{company}に十分役立つ場所がありません',
  },
  'bot/rail/run': {
    en: 'runs {company} for the maximum of {run, number, money}',
    ja: '{company}を最高額の{run, number, money}で運行します',
  },
  'bot/rail/pay': {
    en: 'pays out {revenue, number, money} for {company}, {mine, number, money} of it for own shares',
    ja: '{company}の{revenue, number, money}を配当します。うち自分に{mine, number, money}です',
  },
  'bot/rail/withhold': {
    en: 'withholds {revenue, number, money}: {company} will need it for a train',
    ja: '{revenue, number, money}を会社に残します。{company}はまもなく列車の代金が必要です',
  },
  'bot/rail/needs-train': {
    en: 'buys a {train}-train for {price, number, treasury}: {company} needs one and will run for {run, number, money}',
    ja: '{train}列車を{price, number, treasury}で買います。{company}には列車が必要で、{run, number, money}の運行ができます',
  },
  'bot/rail/more-trains': {
    en: 'buys a {train}-train for {price, number, treasury}: {run, plural, =0 {money left in a treasury counts for nothing at the end} other {{company} earns {run, number, money} more per run}}',
    ja: '{train}列車を{price, number, treasury}で買います。{run, plural, =0 {会社に残る資金は最後に数えません} other {{company}は1回の運行で{run, number, money}多く稼げます}}',
  },
  'bot/rail/enough-trains': {
    en: 'buys no more trains: none would earn {company} what it costs',
    ja: 'これ以上列車を買いません。{company}では元が取れません',
  },
  'bot/rail/emergency': {
    en: 'raises emergency money: {company} has to own a train and cannot pay for it',
    ja: '資金を調達します。{company}には列車が必要ですが、代金を払えません',
  },
  'bot/rail/bankrupt': {
    en: 'declares bankruptcy: there is no way to pay for a train',
    ja: '破産を宣言します。どの列車も買えません',
  },
  'bot/rail/deal': {
    en: 'offers {price, number, treasury} to {from} for a {train}-train{run, plural, =0 {} other {: {company} earns {run, number, money} more per run}}',
    ja: '{from}の{train}列車に{price, number, treasury}を提示します{run, plural, =0 {} other {。{company}は1回の運行で{run, number, money}多く稼げます}}',
  },
  'bot/rail/accept': {
    en: 'accepts {price, number, treasury} for the {train}-train, which the company values at {least, number, treasury}',
    ja: '{train}列車を{price, number, treasury}で売ります。会社にとっての価値は{least, number, treasury}です',
  },
  'bot/rail/decline': {
    en: 'declines {price, number, treasury} for the {train}-train: the company needs it or values it at {least, number, treasury}',
    ja: '{train}列車を{price, number, treasury}では売りません。会社に必要か、{least, number, treasury}の価値があります',
  },
  'bot/rail/keep': {
    en: 'declines for this turn: the {train}-train cannot be spared',
    ja: 'この手番の間は断ります。{train}列車は手放せません',
  },
  'bot/rail/count': {
    en: 'agrees to end and score the game: no company operates and nobody can afford to start one',
    ja: 'ゲームの終了に同意します。運営する会社がなく、誰も会社を始められません',
  },
  'bot/rail/count-ahead': {
    en: 'agrees to end and score the game: nothing has changed for a long time, and this is a win',
    ja: 'ゲームの終了に同意します。長い間何も変わらず、このまま集計すれば勝ちです',
  },
  'bot/rail/count-lost': {
    en: 'agrees to end and score the game: there is no way to win it any more',
    ja: 'ゲームの終了に同意します。もう勝つ見込みがありません',
  },
  'bot/rail/play-on': {
    en: 'plays on: something may still happen',
    ja: 'ゲームを続けます。まだ何か起こるかもしれません',
  },
  'bot/rail/discard': {
    en: 'discards {company}’s smallest train, the {train}-train',
    ja: '{company}の最も小さい{train}列車を返します',
  },
  'bot/rail/sell-for-train': {
    en: 'sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money} to pay for the train: parting with them hurts least',
    ja: '列車の代金のため{company}の{count}株を{amount, number, money}で売ります。最も痛手の少ない株です',
  },
  'bot/rail/station': {
    en: 'places a token in {hex}{cost, plural, =0 {} other { for {cost, number, treasury}}}: {company} earns {run, number, money} more per run and secures the slot',
    ja: '{hex}に{cost, plural, =0 {} other {{cost, number, treasury}で}}トークンを置きます。{company}は1回の運行で{run, number, money}多く稼げ、場所も確保できます',
  },
};
