import { COMPANIES, type Company } from '@signalbox/titles/18fl/data/companies.ts';
import type { Emblem, Pattern } from '../../board/model.ts';

const PATTERNS: Readonly<Record<Company, Pattern>> = {
  ACL: 'waves',
  FEC: 'rays',
  LN: 'chevron',
  TPS: 'diamond',
  SAL: 'stripes',
  SR: 'ring',
};

const LETTERS: Partial<Record<Company, string>> = { LN: 'L&N' };

export const EMBLEMS = Object.fromEntries(
  Object.entries(COMPANIES).map(([id, { colour }]) => [
    id,
    { colour, pattern: PATTERNS[id as Company], letters: LETTERS[id as Company] ?? id },
  ]),
) as Readonly<Record<Company, Emblem>>;
