import type { Messages } from '@signalbox/kernel';

/** What only the screen says about 18FL. */
export const WORDS_18FL: Messages = {
  'company-name/ACL': { en: 'Atlantic Coast Line', ja: 'アトランティック・コースト・ライン' },
  'company-name/FEC': { en: 'Florida East Coast', ja: 'フロリダ・イースト・コースト' },
  'company-name/LN': { en: 'Louisville & Nashville', ja: 'ルイビル・アンド・ナッシュビル' },
  'company-name/TPS': { en: 'The Plant System', ja: 'プラント・システム' },
  'company-name/SAL': { en: 'Seaboard Air Line', ja: 'シーボード・エア・ライン' },
  'company-name/SR': { en: 'Southern', ja: 'サザン' },
  'market/start': { en: 'prices to start a company at', ja: '開始価格' },
  'market/ceiling': { en: 'companies of five shares rise no further', ja: '5株会社の上限' },
  'step/convert': { en: 'Size', ja: '規模' },
  'step/lay-track': { en: 'Track', ja: '敷設' },
  'step/place-token': { en: 'Token', ja: '駅' },
  'step/run-trains': { en: 'Run', ja: '運行' },
  'step/dividend': { en: 'Dividend', ja: '配当' },
  'step/buy-train': { en: 'Trains', ja: '列車' },
};
