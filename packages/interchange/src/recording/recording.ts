import { type Objection, objection } from '@signalbox/kernel';

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

/** An action as the file has it. */
interface WrittenAction {
  readonly type: string;
  readonly id?: unknown;
  readonly entity?: unknown;
  readonly entity_type?: unknown;
  readonly auto_actions?: readonly WrittenAction[] | null;
  readonly [detail: string]: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a recording, or says what is wrong with it. Checked by hand, without a schema: a file has a thousand actions, and
 * the first one that is imported waits for everything that has to be built.
 */
export function decodeRecording(input: unknown): Recording | Objection {
  const long = (input as { actions?: { length?: unknown } } | null)?.actions?.length;
  if (typeof long === 'number' && long > MAX_ACTIONS)
    return objection('recording/too-long', { most: MAX_ACTIONS });
  if (!isObject(input)) return objection('recording/not-a-game');
  const wrong = wrongPart(input);
  if (wrong) return shapeObjection(wrong);
  const { title, players, actions, settings, result, created_at: created } = input;
  // A hotseat game identifies its players by name only.
  const seated = (players as Fields[]).map(({ id, name }) => ({
    id: String(id ?? name),
    name: String(name),
  }));
  const rules = isObject(settings) ? settings.optional_rules : null;
  return {
    title: title as string,
    players: seated,
    optionalRules: Array.isArray(rules) ? rules.map(String) : [],
    actions: decodeActions(actions as WrittenAction[], seated),
    result: isObject(result) ? decodeResult(result, seated) : null,
    createdAt: timeOf(created) ?? timeOf((actions as WrittenAction[])[0]?.created_at),
  };
}

/** Where the file first differs from a recorded game. Fields that are not needed to play may be anything. */
function wrongPart({ title, players, actions }: Fields): Path | null {
  if (typeof title !== 'string') return ['title'];
  if (!Array.isArray(players)) return ['players'];
  const stranger = players.findIndex((player) => !isObject(player));
  if (stranger >= 0) return ['players', stranger];
  if (!Array.isArray(actions)) return ['actions'];
  for (let i = 0; i < actions.length; i++) {
    const wrong = wrongInAction(actions[i], 0) ?? (isNumber(actions[i].id) ? null : ['id']);
    if (wrong) return ['actions', i, ...wrong];
  }
  return null;
}

/** Deeper nesting than the limit means that the file is not a game. */
function wrongInAction(action: unknown, depth: number): Path | null {
  if (depth > DEEPEST || !isObject(action)) return [];
  const { type, auto_actions: carried } = action;
  if (typeof type !== 'string') return ['type'];
  if (carried === undefined || carried === null) return null;
  if (!Array.isArray(carried)) return ['auto_actions'];
  for (let i = 0; i < carried.length; i++) {
    const wrong = wrongInAction(carried[i], depth + 1);
    if (wrong) return ['auto_actions', i, ...wrong];
  }
  return null;
}

/** An action may have no number. */
function isNumber(id: unknown): boolean {
  return (
    id === undefined ||
    id === null ||
    Number.isSafeInteger(id) ||
    (typeof id === 'string' && /^\d+$/.test(id))
  );
}

function shapeObjection(path: Path): Objection {
  const [part, index] = path;
  const at = path.join('.');
  if (part === 'actions' && typeof index === 'number')
    return objection('recording/action', { index: index + 1, at });
  return objection('recording/part', { part: at });
}

/** By the players' ids or names. */
function decodeResult(
  result: Readonly<Record<string, unknown>>,
  players: Recording['players'],
): Recording['result'] {
  if (Object.keys(result).length === 0) return null;
  return Object.fromEntries(players.map(({ id, name }) => [id, Number(result[id] ?? result[name])]));
}

/** Each action is followed by the automatic ones that players had programmed. */
function decodeActions(written: readonly WrittenAction[], players: Recording['players']): RecordedAction[] {
  const decoded: RecordedAction[] = [];
  for (let i = 0; i < written.length; i++) {
    const action = written[i]!;
    // The action's index serves as the number if it has none.
    decodeAction(action, Number(action.id ?? i + 1), false, players, decoded);
  }
  return decoded;
}

function decodeAction(
  action: WrittenAction,
  id: number,
  auto: boolean,
  players: Recording['players'],
  decoded: RecordedAction[],
): void {
  const { entity, entity_type: type, auto_actions: carried, ...details } = action;
  const actor = actorOf(entity, type, players);
  // Added to the copy, so that nothing is copied twice.
  decoded.push(Object.assign(details, { id, entity: actor.entity, entityType: actor.entityType, auto }));
  for (const child of carried ?? []) decodeAction(child, id, true, players, decoded);
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
