import { rulebook } from '@signalbox/kernel';

export const RULEBOOK = rulebook('Mirror Lake', {
  '1': { en: 'Set-up', ja: '準備' },
  '2': { en: 'Sequence of play', ja: 'プレイの手順' },
  '3': { en: 'Stock round', ja: '株式ラウンド' },
  '3.1': { en: 'Starting a company', ja: '会社の開始' },
  '3.2': { en: 'Buying a share', ja: '株の購入' },
  '3.3': { en: 'Selling shares', ja: '株の売却' },
  '4': { en: 'Operating round', ja: '運営ラウンド' },
  '4.1': { en: 'Track', ja: '線路の敷設' },
  '4.2': { en: 'Running trains', ja: '列車の運行' },
  '4.3': { en: 'Paying out or withholding', ja: '配当と内部留保' },
  '4.4': { en: 'Buying trains', ja: '列車の購入' },
  '5': { en: 'Phases', ja: 'フェイズ' },
  '6': { en: 'End of the game', ja: 'ゲームの終了' },
});
