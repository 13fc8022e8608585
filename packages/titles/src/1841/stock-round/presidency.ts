import { emit, type Seat } from '@signalbox/kernel';
import {
  chainOfControl,
  closesRing,
  IPO,
  POOL,
  PRESIDENT_SHARES,
  type Presidencies,
  passPresidency,
  rightfulPresident,
  type ShareLedger,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { actorFor, isFrozen } from '../control.ts';
import { type Company, type Concession, isCompany } from '../data/companies.ts';
import { clockwiseAfter, clockwiseFrom, inOperatingOrder, isActive, type State } from '../state.ts';

/** The owner of the company's concession, who is president regardless of shares (§3.5.3). */
export function concessionHolder(state: State, company: Company): Seat | null {
  return state.concessions[company as Concession] ?? null;
}

/** Is the company's concession still in the game? While it is, the presidency moves only with the concession. */
export function hasConcession(state: State, company: Company): boolean {
  return state.concessions[company as Concession] !== undefined;
}

/**
 * Who might become the next president, in the order in which ties are broken: players before companies, players from
 * the left of the old president (or of the player who controls it, C-25), companies in operating order (§3.5.3).
 */
export function successors(state: State, company: Company): string[] {
  const current = state.presidents[company] ?? null;
  const controller =
    current === null ? null : state.seats.includes(current) ? current : controllerOf(state, current);
  const start = controller ?? state.priority!;
  const controllerComesFirst = state.options.controllersFollowFirst && current !== null && isCompany(current);
  const all = clockwiseFrom(state, start);
  const players = controllerComesFirst ? all : [...clockwiseAfter(state, start), ...all];
  const holders: string[] = [];
  for (const seat of players) if (seat !== current && !holders.includes(seat)) holders.push(seat);
  for (const other of inOperatingOrder(state))
    if (other !== company && other !== current) holders.push(other);
  return holders;
}

function controllerOf(state: State, current: string): Seat | null {
  return isCompany(current) ? actorFor(state, current) : null;
}

/**
 * Does a concession keep the presidency where it is (§3.5.3)? A president installed by a merger (option
 * `mergersPassPresidencies`) is not protected: with fewer than two shares the presidency passes.
 */
function isProtected(state: State, company: Company, held = state.shares[company]!): boolean {
  if (!hasConcession(state, company)) return false;
  const president = state.presidents[company] ?? null;
  if (!state.options.mergersPassPresidencies || president === null || president === POOL) return true;
  const byConcession = president === concessionHolder(state, company);
  return byConcession || (held[president] ?? 0) >= PRESIDENT_SHARES;
}

/** §3.5.3: the presidency goes to a holder with strictly more shares, and the certificates are swapped. */
export function updatePresident(state: State, company: Company): void {
  if (isActive(state, company) && !isProtected(state, company)) passToLargestHolder(state, company);
}

function passToLargestHolder(state: State, company: Company): void {
  if (isLargestHolder(state, company)) return;
  const president = passPresidency(state, company, successors(state, company));
  if (president !== null) emit(state, { type: 'president', company, president });
}

/**
 * The same for shares that a merger has moved: with the option `mergersPassPresidencies` a concession does not
 * protect the presidency from that.
 */
export function updateAfterMerger(state: State, company: Company): void {
  if (!hasConcession(state, company) || !state.options.mergersPassPresidencies)
    updatePresident(state, company);
  else passToLargestHolder(state, company);
}

/** After a trade: a company that passes to a frozen one freezes too, and may lose the companies that it controls (C-9). */
export function updateAfterTrade(state: State, company: Company): void {
  const before = state.presidents[company];
  updatePresident(state, company);
  if (state.presidents[company] !== before && isFrozen(state, company)) replaceFrozenPresidents(state);
}

type Changes = Readonly<Record<string, number>>;

/** Shares that pass from one holder to another. Stored one by one: names computed in a literal take V8 four times as long. */
export function transfer(from: string, to: string, count: number): Changes {
  const changes: Record<string, number> = {};
  changes[from] = -count;
  changes[to] = count;
  return changes;
}

/** Mostly the president stays the largest holder; then nobody has to be lined up. */
function isLargestHolder(state: State, company: Company, changes: Changes = {}): boolean {
  const held = state.shares[company]!;
  const president = state.presidents[company] ?? null;
  if (president === null || president === POOL) return false;
  const own = (held[president] ?? 0) + (changes[president] ?? 0);
  const hasMore = (holder: string) =>
    holder !== POOL && holder !== IPO && (held[holder] ?? 0) + (changes[holder] ?? 0) > own;
  if (own < PRESIDENT_SHARES) return false;
  for (const holder in held) if (hasMore(holder)) return false;
  for (const holder in changes) if (hasMore(holder)) return false;
  return true;
}

/** Who would be president after these changes in holdings. */
export function presidentAfter(state: State, company: Company, changes: Changes) {
  const president = state.presidents[company] ?? null;
  if (isLargestHolder(state, company, changes)) return president;
  const held = { ...state.shares[company] };
  for (const holder in changes) held[holder] = (held[holder] ?? 0) + changes[holder]!;
  if (isProtected(state, company, held)) return president;
  const after: ShareLedger & Presidencies = { shares: { [company]: held }, presidents: state.presidents };
  return rightfulPresident(after, company, successors(state, company));
}

/** Would a company other than the president hold shares? A player cannot close a ring. */
function mayPassToCompany(state: State, company: Company, changes: Changes): boolean {
  const held = state.shares[company]!;
  const isHolder = (holder: string) =>
    isCompany(holder) &&
    holder !== state.presidents[company] &&
    (held[holder] ?? 0) + (changes[holder] ?? 0) > 0;
  for (const holder in held) if (isHolder(holder)) return true;
  for (const holder in changes) if (isHolder(holder)) return true;
  return false;
}

/** §3, §3.5.4: no trade may create a circular chain of control. */
export function wouldCloseRing(state: State, company: Company, changes: Changes): boolean {
  if (!mayPassToCompany(state, company, changes)) return false;
  const president = presidentAfter(state, company, changes);
  return president !== state.presidents[company] && closesRing(state, company, president);
}

/**
 * C-9: if a company's president is frozen, another holder with at least as many shares takes over; only if there is
 * none is the company frozen too. This goes down the chain of control (ruling 1841-R17): a company that is released keeps its
 * own presidencies.
 */
export function replaceFrozenPresidents(state: State): void {
  if (state.options.frozenKeepPresidencies) return;
  const depth = (company: Company) => chainOfControl(state, company).companies.length;
  const left = new Set(inOperatingOrder(state).filter((company) => hasFrozenPresident(state, company)));
  while (left.size > 0) {
    const top = Math.min(...[...left].map(depth));
    const company = [...left].find((one) => depth(one) === top)!;
    left.delete(company);
    if (hasFrozenPresident(state, company)) release(state, company);
  }
}

/** Is the president a frozen company, and the presidency not tied to a concession? */
function hasFrozenPresident(state: State, company: Company): boolean {
  const current = state.presidents[company];
  return !!current && isCompany(current) && isFrozen(state, current) && !hasConcession(state, company);
}

/** The presidency goes to the largest holder who can act; ties as in §3.5.3. */
function release(state: State, company: Company): void {
  const least = Math.max(PRESIDENT_SHARES, sharesOf(state, company, state.presidents[company]!));
  const free = successors(state, company).filter(
    (holder) => sharesOf(state, company, holder) >= least && actorFor(state, holder) !== null,
  );
  const best = Math.max(...free.map((holder) => sharesOf(state, company, holder)));
  const successor = free.find((holder) => sharesOf(state, company, holder) === best);
  if (successor === undefined) return;
  setPresident(state, company, successor);
  emit(state, { type: 'president', company, president: successor });
}
