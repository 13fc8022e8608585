import type { Messages } from '@signalbox/kernel';

/** Why a choice is not possible. */
export const REASON_MESSAGES: Messages = {
  'concern/priority': {
    en: 'I would no longer get the priority deal',
    ja: '優先売買カードが他の人に移ることになった',
  },
  'why/auto/priority': {
    en: 'The priority deal would now go to {seat}.',
    ja: '優先売買カードは{seat}に移ることになります。',
  },
  'why/auction/cash': {
    en: 'A bid has to be at least {least, number, money}.',
    ja: '入札は{least, number, money}以上です。',
  },
  'why/auction/no-lot': { en: 'This concession is not in the game.', ja: 'その特許はゲームにありません。' },
  'why/auction/purse': {
    en: 'Your bids add up to more than your cash.',
    ja: '入札の合計が所持金を超えています。',
  },
  'why/concession/first-round': {
    en: 'Concessions in the pool cannot be bought in the first stock round.',
    ja: '最初の株式ラウンドには公開市場の特許を買えません。',
  },
  'why/conversion/major': { en: 'Only minors can convert.', ja: '転換できるのは小会社だけです。' },
  'why/deal/closed': {
    en: '{from} has already declined for this turn.',
    ja: '{from}は、この手番の間は取引に応じません。',
  },
  'why/deal/forbidden': {
    en: 'Players cannot trade with each other in this game.',
    ja: 'このゲームではプレイヤー間の取引はできません。',
  },
  'why/deal/only-certificate': {
    en: 'The president’s certificate of {company} cannot be split.',
    ja: '{company}の社長株は分けられません。',
  },
  'why/founding/first-shares': {
    en: 'No more initial shares may be bought.',
    ja: '初期株券はこれ以上買えません。',
  },
  'why/founding/no-concession': {
    en: '{company} can only be founded with its concession.',
    ja: '{company}の設立には特許が必要です。',
  },
  'why/founding/no-home': {
    en: 'No city is free for {company}’s home.',
    ja: '{company}の本社を置ける都市がありません。',
  },
  'why/founding/too-early': {
    en: '{company} cannot be founded before phase 3.',
    ja: '{company}はフェイズ3から設立できます。',
  },
  'why/home/austria': {
    en: '{hex} is in Austria, where non-historical companies may not have their homes yet.',
    ja: '{hex}はオーストリア領なので、非史実会社はまだ本社を置けません。',
  },
  'why/home/border': {
    en: 'A border separates {hex} from the other home.',
    ja: '{hex}はもう一方の本社と国境で隔てられています。',
  },
  'why/home/historical': {
    en: '{hex} is reserved for historical companies until phase 4.',
    ja: '{hex}はフェイズ4まで史実会社用に予約されています。',
  },
  'why/home/major-city': {
    en: 'Minors may not have their home in {hex}.',
    ja: '小会社は{hex}に本社を置けません。',
  },
  'why/home/no-slot': { en: '{hex} has no free slot.', ja: '{hex}にトークンの空きがありません。' },
  'why/home/occupied': {
    en: 'A minor’s home has to be in a city without tokens, and {hex} has one.',
    ja: '小会社はトークンのある{hex}を本社にできません。',
  },
  'why/home/same-hex': {
    en: 'The other home is already in {hex}.',
    ja: 'もう一方の本社がすでに{hex}にあります。',
  },
  'why/home/switzerland': { en: 'No company may have its home in {hex}.', ja: '{hex}には本社を置けません。' },
  'why/merger/class': {
    en: 'Minors merge only with minors and majors with majors; {company} is of the other class.',
    ja: '{company}とはクラスが違います。小会社同士、大会社同士でしか合併できません。',
  },
  'why/merger/concession': {
    en: '{company}’s concession is still in play.',
    ja: '{company}の特許がまだ除去されていません。',
  },
  'why/merger/declined': {
    en: '{company}’s president has declined.',
    ja: '{company}の社長に断られました。',
  },
  'why/merger/frozen': { en: '{company} is frozen.', ja: '{company}は凍結されています。' },
  'why/merger/no-charter': {
    en: 'No non-historical major is available.',
    ja: '使える非史実大会社の権利書がありません。',
  },
  'why/merger/no-president': {
    en: 'The new company would have no president.',
    ja: '新会社の社長になる株主がいません。',
  },
  'why/merger/none-left': { en: 'The new company has no shares left.', ja: '新会社の株が残っていません。' },
  'why/merger/not-linked': {
    en: 'The company is not connected to {company} by a route that crosses no border.',
    ja: '国境を越えないルートで{company}とつながっていません。',
  },
  'why/merger/not-operated': {
    en: '{company} has not completed a turn yet.',
    ja: '{company}はまだ手番を完了していません。',
  },
  'why/merger/ring': {
    en: 'Merging with {company} would create a circular chain of control.',
    ja: '{company}との合併により、コントロールの循環が生じます。',
  },
  'why/merger/tuscan': {
    en: '{company} can neither merge nor convert before the Tuscan merger.',
    ja: '{company}はトスカーナ合併まで、合併も転換もできません。',
  },
  'why/purchase/border': {
    en: '{company} has tokens across a border, so its shares cannot be bought.',
    ja: '{company}は国境の向こうにトークンを持つため、その株を買えません。',
  },
  'why/purchase/cash': {
    en: 'That costs {cost, number, money}, which the buyer cannot pay.',
    ja: '代金の{cost, number, money}を払えません。',
  },
  'why/purchase/certificate-limit': {
    en: 'The certificate limit is {limit}.',
    ja: '株券は{limit}枚までです。',
  },
  'why/purchase/controller': {
    en: '{company} controls the buyer, which may not buy its shares.',
    ja: '購入する会社は、自社をコントロールしている{company}の株を買えません。',
  },
  'why/purchase/holding-limit': {
    en: 'Nobody may hold more than {percent}% of a company, counting the companies they control.',
    ja: '1社の株は、コントロールする会社と合わせて{percent}%までです。',
  },
  'why/purchase/own-shares': {
    en: 'A company cannot buy its own shares.',
    ja: '会社は自社の株を買えません。',
  },
  'why/purchase/ring': {
    en: 'Buying shares of {company} would create a circular chain of control.',
    ja: '{company}の株の購入により、コントロールの循環が生じます。',
  },
  'why/purchase/sold-this-round': {
    en: 'You have sold shares of {company} this round, so you may not buy any.',
    ja: 'このラウンドに{company}の株を売ったため、買えません。',
  },
  'why/purchase/with-concession': {
    en: 'The president’s certificate of {company} changes hands only with its concession.',
    ja: '{company}の社長株は特許とともにしか移動しません。',
  },
  'why/routes/incomplete': {
    en: 'Besides a city with a token, the {train}-train needs another city, town or off-board box. Ports and passes are not enough.',
    ja: '{train}列車のルートには、トークンのある都市のほかに都市・街・盤外が必要です。港と峠だけでは足りません。',
  },
  'why/routes/no-station': {
    en: 'The {train}-train’s route has to include a city with one of the company’s tokens. A token in a pass is not enough.',
    ja: '{train}列車のルートには、その会社のトークンのある都市が必要です。峠のトークンでは足りません。',
  },
  'why/routes/not-the-most': {
    en: 'The company has to run for the highest revenue, {best, number, money}.',
    ja: '最大の収益（{best, number, money}）で運行しなければなりません。',
  },
  'why/sale/chain-of-control': {
    en: 'The presidency of {company} may not change now.',
    ja: '今は{company}の社長が変わる売却はできません。',
  },
  'why/sale/forced': {
    en: 'You have to sell shares of {company} first.',
    ja: '先に{company}の株を売らなければなりません。',
  },
  'why/sale/more-than-needed': {
    en: 'You need only {need, number, money} more: you may not sell more shares than that takes.',
    ja: '必要なのはあと{need, number, money}です。必要以上の株は売れません。',
  },
  'why/sale/no-successor': {
    en: 'No other shareholder has two shares of {company}, so the president’s certificate cannot be sold.',
    ja: '{company}の株を2株持つ株主が他にいないため、社長株は手放せません。',
  },
  'why/sale/not-operated': {
    en: '{company} has not completed a turn yet, so its shares cannot be sold.',
    ja: '{company}はまだ手番を完了していないため、株を売れません。',
  },
  'why/sale/one-block-each': {
    en: 'Shares of one company have to be sold as one block.',
    ja: '同じ会社の株は、まとめて1回で売らなければなりません。',
  },
  'why/sale/ring': {
    en: 'Selling shares of {company} would create a circular chain of control.',
    ja: '{company}の株の売却により、コントロールの循環が生じます。',
  },
  'why/sale/too-little': {
    en: 'After this sale the remaining shares could not raise the {need, number, money} still missing.',
    ja: 'それを売っても{need, number, money}足りず、残りの株ではまかなえなくなります。',
  },
  'why/sale/too-many-certificates': {
    en: 'You are over the certificate limit: sell shares first.',
    ja: '株券の枚数が制限を超えています。先に株を売ってください。',
  },
  'why/sale/whole-certificate': {
    en: 'The president’s certificate of {company} cannot be split.',
    ja: '{company}の社長株は分割して売れません。',
  },
  'why/secession/none-left': { en: '{company} has no shares left.', ja: '{company}の株が残っていません。' },
  'why/token/border': {
    en: 'Every route to {hex} crosses a border.',
    ja: '{hex}へのルートはどれも国境を越えます。',
  },
  'why/token/frozen': {
    en: '{company} is frozen: nobody can agree to a deal for it.',
    ja: '{company}は凍結されており、合意する社長がいません。',
  },
  'why/token/kept-for-choice': {
    en: 'Both cities of {hex} are reserved until {company} has chosen one of them.',
    ja: '{company}がどちらかを選ぶまで、{hex}の2つの都市は両方とも確保されています。',
  },
  'why/token/last': {
    en: '{company}’s last city token cannot be bought.',
    ja: '{company}の最後の都市トークンは買えません。',
  },
  'why/token/none-left': { en: 'The company has no tokens left.', ja: '権利書にトークンが残っていません。' },
  'why/tokens/always-five': {
    en: 'SFLi always has five tokens: with these on the map, {charter, plural, one {# goes} other {# go}} to the charter.',
    ja: 'SFLiのトークンは常に5個です。地図にこれだけ残すなら、権利書には{charter}個置きます。',
  },
  'why/tokens/charter': {
    en: 'At most {most, plural, one {# token} other {# tokens}} may be kept on the charter.',
    ja: '権利書に置けるトークンは最大{most}個です。',
  },
  'why/tokens/fixed': {
    en: 'Tokens in Pisa and Firenze have to stay.',
    ja: 'ピサとフィレンツェのトークンは残さなければなりません。',
  },
  'why/tokens/keep-all': {
    en: 'As many tokens as possible have to be kept.',
    ja: 'できるだけ多くのトークンを残さなければなりません。',
  },
  'why/tokens/no-city': {
    en: 'At least one token has to stay in a city.',
    ja: '都市に少なくとも1個残さなければなりません。',
  },
  'why/tokens/not-there': { en: 'There is no such token.', ja: 'そのトークンはありません。' },
  'why/tokens/one-per-city': {
    en: 'Only one token may stay in each city.',
    ja: '各都市に残せるトークンは1個です。',
  },
  'why/tokens/too-many': {
    en: 'The company may have at most {most, plural, one {# token} other {# tokens}}.',
    ja: 'トークンは{most}個までです。',
  },
  'why/tokens/treasury': {
    en: '{count, plural, one {A token costs} other {# tokens cost}} {cost, number, money}, which the treasury cannot pay.',
    ja: 'トークン{count}個の代金は{cost, number, money}で、金庫の資金が足りません。',
  },
  'why/track/base-used': {
    en: 'Each tile has to be laid from a different token, and those that reach {hex} have been used.',
    ja: 'タイルはそれぞれ別のトークンを起点に置きます。{hex}に届くトークンはすでに使いました。',
  },
  'why/track/beyond-border': {
    en: 'The company’s network reaches {hex} only across a border, which track may not cross in phase 2.',
    ja: 'その会社の路線は国境を越えないと{hex}に届きません。フェイズ2の線路は国境を越えられません。',
  },
  'why/track/border': {
    en: 'The track in {hex} would only lead to a border.',
    ja: '{hex}の線路は国境に向かうだけです。',
  },
  'why/track/round-city': {
    en: '{hex} has to be upgraded to tile 63.',
    ja: '{hex}の張替えにはタイル63を使います。',
  },
  'why/track/same-hex': {
    en: 'A tile has already been laid in {hex} this turn.',
    ja: 'この手番には、すでに{hex}にタイルを置きました。',
  },
  'why/track/treasury': {
    en: 'The terrain costs {cost, number, money}, which the treasury cannot pay.',
    ja: '地形の費用は{cost, number, money}で、金庫の資金が足りません。',
  },
  'why/trains/cheapest': {
    en: 'With emergency money only the cheapest train may be bought.',
    ja: '緊急資金調達では最も安い列車しか買えません。',
  },
  'why/trains/in-need': {
    en: 'The company has already raised emergency money.',
    ja: 'すでに緊急資金調達を行いました。',
  },
  'why/trains/limit': { en: 'The train limit is {limit}.', ja: '列車は{limit}両までです。' },
  'why/trains/must-own': {
    en: 'A company with a route has to own a train.',
    ja: 'ルートのある会社は列車を保有しなければなりません。',
  },
  'why/trains/no-need': {
    en: 'The company does not have to own a train.',
    ja: '列車を保有する義務はありません。',
  },
  'why/trains/treasury': {
    en: 'The train costs {price, number, money}, which the treasury cannot pay.',
    ja: '列車は{price, number, money}で、金庫の資金が足りません。',
  },
  'why/trains/frozen': {
    en: '{company} is frozen: nobody can agree to a deal for it.',
    ja: '{company}は凍結されており、合意する社長がいません。',
  },
  'why/trains/treasury-suffices': {
    en: 'The treasury can pay for a train.',
    ja: '金庫の資金で列車が買えます。',
  },
};
