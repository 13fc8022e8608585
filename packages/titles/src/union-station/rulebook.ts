import { rulebook } from '@signalbox/kernel';

/** The headings of the rules, in their order. Clauses are cited as the section with a letter: BUY-b. */
export const RULEBOOK = rulebook(
  'Union Station',
  {
    SET: { en: 'Components and setup', ja: '内容物と準備' },
    AUC: { en: 'The opening auctions', ja: '最初のオークション' },
    TURN: { en: 'A turn', ja: '手番の流れ' },
    BUY: { en: 'Buying a share', ja: '株式を買う' },
    OFF: { en: 'How the offer moves', ja: 'オファーの移動' },
    CUS: { en: 'The Union Station Company', ja: 'シカゴ・ユニオン・ステーション株式会社' },
    LAY: { en: 'Laying track', ja: '線路を敷く' },
    VAL: { en: 'Increases in value', ja: '価格の上昇' },
    SELL: { en: 'Selling shares', ja: '株式を売る' },
    DIV: { en: 'Dividends', ja: '配当の支払い' },
    END: { en: 'End of the game', ja: 'ゲームの終わり' },
  },
  {
    A3: 'Players make no deals with each other.',
    A5: 'Railroads run no trains.',
    A8: 'Players make no deals with each other.',
    A9: 'Discs are laid beside discs: there is no track that a route could pass twice.',
    A10: 'There is no certificate limit.',
    A6: 'There are no recorded games of this title to import.',
  },
);
