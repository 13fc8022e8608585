import { COMPANY_IDS } from '@signalbox/titles/1841/data/companies.ts';
import { holdingsOf } from '../export/train-book.ts';

export const trainsIn = holdingsOf(COMPANY_IDS);
