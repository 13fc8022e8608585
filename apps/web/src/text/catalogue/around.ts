import type { Messages } from '@signalbox/kernel';

export const AROUND_WORDS = {
  'tab/charts': { en: 'Charts', ja: 'グラフ' },
  'tab/aid': { en: 'Help', ja: 'ヘルプ' },
  'tab/chat': { en: 'Talk', ja: '会話' },
  'charts/none': { en: 'There is nothing to draw yet.', ja: 'まだ表示できるものがありません。' },
  'charts/what': { en: 'What is drawn', ja: '表示内容' },
  'charts/worth': { en: 'Worth of the players', ja: 'プレイヤーの総資産' },
  'charts/price': { en: 'Prices of the companies', ja: '会社の株価' },
  'charts/cash': { en: 'Cash of the players', ja: 'プレイヤーの現金' },
  'charts/numbers': { en: 'The same in numbers', ja: '数値' },
  'charts/move': { en: 'Move', ja: '手' },
  'keys/title': { en: 'Keys', ja: 'キー操作' },
  'keys/undo': { en: 'undo', ja: '戻す' },
  'keys/redo': { en: 'redo', ja: 'やり直す' },
  'keys/history': { en: 'one move earlier, later', ja: '1手前・1手後' },
  'keys/now': { en: 'back to now', ja: '現在に戻る' },
  'keys/turn': { en: 'turn the tile (Shift: the other way)', ja: 'タイルを回す（Shiftで逆回り）' },
  'keys/confirm': { en: 'lay the tile', ja: 'タイルを置く' },
  'keys/cancel': { en: 'cancel', ja: 'やめる' },
  'keys/tab': { en: 'from one marked hex or button to the next', ja: '印のついたヘックスやボタンを順に移動' },
} as const satisfies Messages;
