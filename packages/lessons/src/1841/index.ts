import { courseOf } from '../lesson.ts';
import { control, merge } from './finance.ts';
import { MESSAGES } from './messages.ts';
import { emergency, secession, train } from './operating-round.ts';
import { concession, found, frozen, lastPrice } from './stock-round.ts';

export const COURSE = courseOf(
  [concession, found, train, emergency, control, merge, frozen, secession, lastPrice],
  MESSAGES,
);
