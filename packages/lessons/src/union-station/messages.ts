import type { Messages } from '@signalbox/kernel';

const BEGINNING: Messages = {
  'lesson/bid/name': { en: 'Bid for a share', ja: '株を競り落とす' },
  'lesson/bid/story': {
    en: 'The first auction. The share is yours if you bid the most, and your bid becomes the value of Alton. What you do not spend here buys shares later. Player 2 has $9, Player 3 only $4, and a bid is at least $5.',
    ja: '最初のオークションです。最も高く入札した人が株を得て、その額がアルトンの価格になります。ここで使わなかった現金はあとで株を買うのに使えます。プレイヤー2の現金は$9、プレイヤー3は$4で、入札は$5からです。',
  },
  'lesson/bid/task': {
    en: 'Win the share of Alton for as little as possible.',
    ja: 'できるだけ安くアルトンの株を競り落としてください。',
  },
  'lesson/bid/right': {
    en: 'You won it for {price, number, money}: nobody could bid more.',
    ja: '{price, number, money}で落札しました。これより高く入札できる人はいません。',
  },
  'lesson/bid/nearly': {
    en: 'The share is yours for {price, number, money}. The others’ cash limits their bids: {best, number, money} was enough.',
    ja: '{price, number, money}で落札しました。ほかの人の現金を見れば、{best, number, money}で足りたと分かります。',
  },
  'lesson/bid/wrong': {
    en: 'It went for {price, number, money}. You had the most money: {best, number, money} would have won it.',
    ja: 'ほかの人が{price, number, money}で落札しました。現金が最も多いのはあなたで、{best, number, money}なら競り落とせました。',
  },
};

const TURNS: Messages = {
  'lesson/gold-square/name': { en: 'Over a gold square', ja: '金色のマスを越える' },
  'lesson/gold-square/story': {
    en: 'Burlington’s value is $11, and $13 is a gold square: when the value reaches or passes it, a dividend of that value is divided among all its shares that players hold. A share bought from +3 raises the value by 3 afterwards.',
    ja: 'バーリントンの価格は$11で、$13は金色のマスです。価格がそこに達するか越えると、その価格がプレイヤーの持つ株に配当されます。+3の株を買うと、買ったあとに価格が3上がります。',
  },
  'lesson/gold-square/task': {
    en: 'Take the turn that puts you furthest ahead.',
    ja: 'ほかの人との差が最も大きくなる手を選んでください。',
  },
  'lesson/gold-square/right': {
    en: 'You bought at the old value, both your shares rose, and the whole dividend was yours: your lead improves by {gain, number, money}.',
    ja: '上がる前の価格で買い、持っている2株の価格が上がり、配当もすべて受け取りました。ほかの人との差で{gain, number, money}の得です。',
  },
  'lesson/gold-square/nearly': {
    en: 'The dividend was paid, and your lead improves by {gain, number, money}. With the share on +3 it would have been {best, number, money}.',
    ja: '配当が出て、ほかの人との差で{gain, number, money}の得です。+3の株なら{best, number, money}でした。',
  },
  'lesson/gold-square/wrong': {
    en: 'Your lead changes by {gain, number, money}. Look for a value that is about to pass a gold square: {best, number, money} was possible.',
    ja: '差の変化は{gain, number, money}です。金色のマスを越えそうな価格を探しましょう。{best, number, money}にできました。',
  },
  'lesson/destination/name': { en: 'The destination last', ja: '目的地は最後に' },
  'lesson/destination/story': {
    en: 'You hold three shares of Pennsylvania, whose track ends beside Cleveland (another railroad’s city, +3) and beside Pittsburgh, its destination (+5). You place two discs in a turn, but a railroad that has reached its destination builds no more. $19 and $25 are gold squares.',
    ja: 'あなたはペンシルバニアを3株持っています。線路の先には、他社の都市クリーブランド（+3）と、目的地ピッツバーグ（+5）があります。1手番にディスクを2枚置けますが、目的地に着いた鉄道はもう敷設できません。$19と$25は金色のマスです。',
  },
  'lesson/destination/task': {
    en: 'Place two discs so that you end up as far ahead as possible.',
    ja: '最も得になるようにディスクを2枚置いてください。',
  },
  'lesson/destination/right': {
    en: 'Cleveland first, Pittsburgh second: the value passed two gold squares. Your lead improves by {gain, number, money}.',
    ja: 'クリーブランドの次にピッツバーグです。価格が金色のマスを2つ越えました。ほかの人との差で{gain, number, money}の得です。',
  },
  'lesson/destination/nearly': {
    en: 'Your lead improves by {gain, number, money}. With both cities, in the right order, it would have been {best, number, money}.',
    ja: 'ほかの人との差で{gain, number, money}の得です。2つの都市を正しい順に結べば{best, number, money}でした。',
  },
  'lesson/destination/wrong': {
    en: 'Your lead changes by {gain, number, money}. Both cities are within reach: {best, number, money} was possible.',
    ja: '差の変化は{gain, number, money}です。2つの都市に届くので、{best, number, money}にできました。',
  },
  'lesson/dilute/name': { en: 'A larger part of the dividend', ja: '配当の取り分を増やす' },
  'lesson/dilute/story': {
    en: 'Milwaukee’s value is $23, just below a gold square at $25. You and Player 2 hold one share each. A dividend is divided among all shares that players hold, the one just bought included.',
    ja: 'ミルウォーキーの価格は$23で、$25は金色のマスです。あなたとプレイヤー2が1株ずつ持っています。配当は、今買われた株も含め、プレイヤーの持つ全株で分けます。',
  },
  'lesson/dilute/task': {
    en: 'Take the turn that puts you furthest ahead.',
    ja: 'ほかの人との差が最も大きくなる手を選んでください。',
  },
  'lesson/dilute/right': {
    en: 'You now hold two of the three shares, so two thirds of the dividend went to you and only one third to your rival. Your lead improves by {gain, number, money}.',
    ja: '3株のうち2株があなたのものになり、配当の3分の2を受け取りました。相手の取り分は3分の1に減りました。ほかの人との差で{gain, number, money}の得です。',
  },
  'lesson/dilute/nearly': {
    en: 'Your lead improves by {gain, number, money}, but another share of Milwaukee would have brought {best, number, money}.',
    ja: 'ほかの人との差で{gain, number, money}の得です。ミルウォーキーをもう1株買えば{best, number, money}でした。',
  },
  'lesson/dilute/wrong': {
    en: 'Your lead changes by {gain, number, money}. Another share of Milwaukee would have brought {best, number, money}.',
    ja: '差の変化は{gain, number, money}です。ミルウォーキーをもう1株買えば{best, number, money}でした。',
  },
  'lesson/drag-down/name': { en: 'Sell to lower a value', ja: '売って価格を下げる' },
  'lesson/drag-down/story': {
    en: 'Player 2 leads, with four shares of Pennsylvania; you have one. A player who sells has to sell all their shares of a railroad, and its value falls by one row ($6), however many were sold.',
    ja: 'ペンシルバニアを4株持つプレイヤー2が首位で、あなたは1株です。売るときはその鉄道の株をすべて売り、何株売っても価格は1段（$6）下がります。',
  },
  'lesson/drag-down/task': {
    en: 'Come as close to the leader as you can.',
    ja: '首位との差をできるだけ縮めてください。',
  },
  'lesson/drag-down/right': {
    en: 'Your one share was sold before the value fell; the rival’s four fell by $6 each. You are {gain, number, money} closer.',
    ja: 'あなたの1株は下がる前に売れ、相手の4株は$6ずつ下がりました。差が{gain, number, money}縮まりました。',
  },
  'lesson/drag-down/nearly': {
    en: 'You are {gain, number, money} closer. With a sale it would have been {best, number, money}.',
    ja: '差が{gain, number, money}縮まりました。売れば{best, number, money}縮められました。',
  },
  'lesson/drag-down/wrong': {
    en: 'Your position against the leader changes by {gain, number, money}. Sell what the leader holds more of: you could have come {best, number, money} closer.',
    ja: '差の変化は{gain, number, money}です。相手のほうが多く持つ株を売れば{best, number, money}縮められました。',
  },
  'lesson/station-company/name': { en: 'The special dividend', ja: '特別配当' },
  'lesson/station-company/story': {
    en: 'Each purchase moves that railroad’s disc in the Union Station Company. When the last of the five discs reaches the next space, every railroad pays $10, divided among its shares. Only Alton is still on the first space. You hold shares of three railroads.',
    ja: '株が買われると、シカゴ・ユニオン・ステーション株式会社のトラックで、その鉄道のディスクが進みます。5枚のうち最後のディスクが次のマスに着くと、どの鉄道も$10を株数で割って株主に配当します。最初のマスに残るのはアルトンだけです。あなたは3社の株を持っています。',
  },
  'lesson/station-company/task': {
    en: 'Take the turn that puts you furthest ahead.',
    ja: 'ほかの人との差が最も大きくなる手を選んでください。',
  },
  'lesson/station-company/right': {
    en: 'All five railroads paid, and you hold the most shares: your lead improves by {gain, number, money}.',
    ja: '5社すべてが配当し、あなたが最も多く株を持っています。ほかの人との差で{gain, number, money}の得です。',
  },
  'lesson/station-company/nearly': {
    en: 'Your lead improves by {gain, number, money}. The share of Alton would have made all five railroads pay: {best, number, money}.',
    ja: 'ほかの人との差で{gain, number, money}の得です。アルトンの株を買えば5社すべてが配当し、{best, number, money}でした。',
  },
  'lesson/station-company/wrong': {
    en: 'Your lead changes by {gain, number, money}. The share of Alton would have made all five railroads pay: {best, number, money}.',
    ja: '差の変化は{gain, number, money}です。アルトンの株を買えば5社すべてが配当し、{best, number, money}でした。',
  },
};

const ENDING: Messages = {
  'lesson/last-dividend/name': { en: 'The last dividend', ja: '最後の配当' },
  'lesson/last-dividend/story': {
    en: 'Nineteen dividends have been paid, and the twentieth ends the game at once. You are ahead, but the others’ railroads are growing. Shares cannot be sold any more.',
    ja: '配当は19回支払われ、20回目でゲームはすぐに終わります。今はあなたが首位ですが、ほかの鉄道も伸びています。株はもう売れません。',
  },
  'lesson/last-dividend/task': {
    en: 'End the game while you are ahead.',
    ja: '首位のうちにゲームを終わらせてください。',
  },
  'lesson/last-dividend/right': {
    en: 'The twentieth dividend is paid and the game is over. You win by {lead, number, money}.',
    ja: '20回目の配当でゲームが終わり、{lead, number, money}の差で勝ちました。',
  },
  'lesson/last-dividend/lost': {
    en: 'The game is over, but somebody else has won. Your margin: {lead, number, money}.',
    ja: 'ゲームは終わりましたが、勝ったのはほかの人です。差は{lead, number, money}です。',
  },
  'lesson/last-dividend/goes-on': {
    en: 'The game goes on. Your lead is {lead, number, money} now, but somebody else may choose when it ends.',
    ja: 'ゲームは続きます。差は{lead, number, money}で、いつ終わるかはほかの人が選べます。',
  },
  'lesson/last-dividend/still-won': {
    en: 'You won all the same, by {lead, number, money}, but it was out of your hands.',
    ja: '今回は{lead, number, money}の差で勝ちましたが、運まかせでした。',
  },
  'lesson/last-dividend/lost-later': {
    en: 'Somebody else ended the game, and you did not win. Your margin: {lead, number, money}.',
    ja: 'ほかの人がゲームを終わらせ、勝てませんでした。差は{lead, number, money}です。',
  },
};

export const MESSAGES: Messages = { ...BEGINNING, ...TURNS, ...ENDING };
