import type { Messages } from '@signalbox/kernel';

const RUN: Messages = {
  'puzzle/run': { en: 'Best run', ja: '最高額の運行' },
  'puzzle/run/name': { en: 'Best run {number}', ja: '最高額の運行：その{number}' },
  'puzzle/run/story': {
    en: '{company} is about to run its trains. They may not use the same track, and other companies’ tokens are in the way. Here you choose the stops of each train yourself.',
    ja: '{company}が列車を運行します。列車どうしで同じ線路は使えず、他社のトークンもルートを妨げます。ここでは各列車の停車地を自分で選びます。',
  },
  'puzzle/run/task': {
    en: 'Find the run with the highest revenue for all trains together.',
    ja: '全列車の合計が最高額になる運行を見つけてください。',
  },
  'puzzle/run/right': {
    en: '{value, number, money}: no run of {company} earns more.',
    ja: '{value, number, money}の運行です。{company}にこれを上回る運行はありません。',
  },
  'puzzle/run/nearly': {
    en: 'It earns {value, number, money}. {best, number, money} is possible.',
    ja: '{value, number, money}の運行です。{best, number, money}にできます。',
  },
  'puzzle/run/wrong': {
    en: 'That run is not legal. {best, number, money} is possible.',
    ja: 'その運行はできません。{best, number, money}にできます。',
  },
};

const TRACK: Messages = {
  'puzzle/track': { en: 'Track that pays at once', ja: 'すぐに効く線路' },
  'puzzle/track/name': { en: 'Track that pays at once {number}', ja: 'すぐに効く線路：その{number}' },
  'puzzle/track/story': {
    en: '{company} lays track, and runs its trains in the same turn. You decide for it.',
    ja: '{company}が線路を敷設し、同じ手番に列車を運行します。あなたが決めます。',
  },
  'puzzle/track/task': {
    en: 'Lay or upgrade track so that its trains earn as much as possible in this turn.',
    ja: 'この手番に最も多く稼げるように、線路を敷設するか張り替えてください。',
  },
  'puzzle/track/right': {
    en: 'Now {company} can run for {value, number, money}. All other legal lays were tried, and none brings more.',
    ja: '{company}は{value, number, money}を稼げます。ほかの敷設をすべて調べましたが、これより多くはなりません。',
  },
  'puzzle/track/nearly': {
    en: '{company} can run for {value, number, money}. {best, number, money} was possible.',
    ja: '{company}は{value, number, money}を稼げます。{best, number, money}にできました。',
  },
  'puzzle/track/wrong': {
    en: '{company} cannot run. {best, number, money} was possible.',
    ja: '{company}は運行できません。{best, number, money}にできました。',
  },
};

const PRESIDENCY: Messages = {
  'puzzle/presidency': { en: 'Take the presidency', ja: '社長の座を奪う' },
  'puzzle/presidency/name': { en: 'Take the presidency {number}', ja: '社長の座を奪う：その{number}' },
  'puzzle/presidency/story': {
    en: 'It is your turn in the stock round. Somebody else is president of {company}.',
    ja: '株式ラウンドのあなたの手番です。{company}の社長はほかの人です。',
  },
  'puzzle/presidency/task': {
    en: 'Become president of {company} in this turn, and be worth as much as possible afterwards.',
    ja: 'この手番で{company}の社長になり、そのあとの自分の総資産をできるだけ多く残してください。',
  },
  'puzzle/presidency/right': {
    en: 'You are president of {company}, and worth {value, number, money}. Any other turn leaves you with less, or without the presidency.',
    ja: '{company}の社長になりました。総資産は{value, number, money}です。ほかの手では資産が減るか、社長になれません。',
  },
  'puzzle/presidency/nearly': {
    en: 'You are president of {company}, and worth {value, number, money}. {best, number, money} was possible.',
    ja: '{company}の社長になりました。総資産は{value, number, money}ですが、{best, number, money}残せたはずです。',
  },
  'puzzle/presidency/wrong': {
    en: 'You are not president of {company}. It was possible, and would have left you worth {best, number, money}.',
    ja: '{company}の社長になっていません。社長になり、総資産{best, number, money}を残せたはずです。',
  },
};

const RESCUE: Messages = {
  'puzzle/rescue': { en: 'Emergency sales', ja: '緊急の売却' },
  'puzzle/rescue/name': { en: 'Emergency sales {number}', ja: '緊急の売却：その{number}' },
  'puzzle/rescue/story': {
    en: '{company} needs a train and cannot pay for it, so you have to sell shares.',
    ja: '{company}は列車が必要なのに資金が足りません。あなたが株を売って補います。',
  },
  'puzzle/rescue/task': {
    en: 'Raise the money, and be worth as much as possible afterwards.',
    ja: '必要な額を作り、そのあとの自分の総資産をできるだけ多く残してください。',
  },
  'puzzle/rescue/right': {
    en: 'You are worth {value, number, money}. All other sales leave you with less.',
    ja: '総資産は{value, number, money}です。ほかの売り方ではこれより少なくなります。',
  },
  'puzzle/rescue/nearly': {
    en: 'You are worth {value, number, money}. {best, number, money} was possible.',
    ja: '総資産は{value, number, money}ですが、{best, number, money}残せたはずです。',
  },
  'puzzle/rescue/wrong': {
    en: 'The money was not raised. You could have been worth {best, number, money}.',
    ja: '必要な額を作れませんでした。総資産{best, number, money}を残せたはずです。',
  },
};

const TURN: Messages = {
  'puzzle/turn': { en: 'The best turn', ja: '最善の1手番' },
  'puzzle/turn/name': { en: 'The best turn {number}', ja: '最善の1手番：その{number}' },
  'puzzle/turn/story': {
    en: 'It is your turn. Count everybody’s cash and shares as if the game ended after it.',
    ja: 'あなたの手番です。手番のあとにゲームが終わるとして、全員の現金と株を数えます。',
  },
  'puzzle/turn/task': {
    en: 'Choose the turn that leaves you furthest ahead of the strongest opponent, or least behind.',
    ja: '手番のあと、最も資産の多い相手との差が最も有利になる手を選んでください。',
  },
  'puzzle/turn/right': {
    en: 'Your lead over the strongest opponent is {value, number, money}. No other turn gives more.',
    ja: '最も資産の多い相手との差は{value, number, money}です。これより良い手はありません。',
  },
  'puzzle/turn/nearly': {
    en: 'Your lead over the strongest opponent is {value, number, money}. {best, number, money} was possible.',
    ja: '最も資産の多い相手との差は{value, number, money}です。{best, number, money}にできました。',
  },
  'puzzle/turn/wrong': {
    en: 'A lead of {best, number, money} was possible.',
    ja: '差を{best, number, money}にできました。',
  },
};

const ENDING: Messages = {
  'puzzle/ending': { en: 'End the game', ja: 'ゲームを終わらせる' },
  'puzzle/ending/name': { en: 'End the game {number}', ja: 'ゲームを終わらせる：その{number}' },
  'puzzle/ending/story': {
    en: 'The game can end in this turn, and you can win it.',
    ja: 'この手番でゲームは終わり、あなたは勝てます。',
  },
  'puzzle/ending/task': {
    en: 'End the game now, and win by as much as possible.',
    ja: '今ゲームを終わらせ、できるだけ大きな差で勝ってください。',
  },
  'puzzle/ending/right': {
    en: 'You win by {value, number, money}. No other way to end the game wins by more.',
    ja: '{value, number, money}の差で勝ちました。これより大きな差にはできません。',
  },
  'puzzle/ending/nearly': {
    en: 'The game is over, and your lead is {value, number, money}. {best, number, money} was possible.',
    ja: 'ゲームは終わり、差は{value, number, money}です。{best, number, money}にできました。',
  },
  'puzzle/ending/wrong': {
    en: 'The game goes on. You could have ended it, and won by {best, number, money}.',
    ja: 'ゲームは続きます。{best, number, money}の差で勝って終われました。',
  },
};

const REGIONS = {
  en: '{region, select, northwest {north-west} north {north} northeast {north-east} west {west} middle {middle} east {east} southwest {south-west} south {south} other {south-east}}',
  ja: '{region, select, northwest {北西} north {北} northeast {北東} west {西} middle {中央} east {東} southwest {南西} south {南} other {南東}}',
};

const HINTS: Messages = {
  'puzzle/hint/trains': {
    en: `{count, plural, one {# train runs} other {# trains run}}; the longest route begins in the ${REGIONS.en} of the map.`,
    ja: `運行する列車は{count}両です。最も長いルートの端は地図の${REGIONS.ja}にあります。`,
  },
  'puzzle/hint/end': {
    en: 'One end of the longest route is {hex}.',
    ja: '最も長いルートの一方の端は{hex}です。',
  },
  'puzzle/hint/ends': {
    en: 'The longest route runs from {fromHex} to {toHex}, {count, plural, one {# stop} other {# stops}} in all.',
    ja: '最も長いルートは{fromHex}から{toHex}までで、全部で{count}か所に停車します。',
  },
  'puzzle/hint/lays': {
    en: `{count, plural, one {One tile is} other {# tiles are}} enough. Look in the ${REGIONS.en} of the map.`,
    ja: `タイルは{count}枚で足ります。地図の${REGIONS.ja}を見てください。`,
  },
  'puzzle/hint/hex': { en: 'Look at {hex}.', ja: '{hex}が鍵です。' },
  'puzzle/hint/tile': {
    en: 'Lay tile {tile} in {hex}. Only the rotation is left to find.',
    ja: '{hex}にタイル{tile}です。残るは向きだけです。',
  },
  'puzzle/hint/blocks': {
    en: 'Shares of {count, plural, one {one company are} other {# companies are}} sold.',
    ja: '売るのは{count}社の株です。',
  },
  'puzzle/hint/nothing-sold': { en: 'No shares have to be sold.', ja: '株を売る必要はありません。' },
  'puzzle/hint/company': { en: 'Shares of {company} are sold first.', ja: '最初に{company}の株を売ります。' },
  'puzzle/hint/block': {
    en: 'Sell {count, plural, one {# share} other {# shares}} of {company} first.',
    ja: '最初に{company}を{count}株売ります。',
  },
  'puzzle/hint/steps': {
    en: 'The answer takes {count, plural, one {# decision} other {# decisions}}.',
    ja: '答えは{count}回の選択です。',
  },
  'puzzle/hint/first': {
    en: 'You can see the solution step by step.',
    ja: '答えは1手ずつ見られます。',
  },
  'puzzle/hint/kind': {
    en: '{kind, select, buy {A share is bought.} sell {Shares are sold.} lay {Track is laid.} other {Look at all the steps of the turn.}}',
    ja: '{kind, select, buy {株を買います。} sell {株を売ります。} lay {線路を敷きます。} other {手番の全段階を考えましょう。}}',
  },
  'puzzle/hint/railroad': { en: 'Look at {railroad}.', ja: '{railroad}が鍵です。' },
  'puzzle/hint/action': {
    en: '{kind, select, buy {The share on +{number}.} sell {All of its shares are sold together.} other {Think of the dividend last.}}',
    ja: '{kind, select, buy {+{number}の株です。} sell {その株を全部まとめて売ります。} other {配当は最後に考えましょう。}}',
  },
};

export const PUZZLE_MESSAGES: Messages = {
  ...RUN,
  ...TRACK,
  ...PRESIDENCY,
  ...RESCUE,
  ...TURN,
  ...ENDING,
  ...HINTS,
};
