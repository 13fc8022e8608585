import * as p from '@signalbox/protocol';
import * as z from 'zod';

// Examples for the document of the API, one for each schema of a request or an answer.

const AT = 1_790_000_000_000;
const ADA = { id: 'mX4kQ7wPz2LbT9aR', name: 'Ada', guest: false, bot: false };
const ROBOT = { id: 'cV8nJ3sYf6HdU1eG', name: 'Ada’s robot', guest: false, bot: true };
const TABLE = 'hK5tN9xBq3Wm';
const TOKEN = `sb_${'0123456789abcdef'.repeat(4)}`;

const seat = (index: number, person: p.Person) => ({
  index,
  seat: `p${index + 1}`,
  person,
  bot: null,
  confirmed: true,
  present: index === 0,
  forfeited: false,
});
const SUMMARY: p.TableSummary = {
  id: TABLE,
  title: '18FL',
  name: 'Friday evening',
  status: 'playing',
  listed: true,
  entry: 'open',
  spectators: true,
  spectatorDelay: 0,
  seating: 'random',
  options: {},
  clock: { kind: 'async', perMove: 86_400_000 },
  flag: 'vote',
  rated: true,
  hostActs: false,
  patient: false,
  botAccounts: true,
  level: 'any',
  language: 'en',
  host: ADA,
  seats: [seat(0, ADA), seat(1, ROBOT)],
  createdAt: AT,
  startedAt: AT + 60_000,
  finishedAt: null,
  position: 12,
  waitingFor: ['p1'],
  rematchOf: null,
  rematch: null,
};
const TABLE_VIEW: p.TableView = {
  ...SUMMARY,
  spectatorsNow: { people: [], others: 0 },
  commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  seed: null,
  outcome: null,
  invite: 'q8RzT2mWc5KbN7xLd4Vf',
  mySeat: 0,
  amHost: true,
  hidden: false,
};
const ME: p.Me = {
  ...ADA,
  email: 'ada@example.net',
  emailConfirmed: true,
  mutedUntil: null,
  language: 'en',
  admin: false,
  vacationUntil: null,
  vacationLeft: 2_592_000_000,
  passkeys: [],
  hasPassword: true,
  deadChannels: 0,
  calendar: false,
  usual: null,
};
const PASS = { kind: 'list' as const, choices: [{ pass: true }], barred: [] };
// What a title adds to the state is here only its seats.
const VIEW = { format: 1, seats: ['p1', 'p2'], stack: [], events: [], outcome: null };
const GAME: p.GameView = {
  seat: 'p1',
  view: VIEW,
  position: 12,
  pending: { decision: 'stock-turn', rule: '4.1', seats: ['p1'], sealed: false, offer: PASS, standIn: null },
  clock: { now: AT, running: true, remaining: { p1: 86_000_000 } },
  consent: null,
  undo: null,
  redo: 0,
  autos: [],
  endedAutos: [],
};
const ENTRY: p.WireEntry = {
  position: 12,
  kind: 'action',
  seat: 'p2',
  by: 'person',
  madeBy: null,
  decision: 'stock-turn',
  choice: { pass: true },
  draw: null,
  hidden: false,
  undone: false,
  takesBack: null,
  putsBack: null,
  events: [],
  at: AT,
  because: null,
};
const REQUEST = '6f1c2f0e-8a53-4c1d';
const CHAT: p.ChatMessage = { id: 3, room: 'players', from: ADA, text: 'Good game!', at: AT };
const TOKEN_VIEW: p.TokenView = {
  id: 'tK2pX7vNw4RbQ9sD',
  label: 'laptop',
  scopes: ['read', 'play'],
  bot: ROBOT.id,
  createdAt: AT,
  usedAt: null,
};
const CHANNEL: p.ChannelView = {
  id: 'bN6yF3jHs8ZcM1kE',
  kind: 'json',
  target: 'hooks.example.net',
  table: null,
  status: 'ok',
  lastError: null,
  lastSuccessAt: AT,
  signed: true,
  digestHour: null,
};
const REPORT: p.ReportView = {
  id: 'rP5wD8gLt2VxK7nC',
  reporter: ADA,
  person: ROBOT,
  table: TABLE,
  reason: 'spam',
  text: 'It repeats itself.',
  quoted: null,
  status: 'open',
  decision: null,
  note: null,
  createdAt: AT,
  handledAt: null,
};
const TOURNAMENT: p.TournamentSummary = {
  id: 'wJ7cR4yKp9Qt',
  name: 'Winter cup',
  title: '18FL',
  kind: 'swiss',
  status: 'running',
  size: 4,
  round: 1,
  rounds: 3,
  season: 1,
  players: 2,
  organiser: ADA,
  createdAt: AT,
  startedAt: AT,
  finishedAt: null,
  clock: SUMMARY.clock,
  roundEndsAt: AT,
};
const LINE = { rank: 1, games: 1, points: 100, wins: 1, opponents: 50, share: 61.5 };
const TOURNAMENT_VIEW: p.TournamentView = {
  ...TOURNAMENT,
  options: {},
  points: 'rank',
  advance: 1,
  moving: 2,
  flag: 'bot',
  roundTime: 604_800_000,
  substitutes: 'bot',
  rated: true,
  botAccounts: true,
  spectatorDelay: 900_000,
  listed: true,
  invite: null,
  entrants: [ADA, ROBOT],
  substitutePeople: [],
  withdrawn: [],
  schedule: [
    [
      {
        table: TABLE,
        division: 0,
        finished: true,
        seats: [{ person: ADA, rank: 1, worth: 3120, points: 100 }],
      },
    ],
  ],
  standings: [[{ person: ADA, ...LINE }]],
  previous: null,
  next: null,
  my: { organiser: true, role: 'player' },
};
const MAIL_TOKEN = 'a'.repeat(40);

const EXAMPLES = new Map<z.ZodType, unknown>([
  [p.person, ADA],
  [p.botAccount, ROBOT],
  [p.me, ME],
  [p.session, { me: ME }],
  [p.signedIn, { me: ME, token: '0123456789abcdef'.repeat(4) }],
  [p.guestRequest, { name: 'Ada', language: 'en' }],
  [p.registerRequest, { name: 'Ada', password: 'correct horse battery', email: 'ada@example.net' }],
  [p.loginRequest, { name: 'Ada', password: 'correct horse battery' }],
  [p.changeMeRequest, { language: 'ja' }],
  [p.changePasswordRequest, { current: 'correct horse battery', password: 'staple tandem saddle' }],
  [p.changeEmailRequest, { email: 'ada@example.net' }],
  [p.confirmEmailRequest, { token: MAIL_TOKEN }],
  [p.resetRequest, { email: 'ada@example.net' }],
  [p.finishResetRequest, { token: MAIL_TOKEN, password: 'staple tandem saddle' }],
  [p.confirmRequest, { password: 'correct horse battery' }],
  [p.deleteMeRequest, { confirm: 'delete' }],
  [p.passkeyStart, { challengeId: 'gH4', options: {} }],
  [p.passkeyFinish, { challengeId: 'gH4', response: {}, label: 'laptop' }],
  [p.reportRequest, { account: ROBOT.id, table: TABLE, reason: 'spam', text: 'It repeats itself.' }],
  [p.decideReportRequest, { decision: 'mute', days: 7, note: '' }],
  [p.reportView, REPORT],
  [p.measure, { person: ROBOT, mutedUntil: AT, suspendedUntil: null }],
  [p.createTokenRequest, { label: 'laptop', scopes: ['read', 'play'], bot: ROBOT.id }],
  [p.tokenView, TOKEN_VIEW],
  [p.createdToken, { ...TOKEN_VIEW, token: TOKEN }],
  [p.createBotRequest, { name: 'Ada’s robot' }],
  [
    p.titleInfo,
    { id: '18FL', name: '18FL', players: [2, 4], options: {}, presets: {} } satisfies p.TitleInfo,
  ],
  [p.tableSummary, SUMMARY],
  [p.tableView, TABLE_VIEW],
  [p.quickPairingRequest, { title: '18FL', players: 3, clock: SUMMARY.clock }],
  [p.createWishRequest, { title: '1841', players: 4, clock: 'async' }],
  [p.wish, { id: 'wS4', title: '1841', players: 4, clock: 'async' } satisfies p.Wish],
  [p.createTemplateRequest, { name: 'Friday evening', table: { title: '18FL', players: 3 } }],
  [
    p.template,
    {
      id: 'tP8',
      name: 'Friday evening',
      table: p.createTableRequest.parse({ title: '18FL', players: 3 }),
    } satisfies p.Template,
  ],
  [p.inboxEntry, { table: SUMMARY, waits: 'turn', until: AT } satisfies p.InboxEntry],
  [p.calendarLink, { path: `/api/calendar/${MAIL_TOKEN}` }],
  [p.changeChannelRequest, { digest: { hour: 7, timeZone: 'Europe/Rome' } }],
  [p.createTableRequest, { title: '18FL', players: 3, bots: 1, botAccounts: true, clock: SUMMARY.clock }],
  [p.joinRequest, {}],
  [p.kickRequest, { account: ROBOT.id }],
  [p.botRequest, { seat: 2, bot: 'apprentice' }],
  [p.chatMessage, CHAT],
  [p.chatRequest, { room: 'players', text: 'Good game!' }],
  [p.notes, { text: 'Float the green one.' }],
  [p.gameView, GAME],
  [p.logPage, { position: 12, entries: [ENTRY] }],
  [p.pastView, { position: 3, seat: 'p1', view: GAME.view }],
  [p.actRequest, { request: REQUEST, position: 12, decision: 'stock-turn', choice: { pass: true } }],
  [p.undoRequest, { request: REQUEST, position: 12, howFar: 'one' }],
  [p.redoRequest, { request: REQUEST, position: 12 }],
  [p.answerRequest, { answer: 'yes' }],
  [p.accepted, { position: 13 }],
  [p.autoAction, { kind: 'pass', heed: [] }],
  [
    p.archivedGame,
    {
      table: TABLE,
      title: '18FL',
      name: 'Friday evening',
      options: {},
      rated: true,
      moves: 412,
      ending: 'bank-broken',
      finishedAt: AT,
      players: [{ person: ADA, bot: null, place: 1, score: 3120 }],
    } satisfies p.ArchivedGame,
  ],
  [p.hideRequest, { hidden: true }],
  [p.leader, { person: ADA, rating: 1430, games: 21, wins: 9 }],
  [
    p.personProfile,
    {
      person: ROBOT,
      owner: ADA,
      ratings: [],
      statistics: [],
      history: [{ title: '18FL', at: AT, rating: 1430 }],
      favourites: [{ title: '18FL', company: 'SAL', games: 3 }],
      playing: [SUMMARY],
      hosting: [],
      usual: null,
      followed: false,
    } satisfies p.PersonProfile,
  ],
  [p.followedPerson, { person: ADA, tables: [SUMMARY] } satisfies p.FollowedPerson],
  [p.invitationRequest, { account: ROBOT.id }],
  [p.gameResult, { table: TABLE, title: '18FL', place: 1, players: 4, score: 3120, rating: 1430, at: AT }],
  [p.tournamentSummary, TOURNAMENT],
  [p.tournamentView, TOURNAMENT_VIEW],
  [
    p.createTournamentRequest,
    {
      name: 'Winter cup',
      title: '18FL',
      kind: 'swiss',
      size: 4,
      rounds: 3,
      roundTime: 604_800_000,
      spectatorDelay: 900_000,
    },
  ],
  [p.joinTournamentRequest, { role: 'player' }],
  [p.substituteRequest, { account: ADA.id, by: null }],
  [p.createChannelRequest, { kind: 'json', url: 'https://hooks.example.net/signalbox' }],
  [p.channelView, CHANNEL],
  [p.createdChannel, { ...CHANNEL, secret: 'f00d'.repeat(16) }],
  [
    p.delivery,
    {
      id: 'dL9',
      kind: 'turn',
      table: TABLE,
      status: 'done',
      attempts: 1,
      lastError: null,
      createdAt: AT,
      nextAttemptAt: null,
    } satisfies p.Delivery,
  ],
  [p.restoreRequest, { position: 120, note: 'The last train was bought by mistake.' }],
  [p.limitsRequest, { tables: 5, messages: null }],
  [p.accountLimits, { tables: 5, messages: null } satisfies p.AccountLimits],
  [
    p.auditEntry,
    {
      id: 'aU6',
      at: AT,
      admin: ADA,
      action: 'restore',
      table: TABLE,
      person: null,
      note: '120: The last train was bought by mistake.',
    } satisfies p.AuditEntry,
  ],
  [
    p.adminStatus,
    {
      accounts: 12,
      tables: { playing: 3 },
      jobs: { done: 40 },
      deadChannels: 0,
      openReports: 0,
      troubles: [],
    } satisfies p.AdminStatus,
  ],
]);

/** An example that the schema accepts; undefined if there is none. */
export function exampleOf(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const known = EXAMPLES.get(schema);
  if (known !== undefined) return known;
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, part]) => [
        name,
        exampleOf(part) ?? simple(part as z.ZodType),
      ]),
    );
  return schema instanceof z.ZodRecord ? {} : undefined;
}

const simple = (schema: z.ZodType) => (schema instanceof z.ZodBoolean ? true : 'text');

/** For the test that each example is one. */
export const examples: ReadonlyMap<z.ZodType, unknown> = EXAMPLES;
