import type { Messages } from '@signalbox/kernel';

/** Why bots do what they do in any railway title. */
export const RAILWAY_REASONS: Messages = {
  'bot/rail/buy': {
    en: 'buys {company}: expects {run} in its next run, {mine} of it for me',
    ja: '{company}を買います。次の運行は{run}、うち自分の取り分は{mine}の見込みです',
  },
  'bot/rail/start': {
    en: 'starts {company} at {price}: it will have {capital} for trains and track',
    ja: '{company}を{price}で設立します。列車と線路に{capital}を使えます',
  },
  'bot/rail/sell': {
    en: 'sells {count, plural, one {a share} other {# shares}} of {company} for {amount}: they will not earn that much',
    ja: '{company}の{count}株を{amount}で売ります。それほどの収益は見込めません',
  },
  'bot/rail/pass-trade': {
    en: 'passes: nothing on sale is worth its price{debt, plural, =0 {} other {, and a train may cost # soon}}',
    ja: 'パスします。値段に見合うものがありません{debt, plural, =0 {} other {（まもなく列車に#必要かもしれません）}}',
  },
  'bot/rail/track-earns': {
    en: 'lays {tile} on {hex}: {company} earns {run} more each run',
    ja: '{hex}に{tile}を敷きます。{company}の運行収入が{run}増えます',
  },
  'bot/rail/track-leads': {
    en: 'lays {tile} on {hex}: {company} comes nearer to revenue',
    ja: '{hex}に{tile}を敷きます。{company}が収入源に近づきます',
  },
  'bot/rail/no-track': {
    en: 'lays no track: none would help {company}',
    ja: '線路を敷きません。{company}の役に立つものがありません',
  },
  'bot/rail/no-token': {
    en: 'places no token: none is worth its cost to {company}',
    ja: 'トークンを置きません。{company}にとって費用に見合いません',
  },
  'bot/rail/run': {
    en: 'runs {company} for {run}: the most there is',
    ja: '{company}を最高額の{run}で運行します',
  },
  'bot/rail/pay': {
    en: 'pays out {revenue} of {company}, {mine} of it to me',
    ja: '{company}の{revenue}を配当します。うち自分に{mine}',
  },
  'bot/rail/withhold': {
    en: 'withholds {revenue}: {company} will need it for a train',
    ja: '{revenue}を留保します。{company}はまもなく列車の代金が必要です',
  },
  'bot/rail/needs-train': {
    en: 'buys a {train}-train for {price}: {company} must have one and will run for {run}',
    ja: '{train}列車を{price}で買います。{company}には列車が必要で、{run}の運行ができます',
  },
  'bot/rail/more-trains': {
    en: 'buys a {train}-train for {price}: {company} earns {run} more each run',
    ja: '{train}列車を{price}で買います。{company}の運行収入が{run}増えます',
  },
  'bot/rail/enough-trains': {
    en: 'buys no more trains: none would earn its price for {company}',
    ja: 'これ以上列車を買いません。{company}では元が取れません',
  },
  'bot/rail/emergency': {
    en: 'calls for help: {company} must have a train and cannot pay for it',
    ja: '援助を求めます。{company}には列車が必要ですが、代金を払えません',
  },
  'bot/rail/bankrupt': {
    en: 'declares bankruptcy: no train can be paid for',
    ja: '破産します。どの列車も買えません',
  },
  'bot/rail/deal': {
    en: 'offers {price} to {from} for a {train}-train: {company} earns {run} more each run',
    ja: '{from}の{train}列車に{price}を提示します。{company}の運行収入が{run}増えます',
  },
  'bot/rail/accept': {
    en: 'accepts {price} for the {train}-train: it is worth {least} to us',
    ja: '{train}列車の{price}を受けます。こちらでの価値は{least}です',
  },
  'bot/rail/decline': {
    en: 'declines {price} for the {train}-train: it is worth {least} to us, or cannot be spared',
    ja: '{train}列車の{price}を断ります。こちらでの価値は{least}か、手放せません',
  },
  'bot/rail/discard': {
    en: 'discards the {train}-train of {company}: its smallest',
    ja: '{company}の最小の{train}列車を手放します',
  },
  'bot/rail/sell-for-train': {
    en: 'sells {count, plural, one {a share} other {# shares}} of {company} for {amount}: the train must be paid, and these are missed least',
    ja: '列車の代金のため{company}の{count}株を{amount}で売ります。最も惜しくない株です',
  },
  'bot/rail/station': {
    en: 'places a station on {hex} for {cost}: {company} earns {run} more and keeps its place',
    ja: '{hex}に{cost}で駅を置きます。{company}の収入が{run}増え、場所も確保できます',
  },
};
