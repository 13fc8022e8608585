import type { Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import type { Emblem } from '../../board/model.ts';

export const EMBLEMS: Readonly<Record<Railroad, Emblem>> = {
  PRR: { letters: 'PRR', colour: '#f3f1ea', pattern: 'keystone' },
  PFWC: { letters: 'PFW&C', colour: '#e2812a', pattern: 'band' },
  MILW: { letters: 'MIL', colour: '#2257b0', pattern: 'stripes' },
  CBQ: { letters: 'CBQ', colour: '#2f8048', pattern: 'cross' },
  ALTON: { letters: 'ALT', colour: '#23211f', pattern: 'chevron' },
};
