import type { Messages } from '@signalbox/kernel';

/** Explanations of 1860. */
export const EIGHTEEN_SIXTY_REASONS: Messages = {
  'bot/1860/bid': {
    en: 'bids {amount, number, money}: choosing now is worth at most {limit, number, money}',
    ja: '{amount, number, money}をビッドします。今選ぶ権利の価値は{limit, number, money}までです',
  },
  'bot/1860/pass-bid': {
    en: 'passes: choosing now is worth no more than {limit, number, money}',
    ja: 'パスします。今選ぶ権利の価値は{limit, number, money}までです',
  },
  'bot/1860/buy-private': {
    en: 'takes {private} for {price, number, money}: it pays {income, number, money} each operating round',
    ja: '{private}を{price, number, money}で買います。運行ラウンドごとに{income, number, money}の収入です',
  },
  'bot/1860/sell-private': {
    en: 'sells {private} for {amount, number, money}: it will not pay that much any more',
    ja: '{private}を{amount, number, money}で売ります。それほどの収入はもう見込めません',
  },
  'bot/1860/exchange': {
    en: 'exchanges {private} for a share of {company}, which should earn more',
    ja: '{private}を{company}の株に交換します。株の方が多くの収入になります',
  },
  'bot/1860/no-exchange': {
    en: 'does not exchange a private company: no share should earn more',
    ja: '個人会社を交換しません。それより多くの収入になる株がありません',
  },
  'bot/1860/run': {
    en: 'runs {company} for the maximum of {run, number, money}{subsidy, plural, =0 {} other {, with a subsidy of {subsidy, number, treasury}}}',
    ja: '{company}を最高額の{run, number, money}で運行します{subsidy, plural, =0 {} other {（補助金{subsidy, number, treasury}）}}',
  },
  'bot/1860/lease': {
    en: 'runs {company}’s leased train for the maximum',
    ja: '{company}の借りた列車を最高額で運行します',
  },
};
