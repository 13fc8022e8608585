import type { Messages } from '@signalbox/kernel';

/** What speaks against a choice. */
export const REASON_MESSAGES: Messages = {
  'why/auction/cash': { en: 'A bid is at least {least}.', ja: '入札は{least}以上です。' },
  'why/auction/no-lot': { en: 'This concession is not in the game.', ja: 'その特許はゲームにありません。' },
  'why/auction/purse': {
    en: 'All bids together are more than the cash.',
    ja: '入札の合計が所持金を超えています。',
  },
  'why/concession/first-round': {
    en: 'Concessions of the pool are not sold in the first stock round.',
    ja: '第1株式ラウンドには公開市場の特許は買えません。',
  },
  'why/conversion/major': { en: 'Only minors convert.', ja: '転換できるのは小会社だけです。' },
  'why/deal/forbidden': {
    en: 'Players do not trade with each other in this game.',
    ja: 'このゲームではプレイヤー間の取引はできません。',
  },
  'why/deal/only-certificate': {
    en: 'The president’s certificate of {company} cannot be split.',
    ja: '{company}の社長株は分けられません。',
  },
  'why/founding/first-shares': {
    en: 'No more shares may be bought at the foundation.',
    ja: '設立時にこれ以上の株は買えません。',
  },
  'why/founding/no-concession': {
    en: '{company} needs its concession.',
    ja: '{company}の設立には特許が必要です。',
  },
  'why/founding/no-home': {
    en: 'There is no free home for {company}.',
    ja: '{company}の本社を置ける都市がありません。',
  },
  'why/founding/too-early': {
    en: '{company} may be founded from phase 3 on.',
    ja: '{company}はフェイズ3から設立できます。',
  },
  'why/home/austria': {
    en: '{hex} is Austrian: no homes yet.',
    ja: '{hex}はオーストリア領なのでまだ本社を置けません。',
  },
  'why/home/border': {
    en: 'A border separates {hex} from the other home.',
    ja: '{hex}はもう一方の本社と国境で隔てられています。',
  },
  'why/home/historical': {
    en: '{hex} is kept for historical companies until phase 4.',
    ja: '{hex}はフェイズ4まで史実会社の本社です。',
  },
  'why/home/major-city': { en: 'Minors may not start in {hex}.', ja: '小会社は{hex}に本社を置けません。' },
  'why/home/no-slot': { en: 'There is no free space in {hex}.', ja: '{hex}に空きがありません。' },
  'why/home/occupied': {
    en: 'Minors need a city without tokens; {hex} has one.',
    ja: '小会社はトークンのある{hex}を本社にできません。',
  },
  'why/home/same-hex': { en: 'The other home is in {hex} already.', ja: 'もう一方の本社が{hex}にあります。' },
  'why/home/switzerland': { en: 'No company has its home in {hex}.', ja: '{hex}には本社を置けません。' },
  'why/merger/class': { en: '{company} is of another class.', ja: '{company}とはクラスが違います。' },
  'why/merger/concession': {
    en: 'The concession of {company} is still in the game.',
    ja: '{company}の特許がまだ除去されていません。',
  },
  'why/merger/declined': {
    en: 'The president of {company} has declined.',
    ja: '{company}の社長が同意しませんでした。',
  },
  'why/merger/frozen': { en: '{company} is frozen.', ja: '{company}は凍結されています。' },
  'why/merger/no-charter': {
    en: 'No non-historical major is free for {company}.',
    ja: '{company}に使える非史実大会社がありません。',
  },
  'why/merger/no-president': {
    en: 'Nobody would preside over the new company.',
    ja: '新会社の社長になる株主がいません。',
  },
  'why/merger/none-left': { en: 'The new company has no share left.', ja: '新会社の株が残っていません。' },
  'why/merger/not-linked': {
    en: 'No route links the two without crossing a border: {company}.',
    ja: '国境を越えないルートで{company}とつながっていません。',
  },
  'why/merger/not-operated': {
    en: '{company} has not completed a turn.',
    ja: '{company}はまだ運営を完了していません。',
  },
  'why/merger/ring': {
    en: 'A merger with {company} would close a ring of control.',
    ja: '{company}との合併はコントロールの循環を生じます。',
  },
  'why/merger/tuscan': {
    en: '{company} waits for the Tuscan merger.',
    ja: '{company}はトスカーナ合併を待ちます。',
  },
  'why/purchase/border': {
    en: '{company} has tokens beyond a border.',
    ja: '{company}は国境の向こうにトークンを持っています。',
  },
  'why/purchase/cash': { en: 'This costs L.{cost}.', ja: 'L.{cost}が必要です。' },
  'why/purchase/certificate-limit': {
    en: 'At most {limit} certificates may be held.',
    ja: '株券は{limit}枚までです。',
  },
  'why/purchase/controller': {
    en: '{company} controls the buyer.',
    ja: '{company}は購入側をコントロールしています。',
  },
  'why/purchase/holding-limit': {
    en: 'At most {percent}% of a company may be controlled.',
    ja: '1社の株は{percent}%までです。',
  },
  'why/purchase/own-shares': {
    en: 'A company does not buy its own shares.',
    ja: '会社は自社の株を買えません。',
  },
  'why/purchase/ring': {
    en: 'Buying {company} would close a ring of control.',
    ja: '{company}の購入はコントロールの循環を生じます。',
  },
  'why/purchase/sold-this-round': {
    en: 'Shares of {company} were sold in this round.',
    ja: 'このラウンドに{company}の株を売っています。',
  },
  'why/purchase/with-concession': {
    en: 'The certificate of {company} goes with its concession.',
    ja: '{company}の社長株は特許とともにしか移動しません。',
  },
  'why/routes/not-the-most': { en: 'The best run earns {best}.', ja: '最高の収益は{best}です。' },
  'why/sale/chain-of-control': {
    en: 'The president of {company} must not change now.',
    ja: '今は{company}の社長が変わってはいけません。',
  },
  'why/sale/forced': {
    en: 'Shares of {company} have to be sold first.',
    ja: '先に{company}の株を売らなければなりません。',
  },
  'why/sale/more-than-needed': { en: 'Only L.{need} more is needed.', ja: '必要なのは残りL.{need}です。' },
  'why/sale/not-operated': {
    en: '{company} has not completed a turn.',
    ja: '{company}はまだ運営を完了していません。',
  },
  'why/sale/one-block-each': { en: 'One block of each company.', ja: '各社1ブロックずつです。' },
  'why/sale/ring': {
    en: 'Selling {company} would close a ring of control.',
    ja: '{company}の売却はコントロールの循環を生じます。',
  },
  'why/sale/too-little': {
    en: 'This would waste what can still raise L.{need}.',
    ja: 'それではL.{need}を集められなくなります。',
  },
  'why/sale/too-many-certificates': {
    en: 'Certificates above the limit have to be sold.',
    ja: '制限を超える株券を売らなければなりません。',
  },
  'why/sale/whole-certificate': {
    en: 'The president’s certificate of {company} is sold as a whole.',
    ja: '{company}の社長株は分割して売れません。',
  },
  'why/secession/none-left': { en: 'No share of {company} is left.', ja: '{company}の株が残っていません。' },
  'why/token/frozen': {
    en: '{company} is frozen and cannot agree.',
    ja: '{company}は凍結されており合意できません。',
  },
  'why/token/last': {
    en: '{company} keeps its last city token.',
    ja: '{company}の最後の都市トークンは買えません。',
  },
  'why/token/none-left': { en: 'No token is left on the charter.', ja: '権利書にトークンがありません。' },
  'why/tokens/charter': {
    en: '{most} tokens go to the charter.',
    ja: '権利書に置けるトークンは{most}個です。',
  },
  'why/tokens/fixed': {
    en: 'Tokens in Pisa and Firenze stay.',
    ja: 'ピサとフィレンツェのトークンは残します。',
  },
  'why/tokens/keep-all': {
    en: 'As many tokens as possible are kept.',
    ja: 'できるだけ多くのトークンを残します。',
  },
  'why/tokens/no-city': { en: 'At least one token stays in a city.', ja: '都市に少なくとも1個残します。' },
  'why/tokens/not-there': { en: 'There is no such token.', ja: 'そのトークンはありません。' },
  'why/tokens/one-per-city': {
    en: 'One token of each city is kept.',
    ja: '各都市に残せるトークンは1個です。',
  },
  'why/tokens/too-many': { en: 'At most {most} tokens.', ja: 'トークンは{most}個までです。' },
  'why/tokens/treasury': { en: 'A token costs L.{price}.', ja: 'トークンは1個L.{price}です。' },
  'why/track/base-used': {
    en: 'Each tile needs a base of its own: {hex}.',
    ja: 'タイルはそれぞれ別の起点から置きます（{hex}）。',
  },
  'why/track/border': {
    en: 'Track in {hex} only leads to a border.',
    ja: '{hex}の線路は国境に向かうだけです。',
  },
  'why/track/round-city': { en: '{hex} takes #63 instead.', ja: '{hex}には#63を使います。' },
  'why/track/same-hex': {
    en: '{hex} has a tile of this turn already.',
    ja: '{hex}にはこの手番ですでに置いています。',
  },
  'why/track/treasury': { en: 'The ground costs L.{cost}.', ja: '地形の費用L.{cost}が払えません。' },
  'why/trains/cheapest': {
    en: 'In need it has to be the cheapest train.',
    ja: '緊急時は最も安い列車を買います。',
  },
  'why/trains/in-need': { en: 'Help has been called already.', ja: 'すでに緊急資金調達を行ないました。' },
  'why/trains/limit': { en: 'At most {limit} trains.', ja: '列車は{limit}両までです。' },
  'why/trains/must-own': { en: 'The company has to own a train.', ja: '列車を保有しなければなりません。' },
  'why/trains/no-need': { en: 'There is no duty to own a train.', ja: '列車を保有する義務はありません。' },
  'why/trains/treasury': { en: 'The train costs L.{price}.', ja: '列車はL.{price}です。' },
  'why/trains/treasury-suffices': {
    en: 'The treasury is enough for a train.',
    ja: '金庫の資金で列車が買えます。',
  },
};
