import { COMPANIES, type Company } from '@signalbox/titles/1860/data/companies.ts';
import type { Emblem, Pattern } from '../../board/model.ts';

const SIGNS: Readonly<Record<Company, readonly [letters: string, pattern: Pattern]>> = {
  'C&N': ['C&N', 'waves'],
  IOW: ['IOW', 'ring'],
  IWNJ: ['IWNJ', 'chevron'],
  FYN: ['FYN', 'diamond'],
  NGStL: ['NGStL', 'rays'],
  'BHI&R': ['BHI&R', 'band'],
  'S&C': ['S&C', 'cross'],
  VYSC: ['VYSC', 'stripes'],
};

export const EMBLEMS = Object.fromEntries(
  Object.entries(COMPANIES).map(([id, { colour }]) => {
    const [letters, pattern] = SIGNS[id as Company];
    return [id, { colour, pattern, letters }];
  }),
) as Readonly<Record<Company, Emblem>>;
