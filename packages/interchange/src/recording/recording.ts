import { type Objection, objection } from '@signalbox/kernel';
import * as z from 'zod';

/** A game as 18xx.games exports it: only what reading it needs. */
export interface Recording {
  readonly title: string;
  /** In seat order. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly optionalRules: readonly string[];
  readonly actions: readonly RecordedAction[];
  /** Each player's worth at the end, by id; null where the file does not tell. */
  readonly result: Readonly<Record<string, number>> | null;
  /** Seconds since 1970; null if the file does not tell. */
  readonly createdAt: number | null;
}

export interface RecordedAction {
  readonly id: number;
  readonly type: string;
  /** A player's id, a company's or a private's symbol. */
  readonly entity: string;
  readonly entityType: string;
  readonly auto: boolean;
  readonly [detail: string]: unknown;
}

/** Games have about a thousand, with what was undone a few thousand; random ones can be much longer. */
const MOST_ACTIONS = 60_000;

/** This many levels of actions that carry others along; real files have one. */
const DEEPEST = 8;

/** One without a number has its place for it. */
const number = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).nullish();

interface WrittenAction {
  readonly type: string;
  readonly entity?: unknown;
  readonly entity_type?: unknown;
  readonly auto_actions?: readonly WrittenAction[] | null | undefined;
  readonly [detail: string]: unknown;
}

/** What every action has; a file that nests them without end is no game. */
const actionParts = (depth: number) => ({
  type: z.string(),
  auto_actions: z.array(carried(depth + 1)).nullish(),
});

/** An action that another one carries along. */
const carried = (depth: number): z.ZodType<WrittenAction> =>
  depth > DEEPEST ? z.never() : z.looseObject(actionParts(depth));

const written = z.looseObject({
  title: z.string(),
  players: z.array(z.looseObject({})),
  actions: z.array(z.looseObject({ ...actionParts(0), id: number })),
  // What is not needed to play may be anything.
  settings: z.looseObject({ optional_rules: z.array(z.unknown()).catch([]) }).catch({ optional_rules: [] }),
  result: z.record(z.string(), z.unknown()).nullable().catch(null),
});

/** What is wrong with a file, and where. */
function shapeObjection({ issues }: z.ZodError): Objection {
  const { path } = issues[0]!;
  const [part, index] = path;
  if (part === undefined) return objection('recording/not-a-game');
  const at = path.join('.');
  if (part === 'actions' && typeof index === 'number')
    return objection('recording/action', { index: index + 1, at });
  return objection('recording/part', { part: at });
}

/** Reads a recording, or says what is wrong with it. */
export function decodeRecording(input: unknown): Recording | Objection {
  const long = (input as { actions?: { length?: unknown } } | null)?.actions?.length;
  if (typeof long === 'number' && long > MOST_ACTIONS)
    return objection('recording/too-long', { most: MOST_ACTIONS });
  const read = written.safeParse(input);
  if (!read.success) return shapeObjection(read.error);
  const { title, players, actions, settings, result, created_at: created } = read.data;
  // A game played around one screen knows its players by name only.
  const seated = players.map(({ id, name }) => ({ id: String(id ?? name), name: String(name) }));
  return {
    title,
    players: seated,
    optionalRules: settings.optional_rules.map(String),
    actions: actions.flatMap((action, index) => decodeAction(action, action.id ?? index + 1, false, seated)),
    result: result && decodeResult(result, seated),
    createdAt: timeOf(created) ?? timeOf(actions[0]?.created_at),
  };
}

/** By the players' ids, or by their names. */
function decodeResult(
  result: Readonly<Record<string, unknown>>,
  players: Recording['players'],
): Recording['result'] {
  if (Object.keys(result).length === 0) return null;
  return Object.fromEntries(players.map(({ id, name }) => [id, Number(result[id] ?? result[name])]));
}

/** An action and, behind it, those that it carried along because players had programmed them. */
function decodeAction(
  action: WrittenAction,
  id: number,
  auto: boolean,
  players: Recording['players'],
): RecordedAction[] {
  const { type, entity, entity_type: entityType, auto_actions, ...details } = action;
  const decoded: RecordedAction = { ...details, id, type, ...actorOf(entity, entityType, players), auto };
  return [decoded, ...(auto_actions ?? []).flatMap((child) => decodeAction(child, id, true, players))];
}

/** Players may be named instead of numbered; an actor without a type is a player if there is one of that name. */
function actorOf(
  entity: unknown,
  type: unknown,
  players: Recording['players'],
): Pick<RecordedAction, 'entity' | 'entityType'> {
  const name = String(entity);
  const untyped = type === undefined || type === null;
  if (!untyped && type !== 'player') return { entity: name, entityType: String(type) };
  const player = players.find(({ id }) => id === name) ?? players.find((each) => each.name === name);
  if (player) return { entity: player.id, entityType: 'player' };
  return { entity: name, entityType: untyped ? 'corporation' : 'player' };
}

/** Seconds since 1970, or a date in words. */
function timeOf(written: unknown): number | null {
  if (typeof written === 'number') return written;
  const parsed = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  return Number.isNaN(parsed) ? null : Math.floor(parsed / 1000);
}
