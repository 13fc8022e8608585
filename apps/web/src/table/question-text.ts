import type { WirePending } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';
import type { Words } from '../text/words.ts';
import { actionKindOf } from './choice.ts';

/**
 * The text of the question. If only some of the usual kinds of choices are left, it names only those; if one has to
 * bid, it does not speak of passing, and if one need not choose, it may say so.
 */
export function questionText(
  words: Words,
  { decision, offer }: Pick<WirePending, 'decision' | 'offer'>,
): string {
  const kinds = new Set(listedChoices(offer).map(actionKindOf));
  const asked = `decision/${decision}/${kinds.delete('pass') ? 'may' : 'must'}`;
  if (words.has(asked)) return words.say(asked);
  const narrow = `decision/${decision}/${[...kinds].sort().join('+')}`;
  return words.say(words.has(narrow) ? narrow : `decision/${decision}`);
}
