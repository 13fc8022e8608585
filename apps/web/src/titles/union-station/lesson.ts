import type { Lesson } from '../texts.ts';

export const LESSON_UNION_STATION: Lesson = {
  introduction: [
    {
      en: 'Five railroads meet in Chicago. Nobody owns one: you hold shares, and a railroad serves everybody who holds them. At the end your cash and your shares at their value count.',
      ja: 'シカゴで5つの鉄道が出会います。鉄道は誰のものでもなく、株を持つ全員のために働きます。最後に現金と株の価格の合計で競います。',
    },
    {
      en: 'Every turn you do one thing. Buying a share raises its railroad’s value; track that reaches towns and cities raises it more; and each time the value comes to a gold square, the railroad pays its shareholders.',
      ja: '手番には1つだけ行動します。株を買うと価格が上がり、線路が街や都市に着くとさらに上がり、金色のマスに来るたびに株主へ配当します。',
    },
    {
      en: 'The fewer shares of a railroad are out, the more each of them gets. So buy early what others have not bought yet, and make it grow.',
      ja: '出回っている株が少ないほど1株の配当は多くなります。他の人が買っていない株を早めに買い、育てましょう。',
    },
  ],
  decisions: {
    bid: {
      en: 'Your bid becomes the value of the railroad. You have $30 for the whole beginning, so do not spend all of it on one share: about $10 is a fair bid.',
      ja: '落札額が鉄道の価格になります。手持ちは$30なので、1枚に使い切らないこと。$10前後が妥当です。',
    },
    'choose-action': {
      en: 'A share on +3 raises its value most. Lay track for a railroad you hold many shares of, towards the nearest town. Sell only what has no future: sold shares leave the game.',
      ja: '+3の株は価格が最も上がります。多く持つ鉄道の線路を近くの街へ延ばしましょう。売った株は戻らないので、見込みのないものだけに。',
    },
    'place-disc': {
      en: 'Two discs, one after the other. Towns give +2, foreign cities +3, the railroad’s own destination +5.',
      ja: 'ディスクを2枚、順に置きます。街は+2、他の都市は+3、自分の目的地は+5です。',
    },
  },
};
