import { courseOf } from '../lesson.ts';
import { MESSAGES } from './messages.ts';
import { halts, insolvency, rust, track } from './operating.ts';
import { par, presidency, redZone } from './shares.ts';
import { britishRail, receivership, solvent } from './trouble.ts';

export const COURSE = courseOf(
  [par, track, halts, presidency, rust, insolvency, solvent, receivership, redZone, britishRail],
  MESSAGES,
);
