import { courseOf } from '../lesson.ts';
import { MESSAGES } from './messages.ts';
import { bidForShare, lastDividend } from './rounds.ts';
import { destination, dilute, dragDown, goldSquare, stationCompany } from './turns.ts';

export const COURSE = courseOf(
  [bidForShare, goldSquare, destination, dilute, dragDown, stationCompany, lastDividend],
  MESSAGES,
);
