import type { Messages } from '@signalbox/kernel';
import { LARGER_BOARD } from '../data/board.ts';
import { COMPANY_IDS, charterOf } from '../data/companies.ts';
import { FISHBOURNE, PRIVATE_IDS, privateOf } from '../data/privates.ts';

/** As the rulebook writes them, which leaves names in Latin letters; trains are bought `from` them too. */
const COMPANIES: Messages = Object.fromEntries(
  COMPANY_IDS.flatMap((id) => [
    [`company/${id}`, { en: id, ja: id }],
    [`from/${id}`, { en: id, ja: id }],
    [`buyer/${id}`, { en: id, ja: id }],
    [`company-name/${id}`, { en: charterOf(id).name, ja: charterOf(id).name }],
  ]),
);

/** The one that the Japanese text has its own words for. */
const JAPANESE_FISHBOURNE = 'Fishbourneフェリー会社';

const PRIVATE_NAMES: Messages = Object.fromEntries(
  PRIVATE_IDS.map((id) => {
    const { name } = privateOf(id);
    return [`private/${id}`, { en: name, ja: id === FISHBOURNE ? JAPANESE_FISHBOURNE : name }];
  }),
);

/** Places are called as on the map, in both languages. */
const HEXES: Messages = Object.fromEntries(
  [...LARGER_BOARD.hexes.values()].flatMap(({ id, name }) =>
    name === null ? [] : [[`hex/${id}`, { en: `${name} (${id})`, ja: `${name}（${id}）` }]],
  ),
);

const LOTS: Messages = { 'lot/choice': { en: 'the right to choose', ja: '選択権' } };

export const NAMES: Messages = { ...COMPANIES, ...PRIVATE_NAMES, ...HEXES, ...LOTS };
