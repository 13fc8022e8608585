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

/** Games have about a thousand, with what was taken back a few thousand; random ones can be much longer. */
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
  const decoded: RecordedAction[] = [];
  for (const [index, action] of actions.entries()) {
    const read = isRecord(action) ? decodeAction(action, Number(action.id), false) : null;
    if (!read) return objection('recording/action', { index: index + 1 });
    decoded.push(...read);
  }
  const rules = isRecord(settings) ? settings.optional_rules : undefined;
  return {
    title,
    // A game played around one screen knows its players by name only.
    players: players.map(({ id, name }) => ({ id: String(id ?? name), name: String(name) })),
    optionalRules: Array.isArray(rules) ? rules.map(String) : [],
    actions: decoded,
    result: isRecord(result) && Object.keys(result).length > 0 ? (result as Record<string, number>) : null,
    createdAt: typeof created === 'number' ? created : firstTime(actions),
  };
}

/** An action and, behind it, those that it carried along because players had programmed them. */
function decodeAction(action: Unread, id: number, auto: boolean): RecordedAction[] | null {
  const { type, entity, entity_type: entityType, auto_actions: carried = [], ...details } = action;
  if (typeof type !== 'string' || !Number.isInteger(id) || !Array.isArray(carried)) return null;
  // What is carried along carries nothing itself.
  if (auto && carried.length > 0) return null;
  const decoded: RecordedAction = {
    ...details,
    id,
    type,
    entity: String(entity),
    entityType: String(entityType),
    auto,
  };
  const behind = carried.map((child) => (isRecord(child) ? decodeAction(child, id, true) : null));
  if (behind.some((child) => child === null)) return null;
  return [decoded, ...behind.flatMap((child) => child!)];
}

function firstTime(actions: readonly unknown[]): number | null {
  const first = actions[0];
  return isRecord(first) && typeof first.created_at === 'number' ? first.created_at : null;
}
