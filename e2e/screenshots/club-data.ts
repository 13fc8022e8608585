import type {
  ArchivedGame,
  AuditEntry,
  Measure,
  Person,
  PersonProfile,
  TournamentSummary,
  TournamentView,
} from '@signalbox/protocol';
import { NOW, reportOf, STATUS } from '../prepared/administration.ts';

/** What a club has after years; to play all of it for a screenshot would take hours. */
const DAY = 86_400_000;

const person = (id: string, name: string, bot = false): Person => ({
  id: id.padEnd(16, 'x'),
  name,
  guest: false,
  bot,
});
export const ANNA = person('anna', 'Anna');
const PEOPLE = [
  ANNA,
  person('kenji', '健司'),
  person('long', 'A name of thirty-two characters!'),
  person('robot', 'Timetable Robot', true),
  person('dora', 'Dora'),
  person('emil', 'Emil'),
  person('fumi', 'ふみ'),
  person('greta', 'Greta'),
];

const ENDINGS: Readonly<Record<string, string>> = {
  '1841': 'bank',
  '18FL': 'bankruptcy',
  '1860': 'nationalisation',
  'union-station': 'all-shares-taken',
};

export const ARCHIVE: ArchivedGame[] = ['1841', '18FL', '1860', 'union-station'].map((title, i) => ({
  table: `table${i}`.padEnd(12, 'x'),
  title,
  name: ['Friday evening', '', 'Winter cup 2.1', '金曜日の夜'][i]!,
  options: {},
  rated: i !== 1,
  moves: 412 + 37 * i,
  ending: ENDINGS[title]!,
  finishedAt: NOW - i * DAY,
  players: PEOPLE.slice(i, i + 3).map((one, place) => ({
    person: one,
    bot: null,
    place: place + 1,
    score: 6120 - 431 * place,
  })),
}));

export const PROFILE: PersonProfile = {
  person: ANNA,
  owner: null,
  ratings: [
    { title: '1841', rating: 1584, games: 34, wins: 13 },
    { title: '18FL', rating: 1607, games: 21, wins: 6 },
  ],
  statistics: [
    { title: '1841', players: 4, games: 22, averagePlace: 1.9, averageScore: 6022, bestScore: 8110 },
    { title: '1841', players: 3, games: 12, averagePlace: 2.1, averageScore: 5430, bestScore: 7005 },
    { title: '18FL', players: 3, games: 21, averagePlace: 2, averageScore: 3011, bestScore: 4120 },
  ],
  history: Array.from({ length: 40 }, (_, i) => ({
    title: i % 3 === 0 ? '18FL' : '1841',
    at: NOW - (40 - i) * 5 * DAY,
    rating: 1200 + 9 * i + (i % 5) * 14,
  })),
  favourites: [
    { title: '1841', company: 'SFLi', games: 9 },
    { title: '1841', company: 'IRSFF', games: 7 },
    { title: '18FL', company: 'LN', games: 5 },
  ],
  playing: [],
  hosting: [],
  usual: { timeZone: 'Europe/Rome', from: 19, until: 23 },
  followed: true,
};

const SUMMARY: TournamentSummary = {
  id: 'cupcupcupcup',
  name: 'Winter cup',
  title: '1841',
  kind: 'swiss',
  status: 'running',
  size: 4,
  round: 2,
  rounds: 3,
  season: 1,
  players: PEOPLE.length,
  organiser: ANNA,
  createdAt: NOW,
  startedAt: NOW,
  finishedAt: null,
  clock: { kind: 'async', perMove: DAY },
  roundEndsAt: NOW + 9 * DAY,
};

export const TOURNAMENTS: TournamentSummary[] = [
  SUMMARY,
  { ...SUMMARY, id: 'leagueleague', name: 'Club league', kind: 'league', season: 3 },
  {
    ...SUMMARY,
    id: 'opencupopen1',
    name: '春の大会',
    kind: 'knock-out',
    status: 'open',
    round: 0,
    rounds: null,
  },
  { ...SUMMARY, id: 'oldcupoldcup', name: 'Autumn cup', status: 'finished', round: 3, finishedAt: NOW },
];

const pointsAt = (place: number) => 100 - Math.round(33.3 * place);
const worthAt = (place: number) => 6120 - 431 * place;

const seats = (people: readonly Person[], finished: boolean) =>
  people.map((one, i) => ({
    person: one,
    rank: finished ? i + 1 : null,
    worth: finished ? worthAt(i) : null,
    points: finished ? pointsAt(i) : null,
  }));

const round = (number: number, finished: boolean): TournamentView['schedule'][number] =>
  [PEOPLE.slice(0, 4), PEOPLE.slice(4)].map((people, i) => ({
    table: `round${number}${i}`.padEnd(12, 'x'),
    division: 0,
    finished,
    seats: seats(people, finished),
  }));

/** After one round, at tables of four. */
const standings = (people: readonly Person[]): TournamentView['standings'][number] => {
  const places = [0, 1, 2, 3];
  const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b);
  return places.flatMap((place, _, { length }) => {
    const there = people.filter((one) => PEOPLE.indexOf(one) % length === place);
    return there.map((one) => ({
      person: one,
      rank: place * there.length + 1,
      games: 1,
      points: pointsAt(place),
      wins: place === 0 ? 1 : 0,
      opponents: sum(places.map(pointsAt)) - pointsAt(place),
      share: (100 * worthAt(place)) / sum(places.map(worthAt)),
    }));
  });
};

export const CUP: TournamentView = {
  ...SUMMARY,
  options: {},
  points: 'rank',
  advance: 2,
  moving: 2,
  flag: 'bot',
  roundTime: 14 * DAY,
  substitutes: 'person',
  rated: true,
  botAccounts: true,
  spectatorDelay: 900_000,
  listed: true,
  invite: null,
  entrants: PEOPLE,
  substitutePeople: [person('hana', 'Hana')],
  withdrawn: [PEOPLE[5]!.id],
  schedule: [round(1, true), round(2, false)],
  standings: [standings(PEOPLE)],
  previous: null,
  next: null,
  my: { organiser: true, role: null },
};

export const LEAGUE: TournamentView = {
  ...CUP,
  ...TOURNAMENTS[1]!,
  standings: [standings(PEOPLE.slice(0, 4)), standings(PEOPLE.slice(4))],
  previous: 'before',
  my: { organiser: false, role: 'player' },
};

const REPORTS = [reportOf(ANNA, PEOPLE[4]!)];
const MEASURES: Measure[] = [{ person: PEOPLE[5]!, mutedUntil: NOW + 7 * DAY, suspendedUntil: null }];
const AUDIT: AuditEntry[] = (['restore', 'mute', 'close', 'limit'] as const).map((action, i) => ({
  id: `audit${i}`,
  at: NOW - i * DAY,
  admin: ANNA,
  action,
  table: action === 'mute' || action === 'limit' ? null : 'abcdefghijkl',
  person: action === 'mute' || action === 'limit' ? PEOPLE[4]! : null,
  note: ['12: The train was bought by mistake.', '', '', 'tables 5, messages –'][i]!,
}));

/** By the paths of the API for administrators. */
export const ADMIN: Readonly<Record<string, unknown>> = {
  '/status': STATUS,
  '/reports': REPORTS,
  '/measures': MEASURES,
  '/audit': AUDIT,
};
