import type { Messages } from '@signalbox/kernel';

/** Why shares may not be sold, for titles to take into their own messages. */
export const SALE_MESSAGES: Messages = {
  'why/sale/not-so-many': {
    en: 'There are not so many shares of {company} to sell.',
    ja: '{company}の株をそれだけ持っていません。',
  },
  'why/sale/pool-full': {
    en: '{room, plural, =0 {The pool takes no more shares} one {The pool takes only # more share} other {The pool takes only # more shares}} of {company}.',
    ja: '市場に置ける{company}の株はあと{room}株です。',
  },
  'why/sale/no-successor': {
    en: 'Nobody else has the two shares that the president of {company} needs.',
    ja: '{company}の社長を引き継げる（2株以上持つ）人がいません。',
  },
  'why/sale/loses-presidency': {
    en: 'The presidency of {company} must not be lost now.',
    ja: '今は{company}の社長の座を失う売り方はできません。',
  },
};
