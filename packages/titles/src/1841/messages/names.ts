import type { Messages } from '@signalbox/kernel';
import { COMPANIES, COMPANY_IDS } from '../data/companies.ts';
import { PLACES } from './places.ts';

/** Tokens in the second city of a printed hex with two (§4.7.4). */
const SECOND_CITIES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()]
    .filter(({ face }) => face.nodes.filter(({ kind }) => kind === 'city').length > 1)
    .map(({ id, name }) => [
      `hexes/${id}.1`,
      { en: `${name} (${id}, the other city)`, ja: `${name}（${id}、もう一方の都市）` },
    ]),
);

/** Off-board boxes: those of several hexes have a name of their own. */
const BOXES: Messages = Object.fromEntries(
  [...BOARD.hexes.values()].flatMap(({ id, name, face }) =>
    name !== null && face.nodes.some(({ kind, group }) => kind === 'offboard' && !group)
      ? [[`box/${id}`, { en: name, ja: name }]]
      : [],
  ),
);

/** Companies go by their symbols; certificates and trains come `from` them too. */
export const NAMES: Messages = {
  ...Object.fromEntries(
    COMPANY_IDS.flatMap((id) => {
      const name = { en: id, ja: id };
      return [
        [`company/${id}`, name],
        [`from/${id}`, name],
        [`company-name/${id}`, { en: COMPANIES[id].name, ja: COMPANIES[id].name }],
      ];
    }),
  ),
  ...PLACES,
  ...SECOND_CITIES,
  ...BOXES,
  'from/bank': { en: 'the bank', ja: '銀行' },
  'from/pool': { en: 'the pool', ja: '公開市場' },
  'from/ipo': { en: 'the unissued shares', ja: '未発行株' },
  'from/president': { en: 'the pool (president’s certificate)', ja: '公開市場（社長株）' },
};
