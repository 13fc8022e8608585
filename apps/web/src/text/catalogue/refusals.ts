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
  'why/not-started': {
    en: 'The game could not be started: this browser could not save it.',
    ja: 'ゲームを始められませんでした。このブラウザに保存できません。',
  },
  'why/sign-in-first': { en: 'Sign in first.', ja: '先にサインインしてください。' },
  'why/wrong-name-or-password': { en: 'Wrong name or password.', ja: '名前とパスワードが一致しません。' },
  'why/already-begun': { en: 'The game has already begun.', ja: 'ゲームはもう始まっています。' },
  'why/by-invitation': { en: 'This table is by invitation only.', ja: '招待制のテーブルです。' },
  'why/consent-open': { en: 'A vote is still open.', ja: '投票がまだ終わっていません。' },
  'why/host-only': { en: 'Only the host of the table can do that.', ja: 'テーブルの主催者だけができます。' },
  'why/own-seat-only': { en: 'You can act for your own seat only.', ja: '自分の席の操作だけができます。' },
  'why/secret-choice': {
    en: 'Every player makes secret choices themselves.',
    ja: '秘密の選択は本人だけができます。',
  },
  'why/no-spectators': { en: 'This table does not allow spectators.', ja: '観戦できないテーブルです。' },
  'why/not-found': { en: 'Not found.', ja: '見つかりません。' },
  'why/nothing-to-undo': { en: 'There is nothing to undo.', ja: '取り消せる手がありません。' },
  'why/not-yours-alone': {
    en: 'Other players have acted since: they have to agree to an undo.',
    ja: 'その後ほかの人が行動しました。取り消すには同意が必要です。',
  },
  'why/nothing-to-redo': { en: 'There is nothing to redo.', ja: 'やり直せる手がありません。' },
  'why/table-full': { en: 'All seats are taken.', ja: '空いている席がありません。' },
  'why/seat-taken': { en: 'This seat is taken.', ja: 'この席は埋まっています。' },
  'why/seated-already': { en: 'You already have a seat.', ja: 'すでに席に着いています。' },
  'why/seats-free': { en: 'There are still open seats.', ja: 'まだ空席があります。' },
  'why/table-changed': { en: 'The table has changed in the meantime.', ja: 'テーブルの状態が変わりました。' },
  'why/wrong-password': { en: 'Wrong password.', ja: 'パスワードが違います。' },
  'why/name-missing': { en: 'Enter a name.', ja: '名前を入力してください。' },
  'why/password-missing': { en: 'Enter the password.', ja: 'パスワードを入力してください。' },
  'why/password-short': {
    en: 'A password needs at least {count, plural, one {# character} other {# characters}}.',
    ja: 'パスワードは{count, plural, other {#文字}}以上にしてください。',
  },
  'why/name-taken': { en: 'This name is taken.', ja: 'この名前は使われています。' },
  'why/malformed': {
    en: 'Something in this form is missing or not valid.',
    ja: '入力が足りないか、正しくありません。',
  },
  'why/too-fast': { en: 'Too many requests. Wait a moment.', ja: '操作が速すぎます。少し待ってください。' },
  'why/admin-only': {
    en: 'Only the administrator of this server can do that.',
    ja: 'サーバーの管理者だけができます。',
  },
  'why/already-registered': { en: 'You already have an account.', ja: 'すでにアカウントがあります。' },
  'why/already-signed-in': {
    en: 'You are already signed in. Sign out first to use another name.',
    ja: 'すでにサインインしています。別の名前で遊ぶには先にサインアウトしてください。',
  },
  'why/bot-plays': {
    en: 'Your time ran out, so a bot is playing for you.',
    ja: '時間切れのため、ボットが代わりにプレイしています。',
  },
  'why/no-bot-plays': { en: 'No bot is playing for you.', ja: 'ボットは代わりにプレイしていません。' },
  'why/seat-lost': { en: 'This seat was lost on time.', ja: 'この席は時間切れで負けになっています。' },
  'why/forbidden': { en: 'You are not allowed to do that.', ja: 'その操作はできません。' },
  'why/not-at-this-table': {
    en: 'You are not seated at this table.',
    ja: 'このテーブルの席に着いていません。',
  },
  'why/other-room': { en: 'You cannot write in this chat.', ja: 'このチャットには書き込めません。' },
  'why/not-begun': { en: 'The game has not begun yet.', ja: 'ゲームはまだ始まっていません。' },
  'why/not-finished': { en: 'The game is not over yet.', ja: 'ゲームはまだ終わっていません。' },
  'why/no-such-question': { en: 'This vote is already over.', ja: 'この投票はもう終わっています。' },
  'why/no-such-answer': { en: 'That is not a valid answer.', ja: 'その答えは選べません。' },
  'why/no-such-auto-action': {
    en: 'This auto action cannot be set now.',
    ja: 'この自動アクションは今は設定できません。',
  },
  'why/no-such-player': {
    en: 'There is no such player at this table.',
    ja: 'その人はこのテーブルにいません。',
  },
  'why/no-such-title': {
    en: 'This server does not have that game. Reload the page.',
    ja: 'このサーバーにはないゲームです。ページを再読み込みしてください。',
  },
  'why/too-many-bots': {
    en: 'At least one seat has to be left for a person.',
    ja: '人の席が少なくとも1つ必要です。',
  },
  'why/too-many-tables': {
    en: 'Too many tables are open in this browser. Close some of them.',
    ja: '開いているテーブルが多すぎます。いくつか閉じてください。',
  },
  'why/too-many-sockets': {
    en: 'Too many connections come from this network. Close some pages.',
    ja: '同じネットワークからの接続が多すぎます。いくつかのページを閉じてください。',
  },
  'why/vacation-past': { en: 'That day is in the past.', ja: '過去の日付です。' },
  'why/vacation-quota': {
    en: 'You have 30 vacation days a year; {days, plural, one {# day is} other {# days are}} left.',
    ja: '休暇は年に30日までです。残りは{days}日です。',
  },
  'why/too-many-open-tables': {
    en: 'Too many of your tables are waiting for players. Start or close some of them.',
    ja: '募集中のテーブルが多すぎます。始めるか閉じてください。',
  },
  'why/too-many-tables-today': {
    en: 'You have created too many tables today. Try again tomorrow.',
    ja: '今日作ったテーブルが多すぎます。明日またお試しください。',
  },
  'why/too-many-passkeys': {
    en: 'You cannot add more passkeys. Remove one first.',
    ja: 'パスキーの数が上限に達しています。先にどれかを削除してください。',
  },
  'why/too-many-guests-today': {
    en: 'Too many new guests have come from your network today. Try again tomorrow.',
    ja: '今日はこのネットワークからの新しいゲストが多すぎます。明日またお試しください。',
  },
  'why/too-many-questions': {
    en: 'You have requested too many undos in the last hour. Try again later.',
    ja: 'この1時間に取り消しを求めた回数が多すぎます。しばらくしてからお試しください。',
  },
  'why/still-broken': { en: 'It still fails: {why}', ja: 'まだ動きません：{why}' },
  'why/too-large': { en: 'This is too large.', ja: '大きすぎます。' },
  'why/other-origin': {
    en: 'This request came from a page at another address. Open the page at the server’s own address.',
    ja: '別のアドレスからの操作です。サーバー本来のアドレスで開いてください。',
  },
  'why/header-missing': {
    en: 'The browser sent an incomplete request. Reload the page.',
    ja: 'ブラウザの要求に不足があります。ページを再読み込みしてください。',
  },
  'why/malformed-message': {
    en: 'The server did not understand the request. Reload the page.',
    ja: 'サーバーが理解できませんでした。ページを再読み込みしてください。',
  },
  'why/storage': {
    en: 'The server could not save this. Try again in a moment.',
    ja: 'サーバーに保存できませんでした。少し待って再試行してください。',
  },
} as const satisfies Messages;
