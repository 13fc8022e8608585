import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laid, type Station, type Tiles } from '@signalbox/rails';

/** Recorded games are in a folder next to the repository, like the facts. */
const folder = new URL('../../../../../shared/replays/', import.meta.url);

export const hasReplays = existsSync(folder);
export const REPLAYS = hasReplays
  ? 'as recorded games show'
  : `skipped: no games at ${fileURLToPath(folder)}`;

/** The board before and after an action of a recorded game. */
export interface Moment {
  readonly action: Action;
  readonly phase: string;
  readonly before: Position;
  readonly after: Position;
}

interface Position {
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
}

interface Action {
  readonly id: number;
  readonly type: string;
  readonly entity: string;
  readonly entity_type: string;
  readonly hex?: string;
  readonly tile?: string;
  readonly rotation?: number;
  readonly cost?: number;
  readonly tokener?: string;
}

/** Goes through a recorded game: "18FL/138436". */
export function* moments(name: string): Generator<Moment> {
  const trace = JSON.parse(readFileSync(new URL(`${name}.trace.json`, folder), 'utf8')) as { steps: Step[] };
  const state: Trace = { tiles: {}, corps: {}, beside: new Set() };
  let before: Position = { tiles: {}, stations: [] };
  let phase = '';
  for (const { action, d, ...step } of trace.steps) {
    Object.assign(state.tiles, d.tiles);
    for (const [company, { tokens }] of Object.entries(d.corps ?? {})) {
      if (tokens) state.corps[company] = tokens;
    }
    if (action?.type === 'place_token' && action.entity_type === 'company') {
      for (const [hex] of d.corps?.[action.tokener!]?.tokens?.slice(-1) ?? []) {
        state.beside.add(`${action.tokener} ${hex}`);
      }
    }
    const after = position(state);
    if (action) yield { action, phase, before, after };
    before = after;
    phase = step.phase;
  }
}

interface Step {
  readonly action: Action | null;
  readonly phase: string;
  readonly d: {
    readonly tiles?: Readonly<Record<string, readonly [string, number]>>;
    readonly corps?: Readonly<Record<string, { readonly tokens?: readonly Token[] }>>;
  };
}
type Token = readonly [hex: string, city: number | null, status?: string];

interface Trace {
  /** Company and hex of tokens that a private placed beside a city. */
  readonly beside: Set<string>;
  readonly tiles: Record<string, readonly [string, number]>;
  readonly corps: Record<string, readonly Token[]>;
}

/** A tile with the name of its hex is the printed map; a token without a city is a hotel. */
function position(state: Trace): Position {
  const tiles: Record<string, string> = {};
  for (const [hex, [tile, rotation]] of Object.entries(state.tiles)) {
    if (tile !== hex) tiles[hex] = laid(tile, rotation);
  }
  const stations = Object.entries(state.corps).flatMap(([owner, tokens]) =>
    tokens.flatMap(([hex, node]): Station[] => {
      if (node === null) return [];
      return [
        state.beside.has(`${owner} ${hex}`) ? { owner, hex, node, beside: true } : { owner, hex, node },
      ];
    }),
  );
  return { tiles, stations };
}
