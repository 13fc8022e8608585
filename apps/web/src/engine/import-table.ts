import type { RecordedAction, ReplayReport } from '@signalbox/interchange';
import {
  CHANCE,
  decodeRecord,
  decodeSetup,
  type GameState,
  inCurrentTerms,
  type Json,
  newGame,
  type Options,
  type RecordEntry,
} from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import {
  draftOf,
  type ImportedMessage,
  logOf,
  openStored,
  replay,
  type StoredGame,
  stateAt,
} from '@signalbox/table';
import type { ImportDifference, ImportStop } from '../source/table-info.ts';
import { newId, newSeed } from './ids.ts';
import { LocalTable } from './local-table.ts';
import { hasScreen, titleOf } from './titles.ts';

interface Game {
  readonly title: string;
  readonly options: Options;
  readonly names: readonly string[];
  readonly actions: readonly RecordEntry[];
  readonly seed: string;
  readonly talk: readonly ImportedMessage[];
  /** Why it could not be read to its end. */
  readonly refused: ImportStop | null;
  readonly differences: readonly ImportDifference[];
}

export interface ImportedTable {
  readonly table: LocalTable;
  /** Our rules' objection to the next action; null if there is none. */
  readonly refused: ImportStop | null;
  /** Where the file disagrees with our rules. */
  readonly differences: readonly ImportDifference[];
}

/** What the players of a recorded game are called: as given, or otherwise as in the file. */
interface Called {
  readonly names?: readonly string[] | undefined;
  /** If the file names nobody either. */
  readonly unnamed?: readonly string[] | undefined;
}

/** Reads a recorded game, ours or one of 18xx.games, into a table of people at this device. */
export async function importTable(
  text: string,
  name: string,
  { names, unnamed = [] }: Called = {},
): Promise<ImportedTable | Problem> {
  const { readFileText } = await import('@signalbox/interchange');
  const read = readFileText(text);
  if ('why' in read) return read;
  const input = read.json as Json;
  const game = isOurs(input) ? ourGame(input, unnamed) : await recordedGame(input);
  return 'why' in game ? game : replayed(names ? { ...game, names } : game, name);
}

function isOurs(input: Json): boolean {
  return typeof input === 'object' && input !== null && 'form' in input && input.form === 'signalbox-game';
}

function ourGame(input: Json, unnamed: readonly string[]): Game | Problem {
  const decoded = decodeRecord(input);
  if (!decoded.ok) return decoded;
  const { title, options, players, names, seed, log } = decoded.record;
  if (!hasScreen(title)) return { why: 'recording/title', details: { title } };
  return {
    title,
    options,
    names: names ?? Array.from({ length: players }, (_, i) => unnamed[i] ?? String(i + 1)),
    actions: log,
    seed: seed ?? newSeed(),
    talk: [],
    refused: null,
    differences: [],
  };
}

async function recordedGame(input: Json): Promise<Game | Problem> {
  const { decodeRecording, importGame } = await import('@signalbox/interchange');
  const recording = decodeRecording(input);
  if ('why' in recording) return recording;
  const { title } = recording;
  if (!hasScreen(title)) return { why: 'recording/title', details: { title } };
  const { report, state, actions, messages } = importGame(input);
  if (report.unreadable) return report.unreadable;
  if (!state || actions.length === 0) return { why: 'import/nothing' };
  const names = recording.players.map(({ name }) => name);
  return {
    title: report.title,
    options: (state as GameState & { options: Options }).options,
    names,
    actions,
    seed: newSeed(),
    talk: messages.map(({ seat, text, at }) => ({
      name: seat && names[Number(seat.slice(1)) - 1]!,
      text,
      at,
    })),
    refused: report.refused ? stopAt(report.refused) : null,
    differences: report.differences.map(({ action, what, who, ours, theirs }) => ({
      action: wordsOfRecorded(action),
      what: what === 'price' && COMPANY_PAYS.includes(action.type) ? 'treasuryPrice' : what,
      who: who ?? null,
      ours: ours as string | number,
      theirs: theirs as string | number,
    })),
  };
}

/** In 1860 companies have their own currency. */
const COMPANY_PAYS: readonly string[] = ['buy_train', 'lay_tile', 'place_token', 'hex_token'];

function stopAt({ action, refusal }: NonNullable<ReplayReport['refused']>): ImportStop {
  const problem = refusal ?? { why: 'recording/unread', details: { action: action.id } };
  return { ...problem, action: wordsOfRecorded(action) };
}

/** `817 (buy_train, ACL, train 3-0, price 32)` */
function wordsOfRecorded({ id, type, entity, ...details }: RecordedAction): string {
  const parts = Object.entries(details).filter(([name]) => !UNSAID.includes(name));
  const plain = parts.map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return `${id} (${[type, entity, ...plain].join(', ').slice(0, LONGEST)})`;
}

/** Fields that say nothing about the action itself. */
const UNSAID: readonly string[] = ['entityType', 'auto', 'created_at', 'user', 'skip'];
const LONGEST = 160;

/** An action that our rules refuse ends the import; everything before it can be viewed. */
async function replayed(game: Game, name: string): Promise<ImportedTable | Problem> {
  const title = await titleOf(game.title);
  const decoded = decodeSetup(title, { players: game.names.length, options: game.options });
  if (!decoded.ok) return decoded;
  const initial: GameState = newGame(title, decoded.setup);
  const stored: StoredGame = {
    form: 2,
    id: newId(),
    title: title.id,
    name,
    options: game.options,
    seats: game.names.map((person) => ({ name: person, kind: 'you' as const })),
    seed: game.seed,
    initial,
    position: 0,
    updatedAt: Date.now(),
    outcome: null,
    talk: game.talk,
  };
  const draft = draftOf(openStored(title, stored, [], stored.updatedAt).game, stored.updatedAt);
  let { refused } = game;
  for (const action of game.actions) {
    const problem = replay(
      draft,
      { ...inCurrentTerms(title, action), draw: action.draw ?? null, madeBy: action.madeBy ?? null },
      action.seat === CHANCE ? 'chance' : 'person',
    );
    if (!problem) continue;
    refused = { ...problem, action: null };
    break;
  }
  const { withMarkedRuns } = await import('@signalbox/interchange');
  const log = logOf(initial, draft.entries);
  const entries = withMarkedRuns(title.id, draft.entries, (position) => stateAt(title, log, position));
  return { table: new LocalTable(title, { table: stored, entries }), refused, differences: game.differences };
}
