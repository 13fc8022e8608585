import { type Objection, objection } from '@signalbox/kernel';

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

type Unread = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a recording, or says what is wrong with it. */
export function decodeRecording(input: unknown): Recording | Objection {
  if (!isRecord(input)) return objection('recording/not-a-game');
  const { title, players, actions, settings, result, created_at: created } = input;
  if (typeof title !== 'string') return objection('recording/part', { part: 'title' });
  if (!Array.isArray(players) || !players.every(isRecord))
    return objection('recording/part', { part: 'players' });
  if (!Array.isArray(actions)) return objection('recording/part', { part: 'actions' });
  if (actions.length > MOST_ACTIONS) return objection('recording/too-long', { most: MOST_ACTIONS });
  // A game played around one screen knows its players by name only.
  const seated = players.map(({ id, name }) => ({ id: String(id ?? name), name: String(name) }));
  const decoded: RecordedAction[] = [];
  for (const [index, action] of actions.entries()) {
    // One without a number has its place for it.
    const read = isRecord(action)
      ? decodeAction(action, Number(action.id ?? index + 1), false, seated)
      : null;
    if (!read) return objection('recording/action', { index: index + 1 });
    decoded.push(...read);
  }
  const rules = isRecord(settings) ? settings.optional_rules : undefined;
  return {
    title,
    players: seated,
    optionalRules: Array.isArray(rules) ? rules.map(String) : [],
    actions: decoded,
    result: isRecord(result) ? decodeResult(result, seated) : null,
    createdAt: timeOf(created) ?? firstTime(actions),
  };
}

/** By the players' ids, or by their names. */
function decodeResult(result: Unread, players: Recording['players']): Recording['result'] {
  if (Object.keys(result).length === 0) return null;
  return Object.fromEntries(players.map(({ id, name }) => [id, Number(result[id] ?? result[name])]));
}

/** This many levels of actions that carry others along; real files have one. */
const DEEPEST = 8;

/** An action and, behind it, those that it carried along because players had programmed them. */
function decodeAction(
  action: Unread,
  id: number,
  auto: boolean,
  players: Recording['players'],
  depth = 0,
): RecordedAction[] | null {
  const { type, entity, entity_type: entityType, auto_actions, ...details } = action;
  const carried = auto_actions ?? [];
  if (typeof type !== 'string' || !Number.isInteger(id) || !Array.isArray(carried)) return null;
  if (depth > DEEPEST) return null;
  const decoded: RecordedAction = { ...details, id, type, ...actorOf(entity, entityType, players), auto };
  const behind = carried.map((child) =>
    isRecord(child) ? decodeAction(child, id, true, players, depth + 1) : null,
  );
  if (behind.some((child) => child === null)) return null;
  return [decoded, ...behind.flatMap((child) => child!)];
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

function firstTime(actions: readonly unknown[]): number | null {
  const first = actions[0];
  return isRecord(first) ? timeOf(first.created_at) : null;
}

/** Seconds since 1970, or a date in words. */
function timeOf(written: unknown): number | null {
  if (typeof written === 'number') return written;
  const parsed = typeof written === 'string' ? Date.parse(written) : Number.NaN;
  return Number.isNaN(parsed) ? null : Math.floor(parsed / 1000);
}
