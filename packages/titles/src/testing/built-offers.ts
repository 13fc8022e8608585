import {
  type AnyTitle,
  type BuiltOffer,
  carryOutInPlace,
  copyJson,
  type GameState,
  type Json,
  type Offer,
  objectionTo,
  type Random,
} from '@signalbox/kernel';
import { distortions } from '@signalbox/kernel/tools';
import { type Board, laidFace, rotationsOf, type TileChoice, tileOf } from '@signalbox/rails';
import type { Position } from './walk.ts';

// biome-ignore lint/suspicious/noExplicitAny: each title has a state of its own
type AnyState = any;

/** A kind of built offer, and how complete its list is. */
export interface BuiltKind {
  /** Choices worth trying besides those near the listed ones. */
  readonly others?: (state: AnyState, listed: readonly Json[], rng: Random) => Iterable<Json>;
  /** Equivalent choices have the same form. */
  readonly form?: (state: AnyState, choice: Json) => Json;
  /** For kinds with too many choices to list: what they have to satisfy instead, or why they are wrong. */
  readonly unlisted?: (state: AnyState, choice: Json, listed: readonly Json[], play: Tried) => string | null;
}

/** The events that a choice would cause. */
type Tried = (choice: Json) => readonly { readonly type: string; readonly [detail: string]: unknown }[];

export type BuiltKinds = Readonly<Record<string, BuiltKind>>;

/** How many were checked, by kind of built offer. */
export type Looked = Record<string, { offers: number; listed: number; accepted: number; refused: number }>;

/** The first offers of a kind are all checked, later ones occasionally. */
const FIRST = 5;
const EVERY = 8;

/** At most this many choices of one offer are tried. */
const TRIED = 400;

/**
 * Compares the check of every built offer in a position with its list: everything listed passes the check, and occurs
 * once; and what passes the check is listed, or does the same as something listed. Returns the first disagreement.
 */
export function builtDisagreement(
  title: AnyTitle,
  position: Position,
  kinds: BuiltKinds,
  rng: Random,
  looked: Looked,
): string | null {
  for (const part of builtParts(position.offer)) {
    if ((looked[part.what]?.offers ?? 0) >= FIRST && rng.below(EVERY) > 0) continue;
    const wrong = disagreement(title, position, part, kinds, rng, looked);
    if (wrong) return `${position.where}, ${position.waiting.decision}: ${wrong}`;
  }
  return null;
}

export function builtParts(offer: Offer): BuiltOffer[] {
  if (offer.kind === 'built') return [offer];
  if (offer.kind === 'sealed') return builtParts(offer.of);
  return offer.kind === 'either' ? offer.offers.flatMap(builtParts) : [];
}

function disagreement(
  title: AnyTitle,
  { state, seat }: Position,
  part: BuiltOffer,
  kinds: BuiltKinds,
  rng: Random,
  looked: Looked,
): string | null {
  const kind = kinds[part.what];
  if (!kind) return `${part.what} is missing in the table of built offers`;
  looked[part.what] ??= { offers: 0, listed: 0, accepted: 0, refused: 0 };
  const count = looked[part.what]!;
  const formOf = (choice: Json) => JSON.stringify(kind.form?.(state, choice) ?? choice);
  const listed = [...part.enumerate()];
  const forms = new Set<string>();
  for (const choice of listed) {
    const reason = objectionTo(part, choice);
    if (reason) return `${JSON.stringify(choice)} is listed and refused (${reason.why})`;
    const form = formOf(choice);
    if (forms.has(form)) return `${form} is listed twice`;
    forms.add(form);
  }
  count.offers += 1;
  count.listed += listed.length;
  const tried: Tried = (choice) => {
    const copy: GameState = copyJson(state);
    copy.events = [];
    carryOutInPlace(title, copy, seat, choice);
    return copy.events as never;
  };
  const near = listed.length > 0 ? [...distortions(rng.pick(listed))] : [];
  let tries = 0;
  for (const choice of [...near, ...(kind.others?.(state, listed, rng) ?? [])]) {
    if (++tries > TRIED) break;
    if (objectionTo(part, choice)) {
      count.refused += 1;
      continue;
    }
    count.accepted += 1;
    if (forms.has(formOf(choice))) continue;
    const wrong = kind.unlisted ? kind.unlisted(state, choice, listed, tried) : 'it is not listed';
    if (wrong) return `${JSON.stringify(choice)} passes the check, but ${wrong}`;
  }
  return null;
}

const tileIn = (choice: Json) => choice as unknown as TileChoice;

/** Tiles: every tile and rotation in two hexes, one of them near a listed one. Rotations that look the same are one. */
export function tiles(boardOf: (state: AnyState) => Board, ...named: readonly object[]): BuiltKind {
  return {
    *others(state, listed, rng) {
      const board = boardOf(state);
      const hexes = [rng.pick([...board.hexes.keys()])];
      if (listed.length > 0) hexes.push(tileIn(rng.pick(listed)).hex);
      const lays = hexes.flatMap((hex) =>
        [...board.tiles.keys()].flatMap((tile) =>
          [0, 1, 2, 3, 4, 5].map((rotation) => ({ hex, tile, rotation })),
        ),
      );
      for (const lay of shuffled(lays, rng)) for (const name of named) yield { ...name, ...lay };
    },
    form(state, choice) {
      const { tile, rotation } = tileIn(choice);
      const board = boardOf(state);
      const look = (turned: number) => sortedFace(laidFace(board, `${tile}/${turned}`));
      const first = rotationsOf(tileOf(board, tile)).find((turned) => look(turned) === look(rotation));
      return { ...(choice as object), rotation: first ?? rotation };
    },
  };
}

/** A face without the order of its nodes. */
function sortedFace({ nodes, crossings, links = [] }: ReturnType<typeof laidFace>): string {
  const said = nodes.map(({ kind, revenue, slots, edges }) => JSON.stringify([kind, revenue, slots, edges]));
  const joined = links.map(([a, b]) => [said[a], said[b]].sort().join()).sort();
  return JSON.stringify([[...said].sort(), joined, crossings]);
}

/** Routes: there are too many runs to list; one that passes earns as much as the best one, or no more. */
export function runs(duty: 'the-most' | 'at-most'): BuiltKind {
  const revenueOf = (play: Tried, choice: Json) =>
    play(choice).find(({ type }) => type === 'ran')?.revenue as number | undefined;
  return {
    *others(_, listed) {
      const [best] = listed as unknown as { routes: { train: string; path: string[] }[] }[];
      if (!best) return;
      yield { routes: [] };
      yield { routes: [...best.routes].reverse() };
      for (const [i, route] of best.routes.entries()) {
        yield { routes: best.routes.toSpliced(i, 1) };
        yield { routes: best.routes.with(i, { ...route, path: [...route.path].reverse() }) };
        for (const end of [1, -1]) {
          const path = end > 0 ? route.path.slice(end) : route.path.slice(0, end);
          yield { routes: best.routes.with(i, { ...route, path }) };
        }
      }
    },
    unlisted({ options }, choice, listed, play) {
      const best = revenueOf(play, listed[0]!);
      const earned = revenueOf(play, choice);
      if (best === undefined || earned === undefined) return 'no event reports a run';
      if (earned > best) return `it earns ${earned}, more than the best (${best})`;
      return duty === 'the-most' && !options.anyRun && earned < best ? `it earns ${earned} of ${best}` : null;
    },
  };
}

function shuffled<Item>(items: readonly Item[], rng: Random): Item[] {
  const left = [...items];
  for (let i = left.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
}
