import type { Lesson } from '../texts.ts';

export const LESSON_UNION_STATION: Lesson = {
  introduction: [
    {
      en: 'Five railroads set out from Chicago. None of them is yours alone: anybody who holds a share may build for a railroad and receives its dividends. At the end, you score your cash plus the value of your shares.',
      ja: 'シカゴから5つの鉄道が延びていきます。鉄道は誰か1人のものではなく、株を持つ人なら誰でも線路を敷け、配当を受け取れます。最後に、現金と持株の価格の合計で順位を決めます。',
    },
    {
      en: 'On your turn you take one action. Buying a share raises its railroad’s value, and track that reaches towns and cities raises it further. Each time the value reaches or passes a gold square, the railroad pays a dividend.',
      ja: '手番にはアクションを1つ行います。株を買うとその鉄道の価格が上がり、線路が街や都市に届くとさらに上がります。価格が金色のマスに入るか通過するたびに、株主に配当が支払われます。',
    },
    {
      en: 'The fewer shares of a railroad players hold, the more each share is paid. So buy early into a railroad that others have overlooked, and build it up.',
      ja: 'プレイヤーの持っている株が少ない鉄道ほど、1株の配当は多くなります。他の人がまだ買っていない鉄道の株を早めに買い、育てましょう。',
    },
  ],
  decisions: {
    bid: {
      en: 'The winning bid becomes the railroad’s value. Your $30 is all you have to start with, so don’t spend it on a single share: about $10 is a fair bid.',
      ja: '落札額が鉄道の価格になります。最初の所持金は$30だけなので、1枚に使い切らないようにしましょう。$10前後が妥当です。',
    },
    'choose-action': {
      en: 'Buying from +3 raises the value most. Lay track for a railroad you hold many shares of, towards the nearest town. Sell only shares that won’t pay any more: sold shares leave the game.',
      ja: '+3の株を買うと価格が最も上がります。線路は、株を多く持つ鉄道のものを近くの街へ延ばしましょう。売った株はゲームから除かれるので、売るのは見込みのない株だけにしましょう。',
    },
    'place-disc': {
      en: 'You place two discs, one after the other. A town raises the value by 2, the railroad’s own destination by 5, any other city by 3.',
      ja: 'ディスクを1枚ずつ、2枚置きます。価格は街で2、その鉄道の目的地で5、それ以外の都市で3上がります。',
    },
  },
};
