import type { Messages } from '@signalbox/kernel';

export const OPTION_WORDS: Messages = {
  'option/seventyPercent': { en: 'Two players may hold 70% of a company', ja: '2人のとき1社を70%まで持てる' },
  'option/anyRun': { en: 'A company may run for less than the most', ja: '最大でない収入も選べる' },
  'option/consent': { en: 'Deals between presidents', ja: '社長間の取引' },
  'option/consent/asked': { en: 'the other one is asked', ja: '相手の同意を求める' },
  'option/consent/assumed': { en: 'agreed beforehand', ja: '事前に合意済み' },
  'option/bonusTiming': { en: "When a private's bonus is used", ja: '個人会社の特典を使う時期' },
  'option/bonusTiming/after-own-action': { en: "after the company's own action", ja: '会社自身の行動の後' },
  'option/bonusTiming/before-running': { en: 'in any step before running', ja: '運行前ならいつでも' },
  'option/terminalInstead': {
    en: "The Terminal's station uses up the token of the turn",
    ja: 'ターミナルの駅を手番のトークンに数える',
  },
  'option/trainDuty': { en: 'The duty to own a train', ja: '列車の保有義務' },
  'option/trainDuty/always': { en: 'always', ja: '常にある' },
  'option/trainDuty/with-route': { en: 'only with a route', ja: '路線があるときだけ' },
  'option/privatesCount': {
    en: 'Privates count against the certificate limit',
    ja: '個人会社も株券の上限に数える',
  },
  'option/bankruptcyEnds': { en: 'Bankruptcy ends the game', ja: '破産によるゲームの終了' },
  'option/bankruptcyEnds/last-survivor': { en: 'when one player is left', ja: '残り1人になったとき' },
  'option/bankruptcyEnds/first': { en: 'at once', ja: 'ただちに' },
  'option/steamshipPrice': { en: 'Price of the P&O', ja: 'P&O汽船の価格' },
  'option/steamshipPrice/40': { en: '$40', ja: '$40' },
  'option/steamshipPrice/30': { en: '$30', ja: '$30' },
};
