import type { Json } from '@signalbox/kernel';

/** The words of the site's questions, as our choices; null for a question that has other words. */
export function chosenWord(decision: string, word: string): Json | null {
  const yes = /^y/.test(word);
  switch (decision) {
    case 'odd-share':
      return word === 'full' ? 'share' : word === 'cash' ? 'cash' : null;
    case 'trade-up':
      if (word === 'full' || word === 'cash') return null;
      return word === 'president' || word === 'pres' ? 'trade-up' : 'no';
    case 'subscribe':
      return yes ? 'buy' : 'pass';
    case 'grant-round':
      return yes ? 'again' : 'enough';
    case 'exchange-single':
    case 'choose-certificate':
      return word === 'a' || word === 'SB' || word === 'SFV' ? 'SB' : 'SFL';
    case 'choose-place':
      return numberIn(word);
    default:
      return null;
  }
}

export function numberIn(word: unknown): number | null {
  return Number.isInteger(Number(word)) ? Number(word) : null;
}
