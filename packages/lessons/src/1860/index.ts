import { courseOf } from '../lesson.ts';
import { MESSAGES } from './messages.ts';
import { insolvency, rust, track } from './operating.ts';
import { par, presidency, redZone } from './shares.ts';

export const COURSE = courseOf([par, track, presidency, rust, insolvency, redZone], MESSAGES);
