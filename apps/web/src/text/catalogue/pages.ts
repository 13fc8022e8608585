import type { Messages } from '@signalbox/kernel';

export const PAGE_WORDS = {
  'app/skip': { en: 'Skip to the content', ja: '本文へ移動' },
  'app/navigation': { en: 'Main', ja: 'メイン' },
  'app/rules': { en: 'Rules', ja: 'ルール' },
  'app/settings': { en: 'Settings', ja: '設定' },
  'app/home': { en: 'Home', ja: 'ホーム' },
  'app/close': { en: 'Close', ja: '閉じる' },
  'app/opening': { en: 'Opening …', ja: '開いています…' },

  'home/title': { en: 'Railway stock games, at your own table', ja: '鉄道と株のゲームを、自分のテーブルで' },
  'home/lead': {
    en: 'Found companies, lay track, run trains, and be the richest at the end. Play against bots right away: no account, and no connection needed.',
    ja: '会社を興し、線路を敷き、列車を走らせ、最後に最も裕福な人が勝ちます。登録も通信も不要、すぐにボットと遊べます。',
  },
  'home/start': { en: 'Start a game', ja: 'ゲームを始める' },
  'home/more': { en: 'More', ja: 'その他' },
  'home/continue': { en: 'Continue', ja: '続きから' },
  'home/go-on': { en: 'Go on', ja: '続ける' },
  'home/look': { en: 'Look at it', ja: '見る' },
  'home/moves': { en: '{count, plural, one {# move} other {# moves}}', ja: '{count}手' },
  'home/remove': { en: 'Remove {name}', ja: '{name}を削除' },
  'home/players': { en: 'Players', ja: '人数' },
  'home/against-bots': { en: 'Play against bots', ja: 'ボットと遊ぶ' },
  'home/hot-seat': { en: 'Share this device', ja: 'この端末を回して遊ぶ' },
  'home/bot': { en: 'Bot {number}', ja: 'ボット{number}' },
  'home/player': { en: 'Player {number}', ja: 'プレイヤー{number}' },
  'home/import': { en: 'Look at a recorded game', ja: '記録されたゲームを見る' },
  'home/maps': { en: 'Maps and tiles', ja: '地図とタイル' },
  'home/about/18FL': {
    en: 'Florida, from the panhandle to the Keys. A short 18xx: six companies, hotels in the towns, and a hurricane. Two to four players, about two hours.',
    ja: 'フロリダを舞台にした短めの18xx。6つの会社、街のホテル、そしてハリケーン。2〜4人、約2時間。',
  },
  'home/about/1860': {
    en: 'The Isle of Wight: eight small railways, halts that pay a subsidy, companies that go insolvent and come back, and British Rail at the end. Two to four players, about four hours.',
    ja: 'ワイト島の8つの小鉄道。補助金の出る停車場、破産状態からの再起、そして最後は国有化。2〜4人、約4時間。',
  },
  'home/about/union-station': {
    en: 'Five railroads leave Chicago. Buy a share, lay track or sell: one thing a turn. A good first game. Three to five players, under an hour.',
    ja: 'シカゴから5つの鉄道が延びます。手番には、株を買う・敷設する・売るのどれか1つ。最初の1本に。3〜5人、1時間以内。',
  },

  'home/learn': { en: 'First game, explained', ja: '解説つきの初ゲーム' },
  'learn/title': { en: 'Your first game of {title}', ja: '{title}の初ゲーム' },
  'learn/table': { en: 'First game of {title}', ja: '{title}の初ゲーム' },
  'learn/how': {
    en: 'You play against two bots. Before each of your decisions a note says what it is about. Nothing can be done that the rules forbid, and everything can be undone.',
    ja: '2体のボットと遊びます。決定のたびに説明が出ます。ルールに反することはできず、何でも取り消せます。',
  },
  'learn/begin': { en: 'Begin', ja: '始める' },

  'maps/title': { en: 'Maps and tiles', ja: '地図とタイル' },
  'maps/tiles': { en: 'Tiles of {title}', ja: '{title}のタイル' },
  'maps/count': { en: '{count, plural, other {×#}}', ja: '×{count}' },
  'maps/unlimited': { en: 'unlimited', ja: '無制限' },

  'rules/title': { en: 'Rules', ja: 'ルール' },
  'rules/of': { en: 'Rules of {title}', ja: '{title}のルール' },
  'rules/own-words': {
    en: 'A reference in our own words, by the sections of the rulebook. The rulebook itself prevails.',
    ja: 'ルールブックの章立てに沿った、独自の言葉による要約です。正式にはルールブックが優先します。',
  },
  'rules/heading-only': {
    en: 'See the sections below this one in the reference.',
    ja: '下位の項目をご覧ください。',
  },
  'rules/whole': { en: 'Open the rule reference', ja: 'ルール一覧を開く' },

  'settings/title': { en: 'Settings', ja: '設定' },
  'settings/language': { en: 'Language', ja: '言語' },
  'settings/theme': { en: 'Appearance', ja: '外観' },
  'settings/theme/system': { en: 'As the device', ja: '端末に合わせる' },
  'settings/theme/light': { en: 'Light', ja: '明るい' },
  'settings/theme/dark': { en: 'Dark', ja: '暗い' },
  'settings/pace': { en: 'How fast bots play', ja: 'ボットの速さ' },
  'settings/pace/slow': { en: 'Slowly', ja: 'ゆっくり' },
  'settings/pace/normal': { en: 'At a walk', ja: 'ふつう' },
  'settings/pace/instant': { en: 'At once', ja: '一瞬' },
  'settings/name': { en: 'Your name at the table', ja: 'テーブルでの名前' },
  'settings/coordinates': { en: 'Show coordinates on the map', ja: '地図に座標を表示' },
  'settings/sounds': { en: 'Sounds', ja: '音' },

  'import/title': { en: 'Look at a recorded game', ja: '記録されたゲームを見る' },
  'import/lead': {
    en: 'Open a game saved here, or the JSON file of an 18FL game from 18xx.games, and walk through it with the slider.',
    ja: 'ここで保存したゲーム、または18xx.gamesの18FLのJSONファイルを開き、スライダーでたどれます。',
  },
  'import/file': { en: 'File', ja: 'ファイル' },
  'import/paste': { en: 'Or paste it here', ja: 'または貼り付け' },
  'import/open': { en: 'Open', ja: '開く' },
  'import/name': { en: 'Recorded game', ja: '記録されたゲーム' },
  'import/reading': { en: 'Reading the game …', ja: '読み込んでいます…' },
  'why/import/not-json': { en: 'This is not a JSON file.', ja: 'JSONファイルではありません。' },
  'why/import/nothing': { en: 'There is nothing in it to show.', ja: '表示できる内容がありません。' },
  'why/recording/title': {
    en: 'Recorded games of {title} cannot be read yet.',
    ja: '{title}の記録はまだ読めません。',
  },
  'why/recording/players': {
    en: 'The game is not for {count} players.',
    ja: '{count}人用のゲームではありません。',
  },
} as const satisfies Messages;
