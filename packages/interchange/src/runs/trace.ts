/** A recorded game with the state of the site's engine after every action, reduced to what running trains needs. */
export interface Trace {
  readonly title: string;
  readonly name: string;
  readonly optional_rules: readonly string[];
  readonly steps: readonly TraceStep[];
}

export interface TraceStep {
  /** Id of the recorded action. */
  readonly i: number;
  readonly action: TraceAction | null;
  readonly round: string;
  readonly phase: string;
  readonly d: Change;
}

export interface TraceAction {
  readonly type: string;
  readonly entity: string;
  readonly tokener?: string;
  readonly routes?: readonly RecordedRoute[];
}

/** Hexes of each stretch between two stops, in either direction: `["K28", "L27", "M26", "M24"]`, `["F2 0.1"]`. */
export interface RecordedRoute {
  readonly train: string;
  readonly connections: readonly (readonly string[])[];
  readonly halts?: number;
  readonly revenue?: number;
  readonly subsidy?: number;
}

export interface TraceState {
  readonly corps: Readonly<Record<string, TraceCompany>>;
  /** Tile and rotation; for a hex without a tile its own coordinate. */
  readonly tiles: Readonly<Record<string, readonly [string, number]>>;
  readonly markers: Readonly<Record<string, readonly string[]>>;
  readonly depot: Readonly<Record<string, number>>;
  readonly discards: readonly string[];
}

export interface TraceCompany {
  readonly trains: readonly string[];
  readonly tokens: readonly (readonly [hex: string, city: number | null, status?: string])[];
  readonly last_run?: readonly [round: string, revenue: number, kind: string];
  readonly cash: number;
  readonly port?: boolean;
  readonly insolvent?: boolean;
  readonly receivership?: boolean;
  readonly bankrupt?: boolean;
}

type Change = { readonly [key: string]: unknown };

/** Parts of a change that replace the previous value instead of being merged into it. */
const WHOLE = new Set([
  'held',
  'trains',
  'tokens',
  'cell',
  'last_run',
  'next',
  'markers',
  'depot',
  'discards',
  'or_order',
  'bids',
]);

/** Applies a change; unchanged parts stay the same objects, so that they can be compared by identity. */
function changed<T extends object>(state: T, change: Change): T {
  const next = { ...state } as Record<string, unknown>;
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete next[key];
    else if (WHOLE.has(key) || typeof value !== 'object' || Array.isArray(value)) next[key] = value;
    else next[key] = changed((next[key] ?? {}) as object, value as Change);
  }
  return next as T;
}

/** Is it a trace? Its steps are looked at only as far as every reader needs them. */
export function isTrace(input: unknown): input is Trace {
  const { title, steps } = (input ?? {}) as Partial<Trace>;
  return typeof title === 'string' && Array.isArray(steps) && steps.every(isStep);
}

function isStep(input: unknown): input is TraceStep {
  const { i, d } = (input ?? {}) as Partial<TraceStep>;
  return Number.isInteger(i) && typeof d === 'object' && d !== null;
}

/** Each step with the state before and after it. */
export function* replayed(
  trace: Trace,
): Generator<{ readonly step: TraceStep; readonly before: TraceState; readonly after: TraceState }> {
  let before = {} as TraceState;
  for (const step of trace.steps) {
    const after = changed(before, step.d);
    yield { step, before, after };
    before = after;
  }
}
