import type { Selectable } from 'kysely';

/**
 * Both databases store the same types: text and integers. Plain data is JSON text, times are milliseconds, booleans are
 * 0 or 1. All rows of a game are keyed by `table_id` first, so that they can be spread over several databases.
 */
export interface Schema {
  accounts: AccountRow;
  sessions: SessionRow;
  tokens: TokenRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  notes: NoteRow;
  channels: ChannelRow;
  jobs: JobRow;
  ratings: RatingRow;
  results: ResultRow;
  settings: { name: string; value: string };
  presence: PresenceRow;
  mail_tokens: MailTokenRow;
  counters: { name: string; count: number; since: number };
  blocks: { account_id: string; blocked_id: string; created_at: number };
  reports: ReportRow;
  vacations: { account_id: string; from_at: number; until_at: number };
  troubles: TroubleRow;
  tournaments: TournamentRow;
  entrants: EntrantRow;
  tournament_tables: TournamentTableRow;
  archive: ArchiveRow;
  audit: AuditRow;
  wishes: WishRow;
  templates: { id: string; account_id: string; name: string; request: string; created_at: number };
  follows: { account_id: string; followed_id: string; created_at: number };
}

/** A kind of table that somebody waits for. Null: any number of players, any clock. */
export interface WishRow {
  id: string;
  account_id: string;
  title: string;
  players: number | null;
  clock: string | null;
  created_at: number;
}

/** What an administrator has done. */
export interface AuditRow {
  id: string;
  at: number;
  admin_id: string;
  action: string;
  table_id: string | null;
  account_id: string | null;
  note: string;
}

/** A finished game that was listed, with what it is searched by. */
export interface ArchiveRow {
  table_id: string;
  title: string;
  players: number;
  /** All of them, sorted: `;map=large;short=true;`. */
  options: string;
  rated: number;
  moves: number;
  ending: string;
  finished_at: number;
  /** One of its players keeps it out of the archive. */
  hidden: number;
}

export interface TournamentRow {
  id: string;
  name: string;
  title: string;
  kind: string;
  /** JSON of what the organiser has chosen (`createTournamentRequest`). */
  rules: string;
  /** open, running, finished, cancelled. */
  status: string;
  organiser_id: string;
  /** How many rounds there will be; null: until somebody has won. */
  rounds: number | null;
  round: number;
  round_ends_at: number | null;
  /** Were the players of this round reminded? Was it extended for substitutes? */
  reminded: number;
  extended: number;
  season: number;
  /** 0: only those in it, and those with the invitation, find it. */
  listed: number;
  invite: string;
  /** The seasons before and after. */
  previous: string | null;
  next: string | null;
  /** Counts the changes of its course; who opens a round must know the latest. */
  version: number;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
}

export interface EntrantRow {
  tournament_id: string;
  account_id: string;
  /** player, substitute. */
  role: string;
  /** The order of strength at the start. */
  seed: number;
  division: number;
  withdrawn: number;
  joined_at: number;
}

/** A table of a round, or those who sit it out. */
export interface TournamentTableRow {
  tournament_id: string;
  round: number;
  idx: number;
  division: number;
  /** Null for those who sit out. */
  table_id: string | null;
  /** JSON list of accounts, in order of the seats. The result is theirs, even if others have played for them. */
  entrants: string;
  /** JSON of the scores (`Result`), once it is over. */
  result: string | null;
}

/** Something that failed and was set aside, so that nothing else waits for it. */
export interface TroubleRow {
  /** table, seat, channel, webhook, tournament. */
  kind: string;
  /** The id of the table or channel; for a seat, the table's id and the seat's name. */
  id: string;
  table_id: string | null;
  why: string;
  at: number;
}

/** A token sent by mail, to confirm the address or to reset the password. */
export interface MailTokenRow {
  token_hash: string;
  account_id: string;
  /** confirm: the address; reset: the password. */
  kind: string;
  email: string;
  expires_at: number;
}

/** A report by one person about another, and what an administrator did about it. */
export interface ReportRow {
  id: string;
  reporter_id: string | null;
  account_id: string;
  table_id: string | null;
  reason: string;
  text: string;
  /** The message that it is about, as it was then. */
  quoted: string | null;
  /** open, closed. */
  status: string;
  decision: string | null;
  note: string | null;
  handled_by: string | null;
  handled_at: number | null;
  created_at: number;
}

/** A person watches a table in a process. Valid until then, unless the process renews it. */
export interface PresenceRow {
  table_id: string;
  account_id: string;
  process: string;
  until: number;
}

/** Where notifications go: those for a person, or (with a table) those about everything at a table. */
export interface ChannelRow {
  id: string;
  account_id: string;
  table_id: string | null;
  kind: string;
  target: string;
  /** ok, failing (still tried), dead (not tried any more; the site tells its owner). */
  status: string;
  last_error: string | null;
  last_success_at: number | null;
  created_at: number;
  /** The token in the unsubscribe links of its mails. */
  unsubscribe: string | null;
  /** Signs what is sent to a JSON webhook; null for all other channels. */
  secret: string | null;
  /** For mail: one a day at this hour of a time zone; null: one for each turn. */
  digest_hour: number | null;
  time_zone: string | null;
}

export interface JobRow {
  id: string;
  channel_id: string;
  notice: string;
  /** waiting, done, dropped (no longer news), failed. */
  status: string;
  attempts: number;
  /** The next attempt. A process that takes the job moves it ahead, so that the job comes back if that process dies. */
  run_at: number;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
}

export interface RatingRow {
  account_id: string;
  title: string;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

export interface ResultRow {
  table_id: string;
  account_id: string;
  title: string;
  seat: string;
  place: number;
  players: number;
  score: number;
  rated: number;
  /** The rating after the game; null if it was not rated. */
  mu: number | null;
  sigma: number | null;
  at: number;
  /** JSON list of the companies that they led at the end; null for older games. */
  companies: string | null;
}

export interface AccountRow {
  id: string;
  name: string;
  /** The normalised name, by which an account is found; null for guests, whose names need not be unique. */
  name_key: string | null;
  guest: number;
  email: string | null;
  password_hash: string | null;
  language: string;
  admin: number;
  vacation_until: number | null;
  created_at: number;
  deleted_at: number | null;
  /** The visual form of the name: two that look the same cannot both be registered. Null for guests. */
  look_key: string | null;
  /** When the address was confirmed; null: only the mail that asks for confirmation is sent. */
  email_confirmed_at: number | null;
  /** May not chat, may not sign in: an administrator's decision. */
  muted_until: number | null;
  suspended_until: number | null;
  vacation_from: number | null;
  /** For a bot account, the person who runs it; null for people. */
  owner_id: string | null;
  /** The hash of the secret in the link to the calendar. */
  calendar_hash: string | null;
  /** When they usually play, for their opponents. */
  time_zone: string | null;
  hours_from: number | null;
  hours_until: number | null;
  /** How many tables and messages a day; null: as many as everybody. */
  max_tables: number | null;
  max_messages: number | null;
}

export interface SessionRow {
  /** Only the hash is stored: reading the database does not allow signing in. */
  token_hash: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  /** When the password or passkey was last given. */
  confirmed_at: number | null;
}

/** A token for programs, with fewer rights than a session. */
export interface TokenRow {
  id: string;
  token_hash: string;
  account_id: string;
  label: string;
  /** JSON list of scopes. */
  scopes: string;
  created_at: number;
  /** About when it was last used. */
  used_at: number | null;
}

export interface PasskeyRow {
  id: string;
  account_id: string;
  public_key: string;
  counter: number;
  transports: string;
  label: string;
  created_at: number;
}

export interface ChallengeRow {
  id: string;
  challenge: string;
  account_id: string | null;
  expires_at: number;
}

export interface TableRow {
  id: string;
  title: string;
  name: string;
  status: string;
  listed: number;
  entry: string;
  spectators: number;
  seating: string;
  players: number;
  options: string;
  clock: string;
  flag: string;
  rated: number;
  host_id: string | null;
  invite: string;
  seed: string | null;
  commitment: string | null;
  outcome: string | null;
  position: number;
  /** Counts every change of the game, including those without a log entry; a writer must know the latest. */
  version: number;
  /** JSON list of the seats that are asked. */
  waiting_for: string;
  clock_state: string | null;
  /** When somebody's time is up. */
  deadline: number | null;
  remind_at: number | null;
  /** When a bot is due to move; any process picks it up if the one that set it does not. */
  bot_due: number | null;
  consent: string | null;
  rematch_of: string | null;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  /** When the game or its seats last changed. */
  moved_at: number;
  /** The id of the latest message: ids are counted by the database, for each table. */
  chat_position: number;
  /** The checksum of the log so far; null if the game is older than checksums. */
  chain: string | null;
  /** May bot accounts take seats? */
  bot_accounts: number;
  /** For whom it is meant: any, beginners, experienced; and the language spoken: any, en, ja. */
  level: string;
  language: string;
  /** The game starts as soon as all seats are taken. */
  auto_start: number;
  /** How much later than the players spectators see the game; 0: at once. */
  spectator_delay: number;
  /** May the host act for other players? */
  host_acts: number;
  /** May barons think for longer? */
  patient: number;
}

export interface SeatRow {
  table_id: string;
  idx: number;
  /** The seat's name in the game, once it has started. */
  seat: string | null;
  account_id: string | null;
  bot: string | null;
  forfeited: number;
  program: string | null;
  notice: string | null;
  /** 0: reserved for an invited person who has not accepted. */
  confirmed: number;
  /** Its player keeps the finished game out of the archive. */
  hidden: number;
}

/** The log. Nothing is ever removed: an undo is an entry too. */
export interface EntryRow {
  table_id: string;
  position: number;
  kind: string;
  seat: string;
  by: string;
  decision: string | null;
  choice: string;
  events: string;
  patches: string;
  inverse: string;
  reveals: number;
  /** A sealed choice that has not been revealed. */
  hidden: number;
  undone: number;
  takes_back: string | null;
  puts_back: string | null;
  account_id: string | null;
  request_id: string | null;
  at: number;
  /** For chance: the number of the draw. */
  draw: number | null;
  /** The host's seat, if the host made this move for the seat. */
  made_by: string | null;
  /** For a bot's move: its reason (`StoredReason` of packages/table). */
  because: string | null;
  /** The checksum of the log up to here. */
  chain: string | null;
}

export interface SnapshotRow {
  table_id: string;
  position: number;
  state: string;
  /** The checksum of the state. */
  hash: string | null;
}

export interface ChatRow {
  table_id: string;
  id: number;
  room: string;
  account_id: string | null;
  text: string;
  at: number;
  /** The sender's request id: a message sent twice is stored once. */
  request_id: string | null;
}

export interface NoteRow {
  table_id: string;
  account_id: string;
  text: string;
}

export type Token = Selectable<TokenRow>;
export type Account = Selectable<AccountRow>;
export type TableRecord = Selectable<TableRow>;
export type SeatRecord = Selectable<SeatRow>;
export type EntryRecord = Selectable<EntryRow>;
export type Tournament = Selectable<TournamentRow>;
export type EntrantRecord = Selectable<EntrantRow>;
export type TournamentTable = Selectable<TournamentTableRow>;
export type Channel = Selectable<ChannelRow>;
export type Job = Selectable<JobRow>;
