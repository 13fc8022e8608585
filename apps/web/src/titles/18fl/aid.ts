import type { AidPart } from '../texts.ts';

/** The title on one page. */
export const AID: readonly AidPart[] = [
  {
    heading: { en: 'Stock round', ja: '株式ラウンド' },
    points: [
      {
        en: 'Sell any shares, then buy one certificate or start a company.',
        ja: '好きなだけ売り、株券を1枚買うか会社を始める。',
      },
      {
        en: 'Each company sold: its share price falls one space, however many shares.',
        ja: '売った会社の株価は、売った数によらず1マス下がる。',
      },
      {
        en: 'At least 50% sold: the company floats with full capital.',
        ja: '50%以上売れると設立され、資本の全額を受け取る。',
      },
      {
        en: 'At most 60% of a company (70% with two players and that option), and 21, 15 or 12 certificates with 2, 3 or 4 players. Private companies do not count.',
        ja: '1社の保有は60%まで（2人の選択ルールでは70%）。株券の上限は2・3・4人で21・15・12枚（個人会社は数えない）。',
      },
    ],
  },
  {
    heading: { en: 'A company’s turn', ja: '会社の手番' },
    points: [
      { en: 'Convert to ten shares (from phase 3).', ja: '10株会社への変換（フェイズ3以降）。' },
      { en: 'Two yellow tiles or one upgrade.', ja: '黄色2枚、または張替え1枚。' },
      {
        en: 'One station or hotel: $20 per hex. A hotel makes its town worth $10 more to the company, $20 from phase 5.',
        ja: '駅かホテルを1個、1ヘクス$20。ホテルのある街は、その会社には$10高くなる（フェイズ5から$20）。',
      },
      { en: 'Run for the highest revenue.', ja: '最大の収入で運行。' },
      {
        en: 'Pay out or withhold. Spaces of the share price: +1 if the revenue is at least the price, +2 at least twice; −1 if withheld or without revenue.',
        ja: '配当か内部留保。株価は、収入が株価以上なら+1マス、2倍以上なら+2マス、内部留保か収入0で−1マス。',
      },
      {
        en: 'Buy trains; the company has to own one at the end.',
        ja: '列車の購入。手番の終わりに1両は必要。',
      },
    ],
  },
  {
    heading: { en: 'Trains', ja: '列車' },
    points: [
      {
        en: '2: $100 (5, rust with the first 4) · 3: $200 (4, rust with the first 6/3E)',
        ja: '2：$100（5両、4で廃車）・3：$200（4両、6/3Eで廃車）',
      },
      {
        en: '4: $400 (3) · 5: $500 (2) · 6 or 3E: $600 (no limit)',
        ja: '4：$400（3両）・5：$500（2両）・6/3E：$600（無制限）',
      },
      {
        en: 'Train limit (5/10 shares): 2/–, 2/4, 1/3, –/2, –/2 in phases 2 to 6.',
        ja: '上限（5株/10株）：フェイズ2〜6で 2/–、2/4、1/3、–/2、–/2。',
      },
    ],
  },
  {
    heading: { en: 'Emergency purchase', ja: '列車の強制購入' },
    points: [
      {
        en: 'If the treasury cannot pay for any train, the president adds cash and, if necessary, sells shares.',
        ja: '会社の資金でどの列車も買えなければ、社長が現金を出し、必要なら株を売る。',
      },
      {
        en: 'If that is not enough: bankruptcy. The player is out, and the next eligible player takes over each company.',
        ja: '足りなければ破産して脱落。会社は次に資格のある人が引き継ぐ。',
      },
    ],
  },
  {
    heading: { en: 'End', ja: '終了' },
    points: [
      {
        en: 'The bank ($8,000) is empty: after that set of operating rounds. Only one player is not bankrupt: at once.',
        ja: '銀行（$8,000）の資金が尽きたら、その一連の運営ラウンドの終わり。破産していない人が1人になったら直ちに。',
      },
      {
        en: 'Score: cash, and shares of floated companies at the share price. Private companies and treasuries do not count.',
        ja: '現金＋設立済みの会社の株の時価。個人会社と会社の資金は数えない。',
      },
    ],
  },
];
