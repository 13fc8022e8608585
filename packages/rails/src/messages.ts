import type { Messages } from '@signalbox/kernel';
import { AUTO_MESSAGES } from './auto/messages.ts';

const COLOURS: Messages = {
  'colour/yellow': { en: 'yellow', ja: '黄色' },
  'colour/green': { en: 'green', ja: '緑色' },
  'colour/brown': { en: 'brown', ja: '茶色' },
  'colour/gray': { en: 'grey', ja: '灰色' },
};

const CONSENT: Messages = {
  'decision/consent': { en: 'Accept or decline the deal', ja: '取引に応じるか断る' },
  'choice/consent/accept': { en: 'accept', ja: '応じる' },
  'choice/consent/decline': { en: 'decline', ja: '断る' },
  'choice/consent/not-this-turn': { en: 'decline for this turn', ja: 'この手番の間は断る' },
  'event/deal-declined': {
    en: '{seat} declines {proposer}’s proposal.',
    ja: '{seat}は{proposer}の提案を断りました。',
  },
  'event/deal-closed': {
    en: '{seat} declines {proposer}’s proposal, and all further ones this turn.',
    ja: '{seat}は{proposer}の提案を断り、この手番の間は応じないと伝えました。',
  },
  'why/deal/closed': {
    en: '{from}’s president has already declined for this turn.',
    ja: '{from}の社長は、この手番の間は取引に応じません。',
  },
};

const COUNTING: Messages = {
  'decision/count-now': { en: 'End and score the game now?', ja: 'ここでゲームを終えて集計しますか' },
  'choice/count-now/count': { en: 'end the game now', ja: 'ここで終えて集計する' },
  'choice/count-now/play-on': { en: 'play on', ja: 'ゲームを続ける' },
  'event/plays-on': { en: '{seat} wants to play on.', ja: '{seat}はゲームの続行を選びました。' },
  'ending/agreed': {
    en: 'All players agreed to end and score the game.',
    ja: '全員がゲームの終了と集計に同意しました。',
  },
  'ending/nothing-left': { en: 'Nothing more can change.', ja: 'これ以上何も変わらなくなりました。' },
};

const SALES: Messages = {
  'why/sale/not-enough-shares': {
    en: 'You do not have that many shares of {company}.',
    ja: '{company}の株をそれだけ持っていません。',
  },
  'why/sale/pool-full': {
    en: '{room, plural, =0 {The pool cannot take any more shares of {company}.} one {The pool has room for only # more share of {company}.} other {The pool has room for only # more shares of {company}.}}',
    ja: '{room, plural, =0 {公開市場は{company}の株をこれ以上受け入れられません。} other {公開市場が受け入れられる{company}の株はあと#株です。}}',
  },
  'why/sale/no-successor': {
    en: 'No other player could become president of {company}, so the president’s certificate cannot be sold.',
    ja: '{company}の社長を引き継げる人がいないため、社長株は手放せません。',
  },
  'why/sale/loses-presidency': {
    en: 'You would lose the presidency of {company}, which is not allowed now.',
    ja: '{company}の社長でなくなるため、今はその売却をできません。',
  },
};

const TRACK: Messages = {
  'why/track/hex': { en: 'No tile can be laid in {hex} now.', ja: '今は{hex}にタイルを置けません。' },
  'why/track/unknown-tile': { en: 'There is no tile {tile}.', ja: 'タイル{tile}はありません。' },
  'why/track/rotation': {
    en: 'Tile {tile} cannot be laid in that orientation.',
    ja: 'タイル{tile}をその向きには置けません。',
  },
  'why/track/colour': {
    en: 'No {colour} tiles may be laid now.',
    ja: '{colour}のタイルは今は置けません。',
  },
  'why/track/wrong-tile': { en: 'Tile {tile} does not fit {hex}.', ja: 'タイル{tile}は{hex}に合いません。' },
  'why/track/stock': { en: 'No tile {tile} is left.', ja: 'タイル{tile}は残っていません。' },
  'why/track/closed-side': {
    en: 'Track in {hex} would run into an impassable hex side.',
    ja: '{hex}の線路が通れない辺に向かってしまいます。',
  },
  'why/track/keeps-existing': {
    en: 'The upgrade has to keep all existing track in {hex}.',
    ja: '{hex}の今ある線路をすべて残さなければなりません。',
  },
  'why/track/no-new-track': {
    en: 'That would not add to the company’s network.',
    ja: 'その会社の路線が増えません。',
  },
  'why/track/not-connected': {
    en: 'The track in {hex} would not be connected to the company’s network.',
    ja: '{hex}のその線路は、その会社の路線につながりません。',
  },
};

const TOKENS: Messages = {
  'why/token/no-place': {
    en: 'Tokens cannot be placed in {hex}.',
    ja: '{hex}にはトークンを置く場所がありません。',
  },
  'why/token/not-connected': {
    en: 'The company’s network does not reach {hex}.',
    ja: 'その会社の路線は{hex}に届いていません。',
  },
  'why/token/already-there': {
    en: 'The company already has a token in {hex}.',
    ja: '{hex}にはすでにその会社のトークンがあります。',
  },
  'why/token/no-slot': { en: '{hex} has no free slot.', ja: '{hex}にはトークンの空きがありません。' },
  'why/token/reserved': {
    en: 'A slot in {hex} has to be kept free for {company}.',
    ja: '{hex}には{company}用の空きを残さなければなりません。',
  },
};

const ROUTES: Messages = {
  'why/routes/not-the-most': {
    en: 'The trains can run for {best, number, money}: choose routes that earn this much.',
    ja: '列車は全部で{best, number, money}を稼げます。その額になる運行を選んでください。',
  },
  'why/routes/no-such-train': {
    en: 'The company has no {train}-train.',
    ja: 'この会社に{train}列車はありません。',
  },
  'why/routes/train-twice': {
    en: 'The {train}-train can only run once.',
    ja: '{train}列車は1回しか運行できません。',
  },
  'why/routes/no-such-place': {
    en: '{train}-train: there is no stop in {place}.',
    ja: '{train}列車：{place}に停車地はありません。',
  },
  'why/routes/too-short': {
    en: 'The {train}-train’s route is too short.',
    ja: '{train}列車のルートが短すぎます。',
  },
  'why/routes/incomplete': {
    en: 'The {train}-train’s route needs at least two stops that it can count.',
    ja: '{train}列車のルートには、数えられる停車地が2か所以上必要です。',
  },
  'why/routes/too-long': {
    en: 'The {train}-train cannot make {stops} stops.',
    ja: '{train}列車は{stops}か所には停車できません。',
  },
  'why/routes/ends-on-track': {
    en: 'The {train}-train cannot end on plain track in {hex}.',
    ja: '{train}列車は{hex}の線路の途中で終われません。',
  },
  'why/routes/no-end-here': {
    en: 'The {train}-train cannot end in {node}.',
    ja: '{train}列車は{node}で終われません。',
  },
  'why/routes/no-track': {
    en: '{train}-train: no track leads from {from} to {to}.',
    ja: '{train}列車：{from}から{to}へ通じる線路がありません。',
  },
  'why/routes/track-twice': {
    en: 'The {train}-train would use the same track in {track} twice.',
    ja: '{train}列車が{track}の線路を2回使います。',
  },
  'why/routes/track-shared': {
    en: 'The {train}-train and the {other}-train would share track in {track}.',
    ja: '{train}列車と{other}列車が{track}の同じ線路を使います。',
  },
  'why/routes/node-twice': {
    en: 'The {train}-train would visit {node} twice.',
    ja: '{train}列車が{node}を2回通ります。',
  },
  'why/routes/hex-twice': {
    en: 'The {train}-train would enter {hex} twice.',
    ja: '{train}列車が{hex}に2回入ります。',
  },
  'why/routes/offboard-inside': {
    en: 'The {train}-train has to end in {node}: no route runs through an off-board location.',
    ja: '盤外は通過できません。{train}列車は{node}で終わらなければなりません。',
  },
  'why/routes/port-inside': {
    en: 'The {train}-train has to end in {node}: no route runs through a port.',
    ja: '港は通過できません。{train}列車は{node}で終わらなければなりません。',
  },
  'event/not-the-most': {
    en: '{company} could have run for {best, number, money} instead of {revenue, number, money}.',
    ja: '{company}は{revenue, number, money}ではなく{best, number, money}で運行できました。',
  },
  'why/routes/end-inside': {
    en: 'The {train}-train cannot run through {node}.',
    ja: '{train}列車は{node}を通過できません。',
  },
  'why/routes/dead-end': {
    en: 'The track ends in {node}: the {train}-train cannot run through.',
    ja: '線路は{node}で行き止まりです。{train}列車はその先へ進めません。',
  },
  'why/routes/offboard-twice': {
    en: 'The {train}-train can visit {offboard} only once.',
    ja: '{train}列車は{offboard}を1回しか使えません。',
  },
  'why/routes/blocked': {
    en: 'The {train}-train cannot run through {node}, which is full of other companies’ tokens.',
    ja: '{node}は他社のトークンで埋まっているため、{train}列車は通過できません。',
  },
  'why/routes/must-stop': {
    en: 'The {train}-train has to stop in {node}.',
    ja: '{train}列車は{node}に停車しなければなりません。',
  },
  'why/routes/no-station': {
    en: 'The {train}-train’s route has to include one of the company’s tokens.',
    ja: '{train}列車のルートにその会社のトークンがありません。',
  },
  'why/routes/no-way': {
    en: 'The {train}-train has no route through these stops in this order.',
    ja: '{train}列車がこの順にこれらの停車地を通るルートはありません。',
  },
  'why/routes/apart': {
    en: 'All of a company’s routes have to be connected.',
    ja: '1社のルートはすべてつながっていなければなりません。',
  },
};

const PARTS: Messages = {
  'part/blocks': {
    en: '{count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}の{count}株',
  },
  'part/routes': { en: '{train}-train {path}', ja: '{train}列車 {path}' },
};

/** Messages of the mechanics, for titles to include in their own. */
export const RAILS_MESSAGES: Messages = {
  ...COLOURS,
  ...CONSENT,
  ...COUNTING,
  ...SALES,
  ...TRACK,
  ...TOKENS,
  ...ROUTES,
  ...PARTS,
  ...AUTO_MESSAGES,
};
