import { courseOf } from '../lesson.ts';
import { MESSAGES } from './messages.ts';
import { firstTrack, secondStation, upgrade } from './running.ts';
import { dump, float, rescue } from './shares.ts';
import { convert, rust, withhold } from './trains.ts';

export const COURSE = courseOf(
  [float, firstTrack, secondStation, upgrade, withhold, convert, rust, dump, rescue],
  MESSAGES,
);
