import { random, sample } from '@signalbox/kernel';
import type { Bot } from './bot.ts';

/** Any legal choice. */
export const randomBot: Bot = {
  choose(title, _view, seat, offer, { seed }) {
    const choice = sample(offer, random(seed));
    if (choice === undefined) throw new Error(`${title.id} offers ${seat} nothing.`);
    return choice;
  },
};
