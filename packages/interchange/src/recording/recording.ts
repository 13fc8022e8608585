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

interface WrittenAction {
  readonly type: string;
  readonly id?: number | string | null;
  readonly entity?: unknown;
  readonly entity_type?: unknown;
  readonly auto_actions?: readonly WrittenAction[] | null | undefined;
  readonly [detail: string]: unknown;
}

interface WrittenGame {
  readonly title: string;
  readonly players: readonly Fields[];
  readonly actions: readonly WrittenAction[];
  // Fields that are not needed to play may be anything.
  readonly settings?: unknown;
  readonly result?: unknown;
  readonly created_at?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
/** Where something in a file is not as expected: the names and indices that lead there. */
type Place = readonly (string | number)[];

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first place where a file is not a game; null if there is none. */
function misshapen(input: unknown): Place | null {
  if (!isRecord(input)) return [];
  const { title, players, actions } = input;
  if (typeof title !== 'string') return ['title'];
  if (!Array.isArray(players)) return ['players'];
  const stranger = players.findIndex((player) => !isRecord(player));
  if (stranger >= 0) return ['players', stranger];
  return misshapenAction(actions, ['actions'], 0);
}

/** The same for a list of actions. Deeper nesting than the limit means that the file is not a game. */
function misshapenAction(actions: unknown, place: Place, depth: number): Place | null {
  if (!Array.isArray(actions)) return place;
  for (let i = 0; i < actions.length; i++) {
    const action: unknown = actions[i];
    if (!isRecord(action) || depth > DEEPEST) return [...place, i];
    if (typeof action.type !== 'string') return [...place, i, 'type'];
    const { auto_actions: automatic } = action;
    if (automatic !== undefined && automatic !== null) {
      const found = misshapenAction(automatic, [...place, i, 'auto_actions'], depth + 1);
      if (found) return found;
    }
    // An automatic action has the number of the one that it follows.
    if (depth === 0 && !isNumber(action.id)) return [...place, i, 'id'];
  }
  return null;
}

/** The action's index serves as the number if it has none. */
function isNumber(id: unknown): boolean {
  if (id === undefined || id === null) return true;
  return typeof id === 'string' ? /^\d+$/.test(id) : Number.isSafeInteger(id);
}

/** What is wrong with a file, and where. */
function shapeObjection(place: Place): Objection {
  const [part, index] = place;
  if (part === undefined) return objection('recording/not-a-game');
  const at = place.join('.');
  if (part === 'actions' && typeof index === 'number')
    return objection('recording/action', { index: index + 1, at });
  return objection('recording/part', { part: at });
}

/** Reads a recording, or says what is wrong with it. */
export function decodeRecording(input: unknown): Recording | Objection {
  const long = (input as { actions?: { length?: unknown } } | null)?.actions?.length;
  if (typeof long === 'number' && long > MAX_ACTIONS)
    return objection('recording/too-long', { most: MAX_ACTIONS });
  const place = misshapen(input);
  if (place) return shapeObjection(place);
  const { title, players, actions, settings, result, created_at: created } = input as WrittenGame;
  // A hotseat game identifies its players by name only.
  const seated = players.map(({ id, name }) => ({ id: String(id ?? name), name: String(name) }));
  return {
    title,
    players: seated,
    optionalRules: optionalRulesIn(settings),
    actions: actions.flatMap((action, index) =>
      decodeAction(action, Number(action.id ?? index + 1), false, seated),
    ),
    result: isRecord(result) ? decodeResult(result, seated) : null,
    createdAt: timeOf(created) ?? timeOf(actions[0]?.created_at),
  };
}

function optionalRulesIn(settings: unknown): string[] {
  const rules = isRecord(settings) ? settings.optional_rules : null;
  return Array.isArray(rules) ? rules.map(String) : [];
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
