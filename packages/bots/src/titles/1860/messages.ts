import type { Messages } from '@signalbox/kernel';

/** Why bots do what they do in 1860 alone. */
export const EIGHTEEN_SIXTY_REASONS: Messages = {
  'bot/1860/bid': {
    en: 'bids {amount}: to choose now is worth {limit} at most',
    ja: '{amount}をビッドします。今選ぶ権利の価値は{limit}までです',
  },
  'bot/1860/pass-bid': {
    en: 'passes: to choose now is worth no more than {limit}',
    ja: 'パスします。今選ぶ権利の価値は{limit}までです',
  },
  'bot/1860/buy-private': {
    en: 'takes {private} for {price}: it pays {income} each operating round',
    ja: '{private}を{price}で取ります。運行ラウンドごとに{income}の収入です',
  },
  'bot/1860/sell-private': {
    en: 'sells {private} for {amount}: it will not pay that much any more',
    ja: '{private}を{amount}で売ります。それほどの収入はもう見込めません',
  },
  'bot/1860/exchange': {
    en: 'changes {private} into a share of {company}: the share will bring more',
    ja: '{private}を{company}の株に交換します。株の方が多くをもたらします',
  },
  'bot/1860/run': {
    en: 'runs {company} for {run}: the most there is{subsidy, plural, =0 {} other {, with a subsidy of #}}',
    ja: '{company}を最高額の{run}で運行します{subsidy, plural, =0 {} other {（補助金#）}}',
  },
  'bot/1860/lease': {
    en: 'runs {company}’s leased train for the most it can earn',
    ja: '{company}の借りた列車を最高額で運行します',
  },
};
