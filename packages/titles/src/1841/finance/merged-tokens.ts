import {
  built,
  type Cited,
  cited,
  decision,
  emit,
  isPass,
  type Json,
  list,
  PASS,
  type Pass,
  type Seat,
} from '@signalbox/kernel';
import type { Station } from '@signalbox/rails';
import { hexOf } from '@signalbox/rails';
import { actorFor } from '../control.ts';
import { type Company, FIRENZE, PISA, TOKENS } from '../data/companies.ts';
import { isBase } from '../operating-round/reach.ts';
import { boardOf, type State } from '../state.ts';

/** What a merger has to know about the tokens of the new company. */
interface Tokens {
  readonly a: Company;
  readonly b: Company;
  readonly into: Company;
  readonly tuscan: 'interim' | 'final' | null;
  /** Where tokens are removed one by one: no more of them. */
  tokensDone?: boolean;
}

/** Tokens that stay on the map, each called by its hex (see `oldTokens`), and how many of the charters are kept. */
export type Kept = { readonly hexes: readonly string[]; readonly charter: number };

const MOST = TOKENS.major.most;

/** At the interim step of the Tuscan merger every token is replaced by one of the new company (C-16). */
export function relabelTokens(state: State, { a, b, into, tuscan }: Tokens): void {
  if (tuscan !== 'interim') return;
  state.stations = state.stations.map((station) =>
    station.owner === a || station.owner === b ? { ...station, owner: into } : station,
  );
}

function oldStations(state: State, { a, b }: Tokens): Station[] {
  return state.stations.filter(({ owner }) => owner === a || owner === b);
}

/**
 * The tokens to choose from, each called by its hex. Where the two stand in different cities of one hex (printed
 * Torino and Firenze), the second is called `H4.1`; in recorded games that is not asked, the first one stays.
 */
function oldTokens(state: State, vars: Tokens): Map<string, Station> {
  const isAsked = state.options.mergedTokens === 'up-to-five';
  const old = oldStations(state, vars);
  const found = new Map<string, Station>();
  for (const station of isAsked ? old.sort((x, y) => x.node - y.node) : old) {
    const { hex, node } = station;
    const first = found.get(hex);
    if (first === undefined) found.set(hex, station);
    else if (isAsked && first.node !== node) found.set(`${hex}.${node}`, station);
  }
  return found;
}

export function hexOfToken(token: string): string {
  return token.split('.')[0]!;
}

function hexesOf(state: State, vars: Tokens): string[] {
  return [...oldTokens(state, vars).keys()].filter((token) => token === hexOfToken(token));
}

function isCityToken(state: State, vars: Tokens, token: string): boolean {
  return isBase(state, oldTokens(state, vars).get(token)!);
}

/** §4.6.10: tokens in Firenze and Pisa have to stay. */
function fixedHexes(state: State, vars: Tokens): string[] {
  return vars.tuscan ? hexesOf(state, vars).filter((hex) => hex === FIRENZE || hex === PISA) : [];
}

/** Tokens not on the map: SFLi always has five in all, others what lay on the old charters. */
function charterMost(state: State, vars: Tokens, onMap: number): number {
  return vars.tuscan ? MOST - onMap : Math.min(MOST - onMap, state.companies[vars.into].tokens);
}

function keptObjection(state: State, vars: Tokens, { hexes: kept, charter }: Kept): Cited | null {
  const rule = vars.tuscan ? '4.6.10' : '4.7.4';
  const possible = oldTokens(state, vars);
  const hexes = kept.map(hexOfToken);
  if (new Set(kept).size < kept.length || kept.some((token) => !possible.has(token)))
    return cited(rule, 'tokens/not-there');
  if (new Set(hexes).size < hexes.length) return cited('4.7.4', 'tokens/one-per-city');
  if (hexes.length + charter > MOST) return cited(rule, 'tokens/too-many', { most: MOST });
  if (fixedHexes(state, vars).some((hex) => !hexes.includes(hex))) return cited('4.6.10', 'tokens/fixed');
  if (!kept.some((token) => isCityToken(state, vars, token))) return cited(rule, 'tokens/no-city');
  const most = charterMost(state, vars, hexes.length);
  if (charter > most || (vars.tuscan && charter < most)) return cited(rule, 'tokens/charter', { most });
  return keepsFewer(state, vars, hexes.length + charter) ? cited(rule, 'tokens/keep-all') : null;
}

/** C-19: in recorded games as many are kept as may be. */
function keepsFewer(state: State, vars: Tokens, count: number): boolean {
  if (vars.tuscan || state.options.mergedTokens !== 'as-many-as-may') return false;
  return count < Math.min(MOST, hexesOf(state, vars).length + state.companies[vars.into].tokens);
}

/** Everything that may be kept, the most first. */
function* possibleKept(state: State, vars: Tokens): Generator<Kept> {
  const possible = [...oldTokens(state, vars).keys()];
  for (let size = Math.min(MOST, possible.length); size > 0; size--) {
    for (const hexes of subsets(possible, size)) {
      for (let charter = charterMost(state, vars, size); charter >= 0; charter--) {
        const kept = { hexes, charter };
        if (!keptObjection(state, vars, kept)) yield kept;
      }
    }
  }
}

function* subsets(of: readonly string[], size: number): Generator<string[]> {
  for (let bits = 1; bits < 1 << of.length; bits++) {
    const set = of.filter((_, i) => (bits & (1 << i)) !== 0);
    if (set.length === size) yield set;
  }
}

function isKept(choice: Json): choice is Kept {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false;
  const { hexes, charter, ...rest } = choice as Record<string, Json>;
  return (
    Array.isArray(hexes) &&
    hexes.every((hex) => typeof hex === 'string') &&
    Number.isInteger(charter) &&
    (charter as number) >= 0 &&
    Object.keys(rest).length === 0
  );
}

/** A frozen SFLi has no choice (§4.6.10); for any other company whoever carried out the merger stands in. */
export function tokenChooser(state: State, { into, tuscan, a, b }: Tokens): Seat | null {
  if (tuscan === 'interim') return null;
  const president = actorFor(state, into);
  return tuscan ? president : (president ?? actorFor(state, a) ?? actorFor(state, b) ?? state.priority);
}

/** Up to five of the old tokens, on the map or on the charters, become new ones; at most one from each city. */
export const keepTokens = decision<State, Tokens, Kept>({
  name: 'keep-tokens',
  rule: '4.7.4',
  ruleAt: (_, { tuscan }) => (tuscan ? '4.6.10' : '4.7.4'),
  forced: true,
  actor: tokenChooser,
  offer: (state, vars) =>
    built<Kept>({
      what: 'tokens',
      shape: isKept,
      check: (kept) => keptObjection(state, vars, kept),
      enumerate: () => possibleKept(state, vars),
    }),
  apply: keepChosen,
});

// 18xx.games takes tokens away one by one; what is left on the map stays, with as many of the charters as may.

/** Where both stood in one hex, the token of the one that carries out the merger stays. */
export function dropDoubles(state: State, { a, b }: Tokens): void {
  const held = new Set(state.stations.filter(({ owner }) => owner === a).map(({ hex }) => hex));
  state.stations = state.stations.filter(({ owner, hex }) => owner !== b || !held.has(hex));
}

function removableHexes(state: State, vars: Tokens): string[] {
  const hexes = hexesOf(state, vars);
  const fixed = fixedHexes(state, vars);
  const staysInCity = (gone: string) => hexes.some((hex) => hex !== gone && isCityToken(state, vars, hex));
  return hexes.filter((hex) => !fixed.includes(hex) && staysInCity(hex));
}

/** Too many, or a token of the charters could take the place of one on the map. */
export function mayRemoveToken(state: State, vars: Tokens): boolean {
  if (vars.tokensDone || removableHexes(state, vars).length === 0) return false;
  const onMap = hexesOf(state, vars).length;
  return vars.tuscan !== null || onMap + state.companies[vars.into].tokens > MOST;
}

export const removeToken = decision<State, Tokens, { readonly hex: string } | Pass>({
  name: 'remove-token',
  rule: '4.7.4',
  actor: tokenChooser,
  offer: (state, vars) => {
    const hexes = removableHexes(state, vars).map((hex) => ({ hex }));
    return list<{ readonly hex: string } | Pass>([PASS, ...hexes], (choice) =>
      isPass(choice) && hexesOf(state, vars).length > MOST
        ? cited('4.7.4', 'tokens/too-many', { most: MOST })
        : null,
    );
  },
  apply: (state, vars, choice) => {
    if (isPass(choice)) vars.tokensDone = true;
    else
      state.stations = state.stations.filter(
        ({ owner, hex }) => (owner !== vars.a && owner !== vars.b) || hex !== choice.hex,
      );
  },
});

export function keepTheRest(state: State, vars: Tokens): void {
  const hexes = hexesOf(state, vars);
  keepChosen(state, vars, { hexes, charter: charterMost(state, vars, hexes.length) });
}

function keepChosen(state: State, vars: Tokens, { hexes, charter }: Kept): void {
  const into = vars.into;
  const old = oldTokens(state, vars);
  const kept: Station[] = hexes.map((token) => ({ ...old.get(token)!, owner: into }));
  state.stations = [...state.stations.filter(({ owner }) => owner !== vars.a && owner !== vars.b), ...kept];
  state.companies[into].tokens = charter;
  emit(state, { type: 'tokens-kept', company: into, hexes, charter });
  // A major has at least two tokens: one more goes to the charter for free (ruling 1841-R14).
  for (let count = hexes.length + charter; count < TOKENS.major.least; count++) {
    state.companies[into].tokens += 1;
    emit(state, { type: 'free-token', company: into });
  }
}

/** §4.6.10: a frozen SFLi keeps tokens in Pisa and Firenze only, or in the alphabetically first possible city. */
export function keepTokensOfFrozen(state: State, vars: Tokens): void {
  const fixed = fixedHexes(state, vars);
  const name = (hex: string) => hexOf(boardOf(state), hex).name ?? hex;
  const cities = hexesOf(state, vars)
    .filter((hex) => isCityToken(state, vars, hex))
    .sort((x, y) => name(x).localeCompare(name(y), 'it'));
  const hexes = fixed.length > 0 ? fixed : cities.slice(0, 1);
  emit(state, { type: 'sfli-frozen' });
  keepChosen(state, vars, { hexes, charter: MOST - hexes.length });
}
