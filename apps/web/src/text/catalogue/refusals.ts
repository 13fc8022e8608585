import type { Messages } from '@signalbox/kernel';

/** Why the server refuses something, and what can be done about it. */
export const REFUSALS = {
  'why/offline': {
    en: 'The server cannot be reached. Try again in a moment.',
    ja: 'サーバーに届きません。少し待って再試行してください。',
  },
  'why/server-error': {
    en: 'Something went wrong on the server. Try again.',
    ja: 'サーバーで問題が起きました。再試行してください。',
  },
  'why/sign-in-first': { en: 'Sign in first.', ja: '先にサインインしてください。' },
  'why/wrong-name-or-password': {
    en: 'Name and password do not match.',
    ja: '名前とパスワードが一致しません。',
  },
  'why/already-begun': { en: 'The game has begun.', ja: 'ゲームはもう始まっています。' },
  'why/by-invitation': { en: 'This table is by invitation.', ja: '招待制のテーブルです。' },
  'why/consent-open': { en: 'A question to all is still open.', ja: '全員への確認がまだ終わっていません。' },
  'why/host-only': {
    en: 'Only whoever opened the table may do that.',
    ja: 'テーブルを開いた人だけができます。',
  },
  'why/no-spectators': { en: 'This table is not watched.', ja: '観戦できないテーブルです。' },
  'why/not-found': { en: 'There is no such thing here.', ja: '見つかりません。' },
  'why/nothing-to-undo': { en: 'There is nothing to take back.', ja: '戻せる手がありません。' },
  'why/not-yours-alone': {
    en: 'Others have acted since: ask them to take back a move.',
    ja: 'その後ほかの人が行動しました。戻すには同意が必要です。',
  },
  'why/nothing-to-redo': { en: 'Nothing has been taken back.', ja: '戻した手がありません。' },
  'why/seat-taken': { en: 'This seat is taken.', ja: 'この席は埋まっています。' },
  'why/seated-already': { en: 'You have a seat already.', ja: 'すでに座っています。' },
  'why/seats-free': { en: 'There are free seats yet.', ja: 'まだ空席があります。' },
  'why/table-changed': { en: 'The table has changed. Look again.', ja: 'テーブルの状態が変わりました。' },
  'why/wrong-password': { en: 'Name and password do not match.', ja: '名前とパスワードが一致しません。' },
  'why/name-taken': { en: 'This name is taken.', ja: 'この名前は使われています。' },
  'why/malformed': {
    en: 'Something in this form is missing or too short.',
    ja: '入力が足りないか短すぎます。',
  },
  'why/too-fast': { en: 'Too fast. Wait a moment.', ja: '速すぎます。少し待ってください。' },
  'why/admin-only': {
    en: 'Only whoever runs this server may do that.',
    ja: 'サーバーの管理者だけができます。',
  },
  'why/already-registered': { en: 'You have an account already.', ja: 'すでにアカウントがあります。' },
  'why/already-signed-in': {
    en: 'You are signed in already. Sign out first to be somebody else.',
    ja: 'すでにサインインしています。別の名前で遊ぶには先にサインアウトしてください。',
  },
  'why/bot-plays': {
    en: 'A bot plays for you since your time was up.',
    ja: '時間切れのため、ボットが代わりに指しています。',
  },
  'why/no-bot-plays': { en: 'No bot plays for you.', ja: 'ボットは代わりに指していません。' },
  'why/seat-lost': { en: 'This seat was lost on time.', ja: 'この席は時間切れで失われました。' },
  'why/forbidden': { en: 'That is not for you to do.', ja: 'その操作はできません。' },
  'why/not-at-this-table': { en: 'You do not sit at this table.', ja: 'このテーブルに座っていません。' },
  'why/other-room': { en: 'This is said among others only.', ja: 'ここには書き込めません。' },
  'why/not-begun': { en: 'The game has not begun yet.', ja: 'ゲームはまだ始まっていません。' },
  'why/not-finished': { en: 'The game is not over yet.', ja: 'ゲームはまだ終わっていません。' },
  'why/no-such-question': {
    en: 'This question has been answered in the meantime.',
    ja: 'この確認はもう終わっています。',
  },
  'why/no-such-answer': { en: 'That is no answer to this question.', ja: 'その答えは選べません。' },
  'why/no-such-decision': {
    en: 'The game has gone on in the meantime.',
    ja: 'その間にゲームが進みました。',
  },
  'why/no-such-player': { en: 'Nobody of that name sits here.', ja: 'その人は座っていません。' },
  'why/no-such-title': {
    en: 'This server does not know that game. Load the page again.',
    ja: 'このサーバーにはないゲームです。ページを再読み込みしてください。',
  },
  'why/too-many-bots': { en: 'One seat has to be left for a person.', ja: '人の席が1つは必要です。' },
  'why/too-many-tables': {
    en: 'Too many tables are open in this browser. Close some of them.',
    ja: '開いているテーブルが多すぎます。いくつか閉じてください。',
  },
  'why/too-large': { en: 'This is too large.', ja: '大きすぎます。' },
  'why/other-origin': {
    en: 'This came from another address than the server’s own. Open the page at its own address.',
    ja: '別のアドレスからの操作です。サーバー本来のアドレスで開いてください。',
  },
  'why/header-missing': {
    en: 'The browser left something out. Load the page again.',
    ja: 'ブラウザの要求に不足があります。ページを再読み込みしてください。',
  },
  'why/malformed-message': {
    en: 'The server did not understand. Load the page again.',
    ja: 'サーバーが理解できませんでした。ページを再読み込みしてください。',
  },
  'why/storage': {
    en: 'The server could not keep this. Try again in a moment.',
    ja: 'サーバーに保存できませんでした。少し待って再試行してください。',
  },
} as const satisfies Messages;
