import type { Messages } from '@signalbox/kernel';

/** Explanations of 18FL. */
export const EIGHTEEN_FL_REASONS: Messages = {
  'bot/18fl/bid': {
    en: 'bids {amount, number, money}: picking a private company first is not worth more',
    ja: '{amount, number, money}を入札します。個人会社を選ぶ順番の価値はその程度です',
  },
  'bot/18fl/private': {
    en: 'takes the {private} for {price, number, money}: it pays {income, number, money} each operating round',
    ja: '{private}を{price, number, money}で買います。運営ラウンドごとに{income, number, money}の収益があります',
  },
  'bot/18fl/convert': {
    en: 'converts {company}: {capital, number, money} of new capital pays for a {train}-train',
    ja: '{company}を10株会社に変換します。新しい資本{capital, number, money}で{train}列車を買えます',
  },
  'bot/18fl/stay': {
    en: 'keeps {company} a five-share company: each share earns twice as much',
    ja: '{company}は5株会社のままにします。1株あたりの配当が2倍です',
  },
  'bot/18fl/hotel': {
    en: 'places a hotel in {hex} for {cost, number, money}{run, plural, =0 {} other {: {company} earns {run, number, money} more per run}}',
    ja: '{hex}に{cost, number, money}でホテルを置きます{run, plural, =0 {} other {。{company}の収入が{run, number, money}増えます}}',
  },
  'bot/18fl/port': {
    en: 'places the port marker in {hex}{run, plural, =0 {} other {: {company} earns {run, number, money} more per run}}',
    ja: '{hex}に港トークンを置きます{run, plural, =0 {} other {。{company}の収入が{run, number, money}増えます}}',
  },
  'bot/18fl/terminal': {
    en: 'places the Terminal station beside {hex}{run, plural, =0 {} other {: {company} earns {run, number, money} more per run}}',
    ja: '{hex}のそばにターミナル駅を置きます{run, plural, =0 {} other {。{company}の収入が{run, number, money}増えます}}',
  },
};
