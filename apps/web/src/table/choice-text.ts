import type { Json } from '@signalbox/kernel';
import type { Words } from '../text/words.ts';
import { deedOf, isFields } from '../wire/offers.ts';

/** A choice in words: `choice/DECISION/DEED` or `choice/DECISION`, with the parts of the choice as details. */
export function choiceText(words: Words, decision: string, choice: Json): string {
  const deed = deedOf(choice);
  const key = [`choice/${decision}/${deed}`, `choice/${decision}`].find(words.has);
  if (key) return capital(words.say(key, isFields(choice) ? choice : { choice }));
  if (!isFields(choice)) return String(choice);
  return Object.values(choice).join(' ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
