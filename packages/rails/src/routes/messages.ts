import type { Messages } from '@signalbox/kernel';

/** What there is to say about routes, for titles to take into their own messages. */
export const ROUTE_MESSAGES: Messages = {
  'why/routes/no-such-train': {
    en: 'The company has no train {train}.',
    ja: '会社に列車{train}はありません。',
  },
  'why/routes/train-twice': {
    en: 'Train {train} is run twice.',
    ja: '列車{train}が2回運行されています。',
  },
  'why/routes/no-such-place': {
    en: 'There is no {place} on the map.',
    ja: '{place}はマップにありません。',
  },
  'why/routes/ends-on-track': {
    en: 'A route ends at a stop, not on the track in {hex}.',
    ja: 'ルートの端は駅でなければなりません（{hex}は線路の途中です）。',
  },
  'why/routes/no-track': {
    en: 'No track leads from {from} to {to}.',
    ja: '{from}から{to}へ線路がつながっていません。',
  },
  'why/routes/too-short': {
    en: 'The route of train {train} needs another stop.',
    ja: '列車{train}のルートには停車地がもう一つ必要です。',
  },
  'why/routes/too-long': {
    en: 'Train {train} cannot make {stops} stops.',
    ja: '列車{train}は{stops}か所に停車できません。',
  },
  'why/routes/no-station': {
    en: 'The route of train {train} has no station of the company.',
    ja: '列車{train}のルートに自社の駅がありません。',
  },
  'why/routes/track-twice': {
    en: 'Train {train} uses the track at {track} twice.',
    ja: '列車{train}が{track}の線路を2回使っています。',
  },
  'why/routes/track-shared': {
    en: 'Trains {train} and {other} both use the track at {track}.',
    ja: '列車{train}と{other}が{track}の線路を共用しています。',
  },
  'why/routes/node-twice': {
    en: 'Train {train} comes to {node} twice.',
    ja: '列車{train}が{node}を2回通っています。',
  },
  'why/routes/hex-twice': {
    en: 'Train {train} comes into {hex} twice.',
    ja: '列車{train}がヘクス{hex}に2回入っています。',
  },
  'why/routes/no-end-here': {
    en: 'No route ends at {node}.',
    ja: '{node}をルートの端にはできません。',
  },
  'why/routes/offboard-inside': {
    en: 'An off-board area such as {node} can only be an end of a route.',
    ja: '盤外の{node}はルートの端でなければなりません。',
  },
  'why/routes/port-inside': {
    en: 'A port such as {node} can only be an end of a route.',
    ja: '港{node}はルートの端でなければなりません。',
  },
  'why/routes/end-inside': {
    en: '{node} can only be an end of a route.',
    ja: '{node}はルートの端でなければなりません。',
  },
  'why/routes/dead-end': {
    en: 'The tracks at {node} are dead ends: no train runs through.',
    ja: '{node}の線路は行き止まりで、通過できません。',
  },
  'why/routes/offboard-twice': {
    en: 'Train {train} cannot use two entries of {offboard}.',
    ja: '列車{train}は{offboard}の入口を二つ使えません。',
  },
  'why/routes/blocked': {
    en: 'Train {train} cannot run through {node}: it is full of others’ stations.',
    ja: '{node}は他社の駅でふさがれているため、列車{train}は通過できません。',
  },
  'why/routes/must-stop': {
    en: 'Train {train} has to stop at {node}.',
    ja: '列車{train}は{node}に停車しなければなりません。',
  },
  'why/routes/apart': {
    en: 'All routes of the company must hang together by shared stations.',
    ja: '会社のすべてのルートは駅を共有してつながっていなければなりません。',
  },
};
