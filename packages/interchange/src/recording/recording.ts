import { type Objection, objection } from '@signalbox/kernel';
import * as z from 'zod';

/** A game as 18xx.games exports it, reduced to what reading it needs. */
export interface Recording {
  readonly title: string;
  /** In seat order. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly optionalRules: readonly string[];
  readonly actions: readonly RecordedAction[];
  /** Each player's worth at the end, by id; null if the file does not say. */
  readonly result: Readonly<Record<string, number>> | null;
  /** Seconds since 1970; null if the file does not say. */
  readonly createdAt: number | null;
}

export interface RecordedAction {
  readonly id: number;
  readonly type: string;
  /** A player's id, or the symbol of a company or private. */
  readonly entity: string;
  readonly entityType: string;
  readonly auto: boolean;
  readonly [detail: string]: unknown;
}

/** Games have about a thousand actions, a few thousand with undone ones; random games can be much longer. */
const MAX_ACTIONS = 60_000;

/** How deep automatic actions may be nested; in real files one level. */
const DEEPEST = 8;

/** The action's index serves as the number if it has none. */
const number = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).nullish();

interface WrittenAction {
  readonly type: string;
  readonly entity?: unknown;
  readonly entity_type?: unknown;
  readonly auto_actions?: readonly WrittenAction[] | null | undefined;
  readonly [detail: string]: unknown;
}

/** What every action has. Deeper nesting than the limit means that the file is not a game. */
const actionParts = (depth: number) => ({
  type: z.string(),
  auto_actions: z.array(carried(depth + 1)).nullish(),
});

/** An automatic action inside another one. */
const carried = (depth: number): z.ZodType<WrittenAction> =>
  depth > DEEPEST ? z.never() : z.looseObject(actionParts(depth));

const written = z.looseObject({
  title: z.string(),
  players: z.array(z.looseObject({})),
  actions: z.array(z.looseObject({ ...actionParts(0), id: number })),
  // Fields that are not needed to play may be anything.
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
  if (typeof long === 'number' && long > MAX_ACTIONS)
    return objection('recording/too-long', { most: MAX_ACTIONS });
  const read = written.safeParse(input);
  if (!read.success) return shapeObjection(read.error);
  const { title, players, actions, settings, result, created_at: created } = read.data;
  // A hotseat game identifies its players by name only.
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

/** By the players' ids or names. */
function decodeResult(
  result: Readonly<Record<string, unknown>>,
  players: Recording['players'],
): Recording['result'] {
  if (Object.keys(result).length === 0) return null;
  return Object.fromEntries(players.map(({ id, name }) => [id, Number(result[id] ?? result[name])]));
}

/** An action, followed by the automatic ones that players had programmed. */
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

/** Players may be given by name instead of id; an entity without a type is a player if one has that name. */
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

/** Seconds since 1970, or a date as text. */
function timeOf(written: unknown): number | null {
  if (typeof written === 'number') return written;
  const parsed = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  return Number.isNaN(parsed) ? null : Math.floor(parsed / 1000);
}
