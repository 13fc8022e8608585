import type { Messages } from '@signalbox/kernel';

export const PAGE_WORDS = {
  // Where no title is shown that has a currency of its own.
  'money/purse': { en: '${amount}', ja: '${amount}' },
  'money/treasury': { en: '${amount}', ja: '${amount}' },

  'app/skip': { en: 'Skip to the content', ja: '本文へ移動' },
  'app/navigation': { en: 'Main', ja: 'メイン' },
  'app/rules': { en: 'Rules', ja: 'ルール' },
  'app/settings': { en: 'Settings', ja: '設定' },
  'app/home': { en: 'Home', ja: 'ホーム' },
  'app/not-there': {
    en: 'The address may be wrong, or the page no longer exists. Everything can be reached from the home page.',
    ja: 'アドレスが違っているか、すでになくなったページです。ホームからすべての画面へ進めます。',
  },
  'app/close': { en: 'Close', ja: '閉じる' },
  'app/opening': { en: 'Opening …', ja: '開いています…' },

  'home/title': { en: 'Railway stock games, in your browser', ja: '鉄道と株のゲームを、ブラウザで' },
  'home/lead': {
    en: 'Found companies, lay track, run trains and end the game as the richest player. Play against bots right away: no account and no connection needed.',
    ja: '会社を興し、線路を敷き、列車を走らせ、最後に最も裕福な人が勝ちます。登録も通信も不要、すぐにボットと遊べます。',
  },
  'home/start': { en: 'Start a game', ja: 'ゲームを始める' },
  'home/more': { en: 'More', ja: 'その他' },
  'home/continue': { en: 'Continue', ja: '続きから' },
  'home/go-on': { en: 'Continue', ja: '続ける' },
  'home/look': { en: 'View', ja: '見る' },
  'home/moves': { en: '{count, plural, one {# move} other {# moves}}', ja: '{count}手' },
  'home/remove': { en: 'Remove {name}', ja: '{name}を削除' },
  'home/players': { en: 'Players', ja: '人数' },
  'home/against-bots': { en: 'Play against bots', ja: 'ボットと遊ぶ' },
  'home/hot-seat': { en: 'Hotseat on this device', ja: 'この端末を回して遊ぶ' },
  'options/title': {
    en: 'Optional rules{count, plural, =0 {} other { (#)}}',
    ja: '選択ルール{count, plural, =0 {} other {（#）}}',
  },
  'options/none': { en: 'There are none.', ja: 'ありません。' },
  'options/rulebook': { en: 'By the rulebook', ja: 'ルールブック通り' },
  'home/seed': { en: 'Seed', ja: 'シード' },
  'home/seed-hint': {
    en: 'The same seed gives the same draws and the same bots. Leave it empty for a random game.',
    ja: '同じシードなら、同じ引きと同じボットになります。空欄なら無作為です。',
  },
  'home/level': { en: 'Bot level', ja: 'ボットの強さ' },
  'level/random': { en: 'Random: any legal move', ja: 'ランダム（合法な手なら何でも）' },
  'level/apprentice': { en: 'Apprentice: plays instantly', ja: '見習い（すぐに指す）' },
  'level/conductor': { en: 'Conductor: looks ahead', ja: '車掌（先を読む）' },
  'level/baron': { en: 'Baron: looks far ahead', ja: '男爵（深く読む）' },
  'home/bot': { en: 'Bot {number}', ja: 'ボット{number}' },
  'home/player': { en: 'Player {number}', ja: 'プレイヤー{number}' },
  'home/import': { en: 'Open a recorded game', ja: '記録されたゲームを開く' },
  'home/maps': { en: 'Maps and tiles', ja: '地図とタイル' },
  'home/about/18FL': {
    en: 'Florida, from the Panhandle to the Keys. A short 18xx with six companies, hotels in the towns and a hurricane. 2–4 players, about 2 hours.',
    ja: 'フロリダを舞台にした短めの18xx。6つの会社、街のホテル、そしてハリケーン。2〜4人、約2時間。',
  },
  'home/about/1841': {
    en: 'Northern Italy before and after unification: companies that own companies, borders that fall, a secession and mergers. For experts; 1841 Lite is the shorter way in. 3–8 players, a full day.',
    ja: '統一前後の北イタリア。会社が会社を支配し、国境が消え、継承と合併が起こります。上級者向け。短い1841ライトもあります。3〜8人、1日。',
  },
  'home/about/1860': {
    en: 'The Isle of Wight: eight small railways, halts that pay a subsidy, companies that go insolvent and recover, and British Rail at the end. 2–4 players, about 4 hours.',
    ja: 'ワイト島の8つの小鉄道。補助金の出る停車場、破産状態からの再起、そして最後は国有化。2〜4人、約4時間。',
  },
  'home/about/union-station': {
    en: 'Five railroads leave Chicago. Buy a share, lay track or sell: one action a turn. A good first game. 3–5 players, under an hour.',
    ja: 'シカゴから5つの鉄道が延びます。手番には、株を買う・敷設する・売るのどれか1つ。最初の1本に。3〜5人、1時間以内。',
  },

  'home/learn': { en: 'Tutorial', ja: '解説つきの初ゲーム' },
  'learn/title': { en: 'Your first game of {title}', ja: '{title}の初ゲーム' },
  'learn/table': { en: 'First game of {title}', ja: '{title}の初ゲーム' },
  'learn/how': {
    en: 'You play against two bots. A note explains each of your decisions. You cannot break the rules, and you can undo everything.',
    ja: '2体のボットと遊びます。決定のたびに説明が出ます。ルールに反することはできず、何でも取り消せます。',
  },
  'learn/begin': { en: 'Start', ja: '始める' },

  'maps/title': { en: 'Maps and tiles', ja: '地図とタイル' },
  'maps/tiles': { en: 'Tiles of {title}', ja: '{title}のタイル' },
  'maps/count': { en: '{count, plural, other {×#}}', ja: '×{count}' },
  'maps/unlimited': { en: 'unlimited', ja: '無制限' },

  'rules/title': { en: 'Rules', ja: 'ルール' },
  'rules/of': { en: 'Rules of {title}', ja: '{title}のルール' },
  'rules/own-words': {
    en: 'A summary in our own words, following the sections of the rulebook. The rulebook itself prevails.',
    ja: 'ルールブックの章立てに沿った、独自の言葉による要約です。正式にはルールブックが優先します。',
  },
  'rules/heading-only': { en: 'See the sections below.', ja: '下位の項目をご覧ください。' },
  'rules/contents': { en: 'Contents', ja: '目次' },
  'rules/whole': { en: 'Open the rules summary', ja: 'ルール要約を開く' },

  'settings/title': { en: 'Settings', ja: '設定' },
  'settings/language': { en: 'Language', ja: '言語' },
  'settings/theme': { en: 'Appearance', ja: '外観' },
  'settings/theme/system': { en: 'Same as the device', ja: '端末に合わせる' },
  'settings/theme/light': { en: 'Light', ja: '明るい' },
  'settings/theme/dark': { en: 'Dark', ja: '暗い' },
  'settings/confirm': { en: 'Confirm before acting', ja: '決定の確認' },
  'settings/confirm/deals': {
    en: 'Everything with consequences; passing at once',
    ja: '結果のあるものだけ（パスは即時）',
  },
  'settings/confirm/all': { en: 'Everything, passing too', ja: 'すべて（パスも）' },
  'settings/confirm/none': { en: 'Nothing: one click acts', ja: '確認しない（クリックで即実行）' },
  'settings/pace': { en: 'Bot speed', ja: 'ボットの速さ' },
  'settings/pace/slow': { en: 'Slow', ja: 'ゆっくり' },
  'settings/pace/normal': { en: 'Normal', ja: 'ふつう' },
  'settings/pace/instant': { en: 'Fast', ja: '速い' },
  'settings/name': { en: 'Your name at the table', ja: 'テーブルでの名前' },
  'settings/coordinates': { en: 'Show coordinates on the map', ja: '地図に座標を表示' },
  'settings/sounds': { en: 'Sounds', ja: '音' },

  'broken/title': { en: 'Something went wrong on this page', ja: 'このページで問題が起きました' },
  'broken/what-to-do': {
    en: 'Your games are safe. Reload the page; if it happens again, go back to the home page.',
    ja: 'ゲームは保存されています。再読み込みしてください。繰り返す場合はホームへ戻ってください。',
  },
  'broken/reload': { en: 'Reload', ja: '再読み込み' },
  'broken/details': { en: 'Details', ja: '詳細' },
} as const satisfies Messages;
