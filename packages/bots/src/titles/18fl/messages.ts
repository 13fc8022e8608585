import type { Messages } from '@signalbox/kernel';

/** Why bots do what they do in 18FL alone. */
export const EIGHTEEN_FL_REASONS: Messages = {
  'bot/18fl/bid': {
    en: 'bids {amount}: the choice among the privates is worth little more',
    ja: '{amount}を入札します。私企業の選択順の価値はその程度です',
  },
  'bot/18fl/private': {
    en: 'takes {private} for {price}: it pays {income} each operating round',
    ja: '{private}を{price}で取ります。運営ラウンドごとに{income}の収入です',
  },
  'bot/18fl/convert': {
    en: 'converts {company}: {capital} in new capital pays for a {train}-train',
    ja: '{company}を10株会社に転換します。新しい資本{capital}で{train}列車を買えます',
  },
  'bot/18fl/stay': {
    en: 'keeps {company} at five shares: each of them earns twice as much',
    ja: '{company}は5株のままにします。1株あたりの収入が2倍です',
  },
  'bot/18fl/hotel': {
    en: 'places a hotel on {hex} for {cost}: {company} earns {run} more each run',
    ja: '{hex}に{cost}でホテルを置きます。{company}の運行収入が{run}増えます',
  },
  'bot/18fl/port': {
    en: 'places the port marker on {hex}: {company} earns {run} more each run',
    ja: '{hex}に港マーカーを置きます。{company}の運行収入が{run}増えます',
  },
  'bot/18fl/terminal': {
    en: 'places the Terminal Company’s station on {hex}: {company} earns {run} more each run',
    ja: '{hex}にターミナル会社の駅を置きます。{company}の運行収入が{run}増えます',
  },
};
