import type { Messages } from '@signalbox/kernel';
import { COMPANIES, COMPANY_IDS } from '../data/companies.ts';
import { BOXES, PLACES, SECOND_CITIES } from './places.ts';

/** It has no symbol, and no charter. */
const INTERIM = { en: 'an interim major', ja: '暫定の大会社' };

/** Companies go by their symbols. */
export const NAMES: Messages = {
  'money/purse': { en: 'L.{amount}', ja: 'L.{amount}' },
  'money/treasury': { en: 'L.{amount}', ja: 'L.{amount}' },
  ...Object.fromEntries(
    COMPANY_IDS.flatMap((id) => {
      const name = id === 'interim' ? INTERIM : { en: id, ja: id };
      return [
        [`company/${id}`, name],
        [`company-name/${id}`, { en: COMPANIES[id].name, ja: COMPANIES[id].name }],
      ];
    }),
  ),
  ...PLACES,
  ...SECOND_CITIES,
  ...BOXES,
  'concession/Bayard': { en: 'Bayard', ja: 'バヤール' },
  'lot/Bayard': { en: 'Bayard', ja: 'バヤール' },
  'from/bank': { en: 'the depot', ja: '列車在庫' },
  'from/pool': { en: 'the pool', ja: '公開市場' },
  'from/ipo': { en: 'the unissued shares', ja: '未発行株' },
  'from/president': { en: 'the pool (president’s certificate)', ja: '公開市場（社長株）' },
};
