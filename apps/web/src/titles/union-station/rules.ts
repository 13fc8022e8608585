import type { Language } from '@signalbox/kernel';
import { CHARTERS, RAILROADS, TRACK_DISCS } from '@signalbox/titles/union-station/data/railroads.ts';
import { HIGHEST_VALUE } from '@signalbox/titles/union-station/data/value-track.ts';
import { MESSAGES } from '@signalbox/titles/union-station/messages.ts';
import type { Summaries } from '../texts.ts';

const total = RAILROADS.reduce((sum, id) => sum + CHARTERS[id].shares, 0);

/** How many shares each railroad has. */
function sharesIn(language: Language): string {
  const counts = RAILROADS.map((id) => [MESSAGES[`railroad/${id}`]![language], CHARTERS[id].shares] as const);
  return language === 'ja'
    ? counts.map(([name, shares]) => `${name}${shares}枚`).join('、')
    : counts.map(([name, shares]) => `${shares} of ${name}`).join(', ');
}

export const RULES_UNION_STATION: Summaries = {
  SET: {
    en: `There are five railroads. Each has ${TRACK_DISCS} discs for its track, and one each for its value and the Union Station Company. There are ${total} shares: ${sharesIn('en')}. Each player gets $30. One share of each railroad is laid out in a column, in the order drawn; the others form a face-down deck with its top share turned up.`,
    ja: `鉄道は5つです。ディスクは鉄道ごとに、線路用が${TRACK_DISCS}枚、価格用とユニオン・ステーション・トラック用が1枚ずつあります。株は全部で${total}枚（${sharesIn('ja')}）です。各自$30を受け取ります。各鉄道の株を1枚ずつ、引いた順に縦に並べます。残りは裏向きの山札にして、一番上の1枚をめくります。`,
  },
  AUC: {
    en: 'The five shares are auctioned one after another. Bids start at $5, and a player who passes is out of that auction. The winning bid becomes the railroad’s value, and the winner opens the next auction. No dividend is paid, even where the value reaches or passes gold squares. If nobody bids, the player who opened the auction gets the share for free, at a value of $5. The owner of the cheapest share takes the first turn; if several are equally cheap, the owner of the one auctioned last.',
    ja: '5枚の株を1枚ずつ$5から競ります。パスした人はそのオークションから降ります。落札額が鉄道の価格になり、落札者が次のオークションを始めます。価格が金色のマスに入るか通過しても配当はありません。入札がなければ、オークションを始めた人が無料で受け取り、価格は$5になります。最も安い株の持ち主（複数あれば最後にオークションにかけられた株の持ち主）から手番を始めます。',
  },
  TURN: {
    en: 'Take one action: buy a share, lay track, or sell shares. You pass only if none of them is possible.',
    ja: '株を買う・線路を敷く・株を売る、のどれか1つを行います。どれもできないときだけパスします。',
  },
  BUY: {
    en: 'Pay the railroad’s value. Its value then rises by 1, 2 or 3, depending on the share’s space, and its disc on the Union Station track advances.',
    ja: 'その鉄道の価格を支払います。その後、株のあったマス（+1・+2・+3）の分だけ価格が上がり、ユニオン・ステーション・トラックのディスクも進みます。',
  },
  OFF: {
    en: 'After a purchase or after laying track, the turned-up share enters the offer at +1 and pushes the others to the right, as far as the first gap. If all three spaces are taken, nothing moves. With an empty deck, the shares on offer still move one space to the right.',
    ja: '購入または敷設の後、山札のめくられた株が+1に入り、他の株を右の空きまで1マスずつ動かします。3マスとも埋まっていれば動きません。山札がなくなっても、オファーの株は右に1マス動きます。',
  },
  CUS: {
    en: 'Each purchase moves the railroad’s disc one space, from the first, which pays nothing, up to the fourth. When all five have reached or passed the second, third or fourth space, a special dividend is paid at once: for each railroad $10, $15 or $20 in turn is divided by the number of its shares that players hold, rounded up, and paid for each of these shares. It does not count among the 20 dividends.',
    ja: '購入のたびに、その鉄道のディスクが、支払いのない1マス目から4マス目まで1マスずつ進みます。5つすべてが2マス目・3マス目・4マス目に達するか通過すると、そのつど直ちに特別配当があります。鉄道ごとに順に$10・$15・$20を全プレイヤーの持株数で割った額（端数切り上げ）が1株ごとに支払われます。20回の配当には数えません。',
  },
  LAY: {
    en: 'Place two discs of a railroad of which you hold a share, each next to Chicago or to the railroad’s own track. A hex holds two discs at most, of different railroads. A railroad that has reached its destination builds no more.',
    ja: '株を持つ鉄道のディスクを2枚、シカゴかその鉄道の線路の隣に置きます。1ヘクスに置けるのは、異なる鉄道のディスク2枚までです。目的地に到達した鉄道は、それ以上敷けません。',
  },
  VAL: {
    en: `A disc in a town raises the railroad’s value by 2, in its own destination by 5, in any other city by 3. A value does not rise above ${HIGHEST_VALUE}.`,
    ja: `ディスクを街に置くと価格が2、その鉄道の目的地に置くと5、それ以外の都市に置くと3上がります。価格は${HIGHEST_VALUE}より上がりません。`,
  },
  SELL: {
    en: 'Sell all your shares of one railroad at its value. They leave the game, and the value falls by one row, but never below the bottom row. After the 17th dividend no shares can be sold.',
    ja: '1つの鉄道の持株をすべて、その価格で売ります。売った株はゲームから除かれ、価格は1段下がります（最下段より下がることはありません）。17回目の配当の後は売れません。',
  },
  DIV: {
    en: 'When a railroad’s value rises to or past a gold square, each of its shares is paid the new value divided by the number of shares that players hold, rounded up. Nothing is paid in the opening auctions, nor when a value falls. A dividend still due after the 20th is cancelled.',
    ja: '価格が上がって金色のマスに入るか通過すると、その価格を全プレイヤーの持株数で割った額（端数切り上げ）が、1株ごとに支払われます。最初のオークションの間と、価格が下がったときは支払いません。20回目より後になる配当は取り消されます。',
  },
  END: {
    en: 'The game ends when the last share is bought, when the 20th dividend is paid, or when no railroad can lay track. The rule text does not say what happens when no player can do anything: here the game ends then too. The player with the most cash plus share values wins; tied players share the win.',
    ja: '最後の株が買われる、20回目の配当が支払われる、どの鉄道も線路を敷けない、のいずれかで終わります。誰も何もできない場合はルールに記載がないため、ここではそのときも終わりとします。現金と持株の価格の合計が最も多い人が勝ちます。同額なら勝利を分け合います。',
  },
};
