import type { Json } from '@signalbox/kernel';

/** The words of the site's questions, as our choices; null for a question that has other words. */
export function chosenWord(decision: string, word: string): Json | null {
  const yes = /^y/.test(word);
  switch (decision) {
    case 'odd-share':
      return word === 'full' ? 'share' : word === 'cash' ? 'cash' : null;
    case 'trade-up':
      return word === 'president' || word === 'pres' ? 'trade-up' : null;
    case 'subscribe':
      return yes ? 'buy' : 'pass';
    case 'grant-round':
      return yes ? 'again' : 'enough';
    case 'exchange-single':
    case 'choose-certificate':
      return word === 'a' || word === 'SB' || word === 'SFV' ? 'SB' : 'SFL';
    case 'choose-place':
      return Number.isInteger(Number(word)) ? Number(word) : null;
    default:
      return null;
  }
}
