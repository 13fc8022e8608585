import type { Messages } from '@signalbox/kernel';

const COLOURS: Messages = {
  'colour/yellow': { en: 'yellow', ja: '黄色' },
  'colour/green': { en: 'green', ja: '緑色' },
  'colour/brown': { en: 'brown', ja: '茶色' },
  'colour/gray': { en: 'gray', ja: '灰色' },
};

const CONSENT: Messages = {
  'decision/consent': { en: 'Accept the deal or decline it', ja: '取引に応じるか断る' },
  'choice/consent/accept': { en: 'accept', ja: '応じる' },
  'choice/consent/decline': { en: 'decline', ja: '断る' },
};

const SALES: Messages = {
  'why/sale/not-so-many': {
    en: 'You do not hold that many shares of {company}.',
    ja: '{company}の株をそれだけ持っていません。',
  },
  'why/sale/pool-full': {
    en: 'The pool takes only {room, plural, =0 {no more shares} one {# more share} other {# more shares}} of {company}.',
    ja: '公開市場が受け入れる{company}の株は、あと{room}株です。',
  },
  'why/sale/no-successor': {
    en: 'Nobody else could take over {company}: the president keeps the certificate.',
    ja: '{company}の社長を引き継げる人がいないため、社長株は手放せません。',
  },
  'why/sale/loses-presidency': {
    en: 'You may not lose the presidency of {company} now.',
    ja: '今は{company}の社長の座を失う売却はできません。',
  },
};

const TRACK: Messages = {
  'why/track/hex': { en: 'Nothing can be laid in {hex} now.', ja: '今は{hex}にタイルを置けません。' },
  'why/track/unknown-tile': { en: 'There is no tile {tile}.', ja: 'タイル{tile}はありません。' },
  'why/track/rotation': {
    en: 'Tile {tile} cannot be turned like that.',
    ja: 'タイル{tile}をその向きには置けません。',
  },
  'why/track/colour': {
    en: 'No {colour} tiles may be laid now.',
    ja: '{colour}のタイルは今は置けません。',
  },
  'why/track/wrong-tile': { en: 'Tile {tile} does not fit {hex}.', ja: 'タイル{tile}は{hex}に合いません。' },
  'why/track/stock': { en: 'No tile {tile} is left.', ja: 'タイル{tile}は残っていません。' },
  'why/track/closed-side': {
    en: 'Track in {hex} would run into a side that is closed.',
    ja: '{hex}の線路が通れないヘクス辺に向かってしまいます。',
  },
  'why/track/keeps-existing': {
    en: 'All track in {hex} must be kept.',
    ja: '{hex}の今の線路をすべて残さなければなりません。',
  },
  'why/track/no-new-track': {
    en: 'That would add nothing to your network.',
    ja: '自社の路線に何も加わりません。',
  },
  'why/track/not-connected': {
    en: 'Your network does not lead to that track in {hex}.',
    ja: '{hex}のその線路は自社の路線につながりません。',
  },
};

const TOKENS: Messages = {
  'why/token/no-place': {
    en: 'There is no place for a token in {hex}.',
    ja: '{hex}にはトークンを置く場所がありません。',
  },
  'why/token/not-connected': {
    en: 'Your network does not lead to {hex}.',
    ja: '自社の路線は{hex}に届いていません。',
  },
  'why/token/already-there': {
    en: 'The company has a token in {hex} already.',
    ja: '{hex}にはすでに自社のトークンがあります。',
  },
  'why/token/no-slot': { en: 'All places in {hex} are taken.', ja: '{hex}のマスはすべて埋まっています。' },
  'why/token/reserved': {
    en: 'The last place in {hex} is kept for {company}.',
    ja: '{hex}の最後のマスは{company}のために取ってあります。',
  },
};

const ROUTES: Messages = {
  'why/routes/no-such-train': { en: 'The company has no train {train}.', ja: '列車{train}はありません。' },
  'why/routes/train-twice': {
    en: 'Train {train} can run only once.',
    ja: '列車{train}は1回しか運行できません。',
  },
  'why/routes/no-such-place': {
    en: 'Train {train}: there is no stop {place}.',
    ja: '列車{train}：停車場所{place}はありません。',
  },
  'why/routes/too-short': {
    en: 'Train {train} needs one more stop.',
    ja: '列車{train}のルートには停車場所がもう1つ必要です。',
  },
  'why/routes/too-long': {
    en: 'Train {train} cannot make {stops} stops.',
    ja: '列車{train}は{stops}か所には停車できません。',
  },
  'why/routes/ends-on-track': {
    en: 'Train {train} cannot end on plain track in {hex}.',
    ja: '列車{train}は{hex}の線路の途中で終われません。',
  },
  'why/routes/no-end-here': {
    en: 'Train {train} cannot end in {node}.',
    ja: '列車{train}は{node}で終われません。',
  },
  'why/routes/no-track': {
    en: 'Train {train}: no track leads from {from} to {to}.',
    ja: '列車{train}：{from}から{to}へ通じる線路がありません。',
  },
  'why/routes/track-twice': {
    en: 'Train {train} would use the track at {track} twice.',
    ja: '列車{train}が{track}の線路を2回使います。',
  },
  'why/routes/track-shared': {
    en: 'Trains {train} and {other} would share the track at {track}.',
    ja: '列車{train}と列車{other}が{track}の同じ線路を使います。',
  },
  'why/routes/node-twice': {
    en: 'Train {train} would come through {node} twice.',
    ja: '列車{train}が{node}を2回通ります。',
  },
  'why/routes/hex-twice': {
    en: 'Train {train} would enter {hex} twice.',
    ja: '列車{train}が{hex}に2回入ります。',
  },
  'why/routes/offboard-inside': {
    en: 'Train {train} must end at {node}: nothing runs through an off-board place.',
    ja: '盤外都市は通過できません。列車{train}は{node}で終わらなければなりません。',
  },
  'why/routes/port-inside': {
    en: 'Train {train} must end at {node}: nothing runs through a port.',
    ja: '港は通過できません。列車{train}は{node}で終わらなければなりません。',
  },
  'event/not-the-most': {
    en: 'The trains of {company} could have earned {best} instead of {revenue}.',
    ja: '{company}の列車は{revenue}ではなく{best}を得られました。',
  },
  'why/routes/end-inside': {
    en: 'Train {train} cannot run through {node}.',
    ja: '列車{train}は{node}を通過できません。',
  },
  'why/routes/dead-end': {
    en: 'The track ends in {node}: train {train} cannot go on.',
    ja: '線路は{node}で行き止まりです。列車{train}はその先へ進めません。',
  },
  'why/routes/offboard-twice': {
    en: 'Train {train} can use {offboard} only once.',
    ja: '列車{train}は{offboard}を1回しか使えません。',
  },
  'why/routes/blocked': {
    en: 'Train {train} cannot pass {node}: others fill the city.',
    ja: '{node}は他社のトークンで埋まっているため、列車{train}は通過できません。',
  },
  'why/routes/must-stop': {
    en: 'Train {train} has to stop in {node}.',
    ja: '列車{train}は{node}に停車しなければなりません。',
  },
  'why/routes/no-station': {
    en: 'The route of train {train} has no station of the company.',
    ja: '列車{train}のルートに自社の駅がありません。',
  },
  'why/routes/apart': {
    en: 'All routes of the company have to hang together.',
    ja: '会社のルートはすべてつながっていなければなりません。',
  },
};

/** What the mechanics have to say, for titles to take into their own messages. */
export const RAILS_MESSAGES: Messages = { ...COLOURS, ...CONSENT, ...SALES, ...TRACK, ...TOKENS, ...ROUTES };
