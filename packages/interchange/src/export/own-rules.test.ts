import { type Action, type AnyTitle, decodeSetup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordFor } from '../testing/record.ts';
import { EXPORTERS, type Exported } from './export.ts';
import { roundTrip } from './round-trip.ts';
import type { SiteGame } from './site-game.ts';

/** Games of ordinary tables, by the title's own rules, and their round trip through the site. */
interface Game {
  readonly log: readonly Action[];
  readonly exported: Exported;
  readonly trouble: string | null;
}

function gameOf(id: string, seed: number, maxActions: number): Game {
  const title = EXPORTERS[id]!.title as AnyTitle;
  const [least, most] = title.players;
  const decoded = decodeSetup(title, { players: least + (seed % (most - least + 1)), options: {} });
  if (!decoded.ok) throw new Error(decoded.why);
  const log: Action[] = [];
  fuzzGame(title, decoded.setup, seed, { maxActions, onAction: (action) => log.push(action) });
  // The last action may be the one above the limit.
  const record = recordFor(title, decoded.setup, log.slice(0, maxActions - 1));
  return { log: record.log, ...roundTrip(record) };
}

function gamesOf(id: string, count: number, maxActions: number): Game[] {
  return Array.from({ length: count }, (_, seed) => gameOf(id, seed, maxActions));
}

const kindOf = (action: Action | undefined) => (action?.choice as { do?: string } | undefined)?.do;
const is = (decision: string, kind?: string) => (action: Action | undefined) =>
  action?.decision === decision && (kind === undefined || kindOf(action) === kind);

/** A place where the two sets of rules ask differently: what our log contains, and what the site's has instead. */
interface Bridge {
  readonly name: string;
  readonly here: (log: readonly Action[]) => boolean;
  readonly there: (log: readonly Action[], ours: readonly Action[], game: SiteGame) => boolean;
}

const isDeclined = ({ decision, choice }: Action) => decision === 'consent' && choice !== 'accept';
const follows =
  (first: (action: Action) => boolean, second: (action?: Action) => boolean) => (log: readonly Action[]) =>
    log.some((action, i) => first(action) && second(log[i + 1]));
const isOwnToken = (action?: Action) =>
  is('place-token', 'hotel')(action) || is('place-token', 'station')(action);

/** How many games of each title, and of how many actions: some rules only matter after some hundred. */
const GAMES: Readonly<Record<string, readonly [count: number, actions: number]>> = {
  '18FL': [24, 330],
  '1860': [24, 160],
  '1841': [8, 420],
};

const BRIDGES: Readonly<Record<string, readonly Bridge[]>> = {
  '18FL': [
    {
      name: 'a declined deal is left out, and nobody is asked for consent',
      here: (log) => log.some(isDeclined),
      there: (log, ours) => {
        const deals = (all: readonly Action[]) => all.filter(is('buy-train', 'deal')).length;
        return !log.some(is('consent')) && deals(log) === deals(ours) - ours.filter(isDeclined).length;
      },
    },
    {
      name: 'the size of a company is asked after its price',
      here: (log) =>
        log.some((action) => is('trade', 'start')(action) && (action.choice as { size: number }).size === 10),
      there: (log) => log.some(({ decision, choice }) => decision === 'choose-size' && choice === 10),
    },
    {
      name: 'the port marker comes before the token',
      here: follows(isOwnToken, is('place-token', 'port')),
      there: follows(is('place-token', 'port'), isOwnToken),
    },
    {
      name: 'shares are sold before the train is named',
      here: follows(is('buy-train', 'finance'), is('sell-for-train')),
      there: (log) => log.some(is('buy-train', 'sell')) && !log.some(is('sell-for-train')),
    },
  ],
  '1860': [
    {
      name: 'a first bid of 0 is a pass',
      here: (log) =>
        log.some(
          ({ decision, choice }) => decision === 'bid' && (choice as { amount?: number }).amount === 0,
        ),
      there: (log) =>
        log.every(
          ({ decision, choice }) => decision !== 'bid' || (choice as { amount?: number }).amount !== 0,
        ),
    },
    {
      name: 'a player who passes and bids again later has not passed on the site',
      here: comesBack,
      there: (log, _, game) => log.length > 0 && !comesBackThere(game),
    },
    {
      name: 'sales of one company in one turn are one sale',
      here: (log) => sellsTwice(log),
      there: (log) => !sellsTwice(log),
    },
  ],
  '1841': [
    {
      name: 'sales of one company in one step are one sale',
      here: (log) => sellsTwice(log),
      there: (log) => !sellsTwice(log),
    },
  ],
};

/** Within one auction. */
function comesBack(log: readonly Action[]): boolean {
  return log.some((pass, i) => {
    if (!is('bid', 'pass')(pass)) return false;
    const rest = log.slice(i + 1);
    const end = rest.findIndex(({ decision }) => decision !== 'bid');
    return rest
      .slice(0, end < 0 ? rest.length : end)
      .some((bid) => bid.seat === pass.seat && kindOf(bid) === 'bid');
  });
}

/** On the site an auction ends when the winner chooses a lot. */
function comesBackThere({ actions }: SiteGame): boolean {
  let passed = new Set<string | number>();
  for (const { type, entity, company } of actions) {
    if (type === 'par' || company !== undefined) passed = new Set();
    else if (type === 'pass') passed.add(entity);
    else if (type === 'bid' && passed.has(entity)) return true;
    else if (type !== 'bid') return false;
  }
  return false;
}

function sellsTwice(log: readonly Action[]): boolean {
  const companyOf = ({ choice }: Action) => {
    const sold = choice as { company?: string; blocks?: readonly [{ company: string }] };
    return sold.company ?? sold.blocks?.[0].company;
  };
  return log.some((sale, i) => {
    const next = log[i + 1];
    if (!next || next.seat !== sale.seat) return false;
    const both = kindOf(sale) === 'sell' && kindOf(next) === 'sell' && sale.decision === next.decision;
    return both && companyOf(sale) === companyOf(next);
  });
}

describe.each(Object.entries(BRIDGES))('ordinary tables of %s', (id, bridges) => {
  let games: readonly Game[] = [];
  beforeAll(() => {
    games = gamesOf(id, ...GAMES[id]!);
  }, 300_000);

  test("survive the round trip under the site's rules, or are refused with the rule that differs", () => {
    for (const { exported, trouble } of games) {
      expect(trouble).toBeNull();
      if (!exported.ok) expect(exported).toMatchObject({ why: 'export/rule' });
    }
    expect(games.filter(({ exported }) => exported.ok).length).toBeGreaterThan(games.length / 3);
  });

  test.each(bridges)('$name', ({ here, there }) => {
    const shown = games.filter(({ log, exported }) => exported.ok && here(log));
    expect(shown.length).toBeGreaterThan(0);
    for (const { log, exported } of shown)
      if (exported.ok) expect(there(exported.there.log, log, exported.game)).toBe(true);
  });
});

test('two rules together prevent an entry: one of them is named, even after deals that needed consent', () => {
  // A private is exchanged after a purchase, by a player who could do nothing else.
  const { log, exported } = gameOf('1860', 498, 180);
  expect(log.some(({ decision, choice }) => decision === 'consent' && choice === 'accept')).toBe(true);
  expect(exported).toMatchObject({ why: 'export/rule', details: { entry: 177, option: 'lateExchange' } });
});

test('a game in which nothing can change any more ends as the site ends it, after its automatic passes', () => {
  const { exported, trouble } = gameOf('1860', 7, 100_000);
  expect([exported.ok && exported.game.game_end_reason, trouble]).toEqual(['dnf', null]);
});
