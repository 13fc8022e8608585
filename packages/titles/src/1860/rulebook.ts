import { rulebook } from '@signalbox/kernel';

/**
 * The headings of the rules of 1860 (translation 1.2), in our words. The text has no numbers, so short names are
 * used.
 */
export const RULEBOOK = rulebook(
  '1860',
  {
    BOARD: { en: 'The board', ja: 'ゲーム盤' },
    SETUP: { en: 'Setup', ja: 'セットアップ' },
    AUC: { en: 'Private companies and the opening auction', ja: '個人会社と初期オークション' },
    FISH: { en: 'The Fishbourne Ferry', ja: 'フィッシュボーン・フェリー' },
    PRIV: { en: 'Selling and exchanging private companies', ja: '個人会社の売却と株式交換' },
    CO: { en: 'Companies, tokens and charters', ja: '上場企業・トークン・会社チャート' },
    PH: { en: 'Phases', ja: 'フェイズ' },
    END: { en: 'End of the game', ja: 'ゲームの終了' },
    SR: { en: 'Stock round', ja: '株式ラウンド' },
    MK: { en: 'Share price movement', ja: '株価の移動' },
    LIM: { en: 'Certificate limit', ja: '持株制限' },
    FL: { en: 'Floating and capital', ja: '上場と資本金' },
    OR: { en: 'Operating round', ja: '運行ラウンド' },
    TL: { en: 'Tiles', ja: '線路タイル' },
    LAY: { en: 'Laying track', ja: '線路の敷設' },
    UP: { en: 'Upgrading track', ja: '線路の張替え' },
    TK: { en: 'Placing tokens', ja: 'トークンの配置' },
    RUN: { en: 'Running trains', ja: '列車の運行' },
    DIV: { en: 'Dividends and share price', ja: '配当と株価' },
    TR: { en: 'Buying trains', ja: '列車の購入' },
    INS: { en: 'Insolvency', ja: '破産状態' },
    REC: { en: 'Receivership', ja: '管財人管理下' },
    SOUTH: { en: 'The Southern Railway', ja: 'Southern Railwayの結成' },
    NAT: { en: 'Nationalisation and British Rail', ja: '国有化とBritish Railの創設' },
    BK: { en: 'Company bankruptcy', ja: '会社破産' },
    MISC: { en: 'Other rules', ja: 'その他' },
  },
  {
    'CO-c':
      'The text names destinations as an optional rule and says neither where they are nor what they do.',
    'UP-d': 'Replaced by ruling 1860-R11.',
    'C-5': 'Replaced by ruling 1860-R12.',
    'G-15': 'Replaced by ruling 1860-R13.',
    'MISC-a': 'How players talk is not a move; no decision of the rules passes anything between two of them.',
  },
);
