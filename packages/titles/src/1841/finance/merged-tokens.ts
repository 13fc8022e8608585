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
import { changeCharter, hexOf } from '@signalbox/rails';
import { actorFor } from '../control.ts';
import { type Company, FIRENZE, PISA, TOKENS, TUSCAN } from '../data/companies.ts';
import { isBase } from '../operating-round/reach.ts';
import { boardOf, type State } from '../state.ts';

/** What a merger stores about the tokens of the new company. */
interface Tokens {
  readonly a: Company;
  readonly b: Company;
  readonly into: Company;
  readonly tuscan: 'interim' | 'final' | null;
  /** When tokens are removed one by one: has the player finished? */
  tokensDone?: boolean;
}

/** The names of the tokens that stay on the map (see `OldToken`), and how many on the charters are kept. */
export type Kept = { readonly hexes: readonly string[]; readonly charter: number };

const MAX_TOKENS = TOKENS.major.most;

/** At the interim step of the Tuscan merger every token is replaced by one of the new company (C-16). */
export function relabelTokens(state: State, vars: Tokens): void {
  const { a, b, into, tuscan } = vars;
  if (tuscan !== 'interim') return;
  if (state.options.everyStep) dropDuplicates(state, vars);
  state.stations = state.stations.map((station) =>
    station.owner === a || station.owner === b ? { ...station, owner: into } : station,
  );
}

/** A token of one of the two old companies, named by its hex; a second one in the same hex is `H4.1`. */
interface OldToken {
  readonly station: Station;
  readonly name: string;
  /** The first token of its hex. */
  readonly first: boolean;
}

function oldStations(state: State, { a, b }: Tokens): Station[] {
  return state.stations.filter(({ owner }) => owner === a || owner === b);
}

/**
 * The tokens to choose from. If the two are in different cities of one hex (printed Torino and Firenze), both are
 * listed; 18xx.games does not ask, and the first one stays.
 */
function oldTokens(state: State, vars: Tokens): OldToken[] {
  const isAsked = state.options.mergedTokens === 'up-to-five';
  const old = oldStations(state, vars);
  const found: OldToken[] = [];
  for (const station of isAsked ? old.sort((x, y) => x.node - y.node) : old) {
    const { hex, node } = station;
    const before = found.find((token) => token.station.hex === hex);
    if (!before) found.push({ station, name: hex, first: true });
    else if (isAsked && before.station.node !== node)
      found.push({ station, name: `${hex}.${node}`, first: false });
  }
  return found;
}

/** One token of each hex. */
function firstTokens(state: State, vars: Tokens): OldToken[] {
  return oldTokens(state, vars).filter(({ first }) => first);
}

/** How many tokens a company has on the map, and how many the new company of a merger may have in all (§4.7.4). */
export function mergedTokenTerms(state: State, a: Company, b: Company) {
  const onMap = (company: Company) => state.stations.filter(({ owner }) => owner === company).length;
  return { a, b, ofA: onMap(a), ofB: onMap(b), most: MAX_TOKENS };
}

/** §4.6.10: tokens in Firenze and Pisa have to stay. */
function mustStay({ station: { hex } }: OldToken, { tuscan }: Tokens): boolean {
  return tuscan !== null && (hex === FIRENZE || hex === PISA);
}

/** Tokens not on the map: SFLi always has five in total, others have what was on the old charters, up to five. */
function maxOnCharter(state: State, vars: Tokens, onMap: number): number {
  return vars.tuscan ? MAX_TOKENS - onMap : Math.min(MAX_TOKENS - onMap, state.companies[vars.into].tokens);
}

function keptObjection(state: State, vars: Tokens, { hexes: names, charter }: Kept): Cited | null {
  const rule = vars.tuscan ? '4.6.10' : '4.7.4';
  const kept = oldTokens(state, vars).filter(({ name }) => names.includes(name));
  if (kept.length < names.length) return cited(rule, 'tokens/not-there');
  const hexes = new Set(kept.map(({ station }) => station.hex));
  if (hexes.size < kept.length) return cited('4.7.4', 'tokens/one-per-city');
  if (kept.length + charter > MAX_TOKENS) return cited(rule, 'tokens/too-many', { most: MAX_TOKENS });
  const isMissing = (token: OldToken) => mustStay(token, vars) && !hexes.has(token.station.hex);
  if (firstTokens(state, vars).some(isMissing)) return cited('4.6.10', 'tokens/fixed');
  if (!kept.some(({ station }) => isBase(state, station))) return cited(rule, 'tokens/no-city');
  const most = maxOnCharter(state, vars, kept.length);
  if (charter > most) return cited(rule, 'tokens/charter', { most });
  if (vars.tuscan && charter < most) return cited(rule, 'tokens/always-five', { charter: most });
  return keepsFewer(state, vars, kept.length + charter) ? cited(rule, 'tokens/keep-all') : null;
}

/** Unlike C-19, 18xx.games keeps as many as possible. */
function keepsFewer(state: State, vars: Tokens, count: number): boolean {
  if (vars.tuscan || state.options.mergedTokens !== 'as-many-as-may') return false;
  return count < Math.min(MAX_TOKENS, firstTokens(state, vars).length + state.companies[vars.into].tokens);
}

/** Every legal selection, the largest first. */
function* possibleKept(state: State, vars: Tokens): Generator<Kept> {
  const possible = oldTokens(state, vars).map(({ name }) => name);
  for (let size = Math.min(MAX_TOKENS, possible.length); size > 0; size--) {
    for (const hexes of subsets(possible, size)) {
      for (let charter = maxOnCharter(state, vars, size); charter >= 0; charter--) {
        const kept = { hexes, charter };
        if (!keptObjection(state, vars, kept)) yield kept;
      }
    }
  }
}

function* subsets<T>(of: readonly T[], size: number): Generator<T[]> {
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

/** A frozen SFLi has no choice (§4.6.10); for any other company its president decides, or else the player who merged it. */
export function tokenChooser(state: State, { into, tuscan, a, b }: Tokens): Seat | null {
  if (tuscan === 'interim') return null;
  const president = actorFor(state, into);
  return tuscan ? president : (president ?? actorFor(state, a) ?? actorFor(state, b) ?? state.priority);
}

/** Up to five of the old tokens, on the map or on the charters, become new ones; at most one in each hex. */
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
  apply: (state, vars, { hexes, charter }) => {
    const named = hexes.map((hex) => oldTokens(state, vars).find(({ name }) => name === hex)!);
    keepOnMap(state, vars, named, charter);
  },
});

// 18xx.games removes tokens one by one; those left on the map stay, with as many on the charter as possible.

/**
 * The two companies in order of precedence: where both have a token in a hex, that of the first one stays. This is the
 * company that carries out the merger; in the Tuscan merger it is the minor, SFLP before SFMA.
 */
export function inTokenOrder({ a, b, into }: Pick<Tokens, 'a' | 'b' | 'into'>): [Company, Company] {
  const place = (company: Company) => (TUSCAN as readonly Company[]).indexOf(company);
  const isTuscan = into === 'SFLi' || (place(a) >= 0 && place(b) >= 0);
  return isTuscan && place(a) > place(b) ? [b, a] : [a, b];
}

export function dropDuplicates(state: State, vars: Tokens): void {
  const [first, second] = inTokenOrder(vars);
  const held = new Set(state.stations.filter(({ owner }) => owner === first).map(({ hex }) => hex));
  state.stations = state.stations.filter(({ owner, hex }) => owner !== second || !held.has(hex));
}

function removableTokens(state: State, vars: Tokens): OldToken[] {
  const tokens = firstTokens(state, vars);
  const staysInCity = (gone: OldToken) =>
    tokens.some((token) => token !== gone && isBase(state, token.station));
  return tokens.filter((token) => !mustStay(token, vars) && staysInCity(token));
}

/** There are too many tokens, or it is the Tuscan merger, in which a removed token goes to the charter. */
export function mayRemoveToken(state: State, vars: Tokens): boolean {
  if (vars.tokensDone || removableTokens(state, vars).length === 0) return false;
  const onMap = firstTokens(state, vars).length;
  return vars.tuscan !== null || onMap + state.companies[vars.into].tokens > MAX_TOKENS;
}

export const removeToken = decision<State, Tokens, { readonly hex: string } | Pass>({
  name: 'remove-token',
  rule: '4.7.4',
  actor: tokenChooser,
  offer: (state, vars) => {
    const hexes = removableTokens(state, vars).map(({ station: { hex } }) => ({ hex }));
    return list<{ readonly hex: string } | Pass>([PASS, ...hexes], (choice) =>
      isPass(choice) && firstTokens(state, vars).length > MAX_TOKENS
        ? cited('4.7.4', 'tokens/too-many', { most: MAX_TOKENS })
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
  const tokens = firstTokens(state, vars);
  keepOnMap(state, vars, tokens, maxOnCharter(state, vars, tokens.length));
}

function keepOnMap(state: State, vars: Tokens, tokens: readonly OldToken[], charter: number): void {
  const { a, b, into } = vars;
  const kept = tokens.map(({ station }): Station => ({ ...station, owner: into }));
  state.stations = [...state.stations.filter(({ owner }) => owner !== a && owner !== b), ...kept];
  changeCharter(state, into, { tokens: charter });
  const hexes = tokens.map(({ name }) => name);
  emit(state, { type: 'tokens-kept', company: into, hexes, charter });
  // A major has at least two tokens: one more goes to the charter for free (ruling 1841-R14).
  for (let count = tokens.length + charter; count < TOKENS.major.least; count++) {
    changeCharter(state, into, { tokens: state.companies[into].tokens + 1 });
    emit(state, { type: 'free-token', company: into });
  }
}

/** §4.6.10: a frozen SFLi keeps tokens in Pisa and Firenze only, or in the alphabetically first possible city. */
export function keepTokensOfFrozenCompany(state: State, vars: Tokens): void {
  const tokens = firstTokens(state, vars);
  const fixed = tokens.filter((token) => mustStay(token, vars));
  const cityName = ({ station: { hex } }: OldToken) => hexOf(boardOf(state), hex).name ?? hex;
  const cities = tokens
    .filter(({ station }) => isBase(state, station))
    .sort((x, y) => cityName(x).localeCompare(cityName(y), 'it'));
  const kept = fixed.length > 0 ? fixed : cities.slice(0, 1);
  emit(state, { type: 'sfli-frozen' });
  keepOnMap(state, vars, kept, MAX_TOKENS - kept.length);
}
