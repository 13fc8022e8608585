import type { Messages } from '@signalbox/kernel';

export const FINDING_WORDS = {
  'finding/level': { en: 'Level', ja: '対象' },
  'finding/language': { en: 'Language of the chat', ja: 'チャットの言語' },
  'finding/clock/none': { en: 'no clock', ja: '時計なし' },
  'finding/clock/live': { en: 'live', ja: 'リアルタイム' },
  'finding/clock/async': { en: 'asynchronous', ja: '1手ごと' },
  'finding/filter': { en: 'Filter', ja: '絞り込み' },
  'finding/quick': { en: 'Find opponents', ja: '対戦相手を探す' },
  'finding/quick-lead': {
    en: 'Choose a game and a clock to get a seat at a matching table. The game starts as soon as all seats are taken.',
    ja: '条件を選ぶと、それに合うテーブルの席に着きます。席が埋まるとゲームが始まります。',
  },
  'finding/which': { en: 'Choose game and clock', ja: 'ゲームと時計を選ぶ' },
  'finding/tell-me': {
    en: 'Notify me when such a table opens',
    ja: 'この条件のテーブルが募集を始めたら知らせる',
  },
  'finding/told': {
    en: 'You will be notified through your notification channels.',
    ja: '登録した通知先にお知らせします。',
  },
  'finding/wishes': { en: 'Waiting for', ja: '待っているテーブル' },
  'finding/players-count': { en: '{count, plural, one {# player} other {# players}}', ja: '{count}人' },
  'finding/remove-wish': { en: 'Stop waiting for this table', ja: 'このテーブルを待つのをやめる' },
  'finding/template': { en: 'Settings', ja: '設定' },
  'finding/no-template': { en: 'new', ja: '新規' },
  'finding/template-name': { en: 'Save these settings as', ja: '設定を保存する名前' },
  'finding/keep': { en: 'Save', ja: '保存' },
  'finding/remove-template': { en: 'Remove these settings', ja: 'この設定を削除' },
  'why/too-many-wishes': {
    en: 'You are waiting for too many tables already.',
    ja: 'これ以上登録できません。',
  },
  'why/too-many-templates': {
    en: 'You have too many saved settings already.',
    ja: 'これ以上保存できません。',
  },
} as const satisfies Messages;
