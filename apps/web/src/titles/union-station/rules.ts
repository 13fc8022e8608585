import type { Summaries } from '../texts.ts';

export const RULES_UNION_STATION: Summaries = {
  SET: {
    en: 'Five railroads, 30 shares, and 14 discs for each railroad. Everybody gets $30. One share of each railroad is laid out in a column in drawn order; the rest are a face-down deck with the top share turned up.',
    ja: '5つの鉄道、30枚の株、鉄道ごとに14枚のディスク。各自$30を受け取ります。各鉄道の株を1株ずつ引いた順に並べ、残りは山札にして一番上をめくります。',
  },
  AUC: {
    en: 'The five shares are auctioned one after the other, from $5. A player who has passed is out for that share. The winning bid becomes the value of the railroad. If nobody bids, the auctioneer receives the share for free, at a value of $5. The owner of the cheapest share takes the first turn.',
    ja: '5枚の株を順に$5から競ります。パスした人はその株から降ります。落札額が鉄道の価格になります。誰も欲しがらない株は開いた人が無償で得て、価格は$5です。最も安い株の持ち主から手番を始めます。',
  },
  TURN: {
    en: 'Do one thing: buy a share, lay track, or sell. Passing is possible only if none of them is.',
    ja: '株を買う・線路を敷く・売る、のどれか1つを行います。どれもできないときだけパスです。',
  },
  BUY: {
    en: 'Pay the value of the railroad, then its value rises by the number of the space: 1, 2 or 3. Its disc in the station moves on.',
    ja: '鉄道の価格を払うと、マスの数（1・2・3）だけ価格が上がります。駅トラックのディスクも進みます。',
  },
  OFF: {
    en: 'After a purchase or a lay the open share of the deck comes to +1 and pushes the others to the right, into the first gap.',
    ja: '購入か敷設の後、山札の公開株が+1に入り、他の株を右の空きへ押し出します。',
  },
  CUS: {
    en: 'Each purchase moves the railroad’s disc one space, up to the fourth. When the last of the five comes to a space, every railroad pays $10, $15 or $20.',
    ja: '購入のたびにその鉄道のディスクが1マス進みます（4マス目まで）。5つの最後の1つが着くと、全鉄道が$10・$15・$20を支払います。',
  },
  LAY: {
    en: 'Place two discs of a railroad of which you hold a share, each beside Chicago or beside its own track. Two discs fit on a hex, of different railroads.',
    ja: '株を持つ鉄道のディスクを2枚、シカゴか自分の線路の隣に置きます。1ヘクスに異なる鉄道が2枚まで入ります。',
  },
  VAL: {
    en: 'A disc in a town raises the value by 2, in another railroad’s city by 3, in the railroad’s own destination by 5.',
    ja: '街のディスクで価格が2、他の鉄道の都市で3、自分の目的地で5上がります。',
  },
  SELL: {
    en: 'Sell all your shares of one railroad at its value. They leave the game, and the value falls by one row. After 17 dividends no shares can be sold.',
    ja: '1つの鉄道の株をすべて時価で売ります。株はゲームから除かれ、価格は1段下がります。配当17回の後は売れません。',
  },
  DIV: {
    en: 'A railroad that enters or passes a gold square pays its value, divided by the shares that players hold, fractions up, to each of them.',
    ja: '金色のマスに入るか通過すると、価格をプレイヤーの持株数で割り（端数切り上げ）、1株ごとに支払います。',
  },
  END: {
    en: 'The game ends when the last share is bought, with the 20th dividend, when no railroad can build, or when nobody can do anything. The player with the most cash plus share values wins.',
    ja: '最後の株が買われる、20回目の配当、どの鉄道も延ばせない、誰も何もできない、のいずれかで終わります。現金と株の価格の合計で競います。',
  },
};
