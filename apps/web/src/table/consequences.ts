import type { GameEvent, GameState, Seat } from '@signalbox/kernel';
import { IPO } from '@signalbox/rails';
import type { CompanySheet, PlayerSheet, Presentation } from '../titles/presentation.ts';

/** A figure before and after. */
export interface Change {
  readonly what:
    | 'cash'
    | 'share'
    | 'shares'
    | 'price'
    | 'treasury'
    | 'president'
    | 'certificates'
    | 'trains'
    | 'tokens'
    | 'train-limit'
    | 'unissued'
    | 'worth';
  /** The player or company that it is about. */
  readonly of: string;
  /** Its owner, a player or a company, if it is not the player's own. */
  readonly holder?: string;
  readonly before: number | string | null;
  readonly after: number | string | null;
  /** The companies below which the marker goes in its space: it will operate after them. */
  readonly below?: readonly string[];
}

/** What differs between two views for a seat, and for everybody's companies. */
export function changesBetween(
  presentation: Presentation,
  seat: Seat | null,
  before: GameState,
  after: GameState,
): Change[] {
  const player = (view: GameState) => presentation.players(view).find((one) => one.seat === seat);
  const earlier = presentation.companies(before);
  const companies = presentation.companies(after);
  const left = companies.filter(({ active, price }) => active && price !== null);
  const ids = new Set(left.map(({ id }) => id));
  const own = [player(before), player(after)] as const;
  return [
    ...(own[0] && own[1] ? playerChanges(presentation, own[0], own[1], earlier, companies) : []),
    ...earlier.flatMap((company) => {
      const same = sameAfter(company, companies);
      return [
        ...companyChanges(company, same),
        ...tokensGained(company, same),
        ...crossHoldingChanges(company, same, ids),
      ];
    }),
  ].filter((change) => change.before !== change.after);
}

/** The same after a long procedure such as a merger: also tokens of companies, net worth, and changes for everybody. */
export function allChangesBetween(
  presentation: Presentation,
  seat: Seat | null,
  before: GameState,
  after: GameState,
): Change[] {
  const players = presentation.players(after);
  const earlier = presentation.companies(before);
  const companies = presentation.companies(after);
  const tokens = earlier.flatMap((company) => otherTokenChanges(company, sameAfter(company, companies)));
  const others = presentation.players(before).flatMap((player) => {
    const same = players.find((one) => one.seat === player.seat);
    if (!same) return [];
    const worth: Change = { what: 'worth', of: player.seat, before: player.worth, after: same.worth };
    if (player.seat === seat) return [worth];
    return [...playerChanges(presentation, player, same, earlier, companies), worth]
      .filter(({ what }) => what !== 'certificates')
      .map((change): Change => ({ ...change, holder: player.seat }));
  });
  const changed = [...tokens, ...others].filter((change) => change.before !== change.after);
  return inOrder([...changesBetween(presentation, seat, before, after), ...changed], seat);
}

/** One's own figures first, then those of companies that come into being, then everything else. */
export function inOrder(changes: readonly Change[], seat: Seat | null): Change[] {
  const started = changes
    .filter(({ what, before }) => what === 'price' && before === null)
    .map(({ of }) => of);
  const rank = ({ what, of, holder }: Change) =>
    of === seat || ((what === 'share' || what === 'shares') && !holder) ? 0 : started.includes(of) ? 1 : 2;
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/** Those that say nothing about a choice: they would come after any other one too. */
export function comingAnyway(
  { comesAnyway }: Presentation,
  changes: readonly Change[],
  events: readonly GameEvent[],
): Change[] {
  const anyway = events.flatMap((event) => comesAnyway?.(event) ?? []);
  return changes.filter(({ what, of }) => anyway.some((one) => one.what === what && one.of === of));
}

/** Prices that a choice leaves as they are, given its changes and those of all choices. */
export function keptPrices(own: readonly Change[], all: readonly Change[]): Change[] {
  const moved = new Set(own.filter(({ what }) => what === 'price').map(({ of }) => of));
  const others = all.filter(({ what, of }) => what === 'price' && !moved.has(of));
  const kept = new Map(others.map((change) => [change.of, { ...change, after: change.before }]));
  return [...kept.values()];
}

/** The price of a company, if a choice leaves it as it is, and its tokens. */
export function keptPriceAndTokens(
  presentation: Presentation,
  id: string,
  before: GameState,
  after: GameState,
): Change[] {
  const company = presentation.companies(before).find((one) => one.id === id);
  if (!company) return [];
  const same = sameAfter(company, presentation.companies(after));
  const price: Change = { what: 'price', of: id, before: company.price, after: same.price };
  return [...(price.before === price.after ? [price] : []), tokenChange(company, same)];
}

/** Companies that no longer exist when everything is over. */
export function closedBetween(
  presentation: Presentation,
  before: GameState,
  after: GameState,
): readonly string[] {
  const active = (view: GameState) =>
    presentation.companies(view).filter((company) => company.active && company.price !== null);
  const left = active(after);
  return active(before)
    .map(({ id }) => id)
    .filter((id) => !left.some((company) => company.id === id));
}

/** Shares that remain to be bought of companies that come into being. */
export function unissuedOf(presentation: Presentation, before: GameState, after: GameState): Change[] {
  const earlier = presentation.companies(before);
  return presentation.companies(after).flatMap(({ id, price, elsewhere }) => {
    const isNew = price !== null && earlier.every((one) => one.id !== id || one.price === null);
    const count = elsewhere.find(({ place }) => place === IPO)?.count ?? 0;
    return isNew ? [{ what: 'unissued' as const, of: id, before: null, after: count }] : [];
  });
}

function tokenChange(before: CompanySheet, after: CompanySheet): Change {
  return { what: 'tokens', of: after.id, before: before.tokens, after: after.tokens };
}

/** Those bought beside what its home takes, or given back; that one is placed is seen on the map. */
function tokensGained(before: CompanySheet, after: CompanySheet): Change[] {
  const gained = before.tokens !== null && after.tokens !== null && after.tokens > before.tokens;
  return gained ? [tokenChange(before, after)] : [];
}

/** That a new company has no tokens yet is no news, and no outcome: it may be about to buy them. */
function otherTokenChanges(before: CompanySheet, after: CompanySheet): Change[] {
  const isNews = before.tokens !== null || after.tokens !== 0;
  return isNews && tokensGained(before, after).length === 0 ? [tokenChange(before, after)] : [];
}

/** Shares of a company that other companies hold which still exist. */
function crossHoldingChanges(
  before: CompanySheet,
  after: CompanySheet,
  companies: ReadonlySet<string>,
): Change[] {
  const held = ({ elsewhere, total }: CompanySheet, holder: string) =>
    (elsewhere.find(({ place }) => place === holder)?.count ?? 0) / total;
  return [...companies].map((holder) => ({
    what: 'share',
    of: after.id,
    holder,
    before: held(before, holder),
    after: held(after, holder),
  }));
}

/** A company that is no longer listed has nothing left. */
function sameAfter(company: CompanySheet, after: readonly CompanySheet[]): CompanySheet {
  const gone = {
    ...company,
    price: null,
    cash: null,
    president: null,
    trains: [],
    tokens: null,
    elsewhere: [],
  };
  return after.find(({ id }) => id === company.id) ?? gone;
}

function playerChanges(
  presentation: Presentation,
  before: PlayerSheet,
  after: PlayerSheet,
  earlier: readonly CompanySheet[],
  companies: readonly CompanySheet[],
): Change[] {
  return [
    { what: 'cash', of: after.seat, before: before.cash, after: after.cash },
    ...companies.map((company) => shareChange(presentation, before, after, earlier, company)),
    {
      what: 'certificates',
      of: after.seat,
      before: before.certificates?.count ?? null,
      after: after.certificates?.count ?? null,
    },
  ];
}

/** In per cent, unless dividends are paid only for shares that players hold: then a part of all shares says little. */
function shareChange(
  { roster }: Presentation,
  before: PlayerSheet,
  after: PlayerSheet,
  earlier: readonly CompanySheet[],
  { id, total }: CompanySheet,
): Change {
  const [had, has] = [before.shares[id] ?? 0, after.shares[id] ?? 0];
  if (roster === undefined) return { what: 'shares', of: id, before: had, after: has };
  // A conversion changes what one share is of the company.
  const size = earlier.find((company) => company.id === id)?.total ?? total;
  return { what: 'share', of: id, before: had / size, after: has / total };
}

function companyChanges(before: CompanySheet, after: CompanySheet): Change[] {
  return [
    { what: 'price', of: after.id, before: before.price, after: after.price },
    { what: 'treasury', of: after.id, before: before.cash, after: after.cash },
    { what: 'president', of: after.id, before: before.president, after: after.president },
    ...limitChange(before, after),
    { what: 'trains', of: after.id, before: before.trains.join(', '), after: after.trains.join(', ') },
  ];
}

/**
 * How many trains a company in play may own, where its size is chosen or changes; a new phase says it of all of them, also
 * of those whose size it decides before they are started.
 */
function limitChange(before: CompanySheet, after: CompanySheet): Change[] {
  const [had, has] = [before.trainLimit ?? null, after.trainLimit ?? null];
  return !after.active || (had !== null && before.total === after.total)
    ? []
    : [{ what: 'train-limit', of: after.id, before: had, after: has }];
}
