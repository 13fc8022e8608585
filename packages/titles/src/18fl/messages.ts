import type { Messages } from '@signalbox/kernel';
import { RAILS_MESSAGES } from '@signalbox/rails';
import { DECISION_MESSAGES } from './messages/decisions.ts';
import { EVENT_MESSAGES } from './messages/events.ts';
import { NAMES } from './messages/names.ts';
import { REASON_MESSAGES } from './messages/reasons.ts';

const ENDINGS: Messages = {
  'ending/bank': { en: 'The bank has broken.', ja: '銀行の資金が尽きました。' },
  'ending/bankruptcy': { en: 'Bankruptcy has ended the game.', ja: '破産によりゲームが終了しました。' },
  'ending/standstill': { en: 'Nothing more can change.', ja: 'これ以上何も変わらなくなりました。' },
};

const OPTIONS: Messages = {
  'option/seventyPercent': { en: 'Up to 70% of a company', ja: '1社の株を70%まで保有' },
  'option/anyRun': {
    en: 'Companies need not run for the highest revenue',
    ja: '最大の収入でなくても運行できる',
  },
  'option/consent': { en: 'Deals between two presidents', ja: '社長同士の取引' },
  'option/consent/asked': { en: 'need the other’s consent', ja: '相手の同意が必要' },
  'option/consent/assumed': { en: 'need no consent', ja: '合意済みとみなす' },
  'option/bonusTiming': { en: 'Private company bonuses', ja: '個人会社のボーナス' },
  'option/bonusTiming/after-own-action': {
    en: 'after the company’s own action in the step',
    ja: 'そのステップの会社の行動の後',
  },
  'option/bonusTiming/before-running': {
    en: 'in any step before running',
    ja: '運行より前のどのステップでも',
  },
  'option/bonusTiming/any-step': {
    en: 'port marker in any step; Terminal station from the token step until trains run',
    ja: '港トークンはどのステップでも、ターミナル駅はトークンのステップから運行まで',
  },
  'option/terminalInstead': {
    en: 'The Terminal station counts as the company’s token for the turn',
    ja: 'ターミナル駅はその手番のトークンの代わりになる',
  },
  'option/trainDuty': { en: 'A company has to own a train', ja: '列車を保有する義務' },
  'option/trainDuty/always': { en: 'always', ja: '常にある' },
  'option/trainDuty/with-route': { en: 'only if it has a route', ja: 'ルートがあるときだけ' },
  'option/presidentTopsUp': {
    en: 'For another company’s train, the president may add cash even if the treasury is not empty',
    ja: '他社の列車を買うとき、会社に資金が残っていても社長が現金を足せる',
  },
  'option/emergencySales': { en: 'Shares sold in an emergency purchase', ja: '列車の強制購入での株式売却' },
  'option/emergencySales/as-needed': { en: 'no more than needed', ja: '必要な分だけ' },
  'option/emergencySales/freely': { en: 'as many as the president likes', ja: '社長の自由' },
  'option/emergencySales/before-choosing': {
    en: 'before the train is chosen',
    ja: '列車を選ぶ前に',
  },
  'option/mayCutOff': {
    en: 'Track may cut off a company that has not operated',
    ja: '未運営の会社のルートを断つ敷設もできる',
  },
  'option/privatesCount': { en: 'Private companies count as certificates', ja: '個人会社も株券に数える' },
  'option/bankruptcyEnds': { en: 'Bankruptcy ends the game', ja: '破産による終了' },
  'option/bankruptcyEnds/last-survivor': { en: 'when one player is left', ja: '残り1人になったとき' },
  'option/bankruptcyEnds/first': { en: 'at the first bankruptcy', ja: '最初の破産で' },
  'option/sizeAfterPrice': {
    en: 'A company’s size is chosen after its par',
    ja: '会社の規模は開始価格の後に選ぶ',
  },
  'option/everyStep': { en: 'Ask at every step of a turn', ja: '手番のすべてのステップで尋ねる' },
  'option/discardOrder': { en: 'Who discards trains first', ja: '列車を先に返す会社' },
  'option/discardOrder/buyer-first': { en: 'the buyer', ja: '買った会社' },
  'option/discardOrder/by-charter': { en: 'in charter order', ja: '権利書の順' },
  'option/drownedTilesLost': {
    en: 'Tiles lost to the hurricane do not return',
    ja: 'ハリケーンで失われたタイルは戻らない',
  },
  'option/stubsCount': {
    en: 'The track stubs north of Mobile count as a route',
    ja: 'モービル北側の短い線路もルートとみなす',
  },
  'option/junctionsTwice': {
    en: 'A train may pass a junction twice',
    ja: '列車は同じ交差点を2回通れる',
  },
  'option/steamshipPrice': { en: 'Price of the P&O Steamship Company', ja: 'P&O汽船の価格' },
  'option/steamshipPrice/40': { en: '$40', ja: '$40' },
  'option/steamshipPrice/30': { en: '$30', ja: '$30' },
};

export const MESSAGES: Messages = {
  ...RAILS_MESSAGES,
  ...NAMES,
  ...DECISION_MESSAGES,
  ...EVENT_MESSAGES,
  ...REASON_MESSAGES,
  ...ENDINGS,
  ...OPTIONS,
};
