import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sureLossOf } from '@signalbox/bots/review';
import { bestRuns, importGame } from '@signalbox/interchange';
import { type AnyTitle, newGame, pending, playInPlace, view } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../files.ts';

/** A folder of games as 18xx.games exports them, to compare all of their runs. */
const FOLDER = process.env.SIGNALBOX_RECORDINGS;

const GAMES = join(REPOSITORY, 'packages', 'interchange', 'games');

function recordings(): string[] {
  if (FOLDER === undefined) return [join(GAMES, '18FL-2p-42.json')];
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.trace.json'))
    .map((name) => join(FOLDER, name));
}

interface Loss {
  readonly made: number;
  readonly best: number;
}

/** What the runs of a game gave away, as a review says. */
function lossesInReview(recording: unknown): Loss[] {
  const { report, state, actions } = importGame(recording);
  const title: AnyTitle = TITLES.find(({ id }) => id === report.title)!;
  const { seats, options } = state as unknown as { seats: readonly string[]; options: never };
  const replayed = newGame(title, { players: seats.length, options });
  return actions.flatMap((action) => {
    const { seat, choice } = action;
    const seen = view(title, replayed, seat);
    const waiting = pending(title, seen)!;
    const offer = waiting.offerTo(seat);
    const isRun = offer.kind === 'built' && offer.what === 'routes';
    const loss = isRun ? sureLossOf(title, seen, seat, waiting, { choice, happened: [] }) : null;
    expect(playInPlace(title, replayed, action)).toBeNull();
    return loss ? [{ made: loss.made, best: loss.best }] : [];
  });
}

/** The same by the search for routes: compared with runs that earn as much subsidy. */
function lossesByRoutes(recording: unknown): Loss[] {
  const runs = bestRuns(recording);
  if ('why' in runs) throw new Error(runs.why);
  return runs
    .filter(({ shortfall }) => shortfall === 'overlooked' || shortfall === 'blocked-pass')
    .map(({ recorded, recordedSubsidy, revenue, trades }) => {
      const alike = trades.filter(({ subsidy }) => subsidy >= recordedSubsidy!);
      const best = trades.length > 0 ? Math.max(...alike.map((trade) => trade.revenue)) : revenue;
      return { made: recorded!, best };
    });
}

it.each(recordings())('%s: a review names the runs that routes finds wanting', (file) => {
  const recording = JSON.parse(readFileSync(file, 'utf8'));
  expect(lossesInReview(recording)).toEqual(lossesByRoutes(recording));
});

interface RecordedActions {
  readonly actions: readonly { readonly type: string; readonly routes?: readonly object[] }[];
}

/** The beginning of a game: up to the first run of several trains, in which one of them stays idle. */
function withIdleTrain(recording: RecordedActions): RecordedActions {
  const at = recording.actions.findIndex(({ type, routes }) => type === 'run_routes' && routes!.length > 1);
  const { routes, ...run } = recording.actions[at]!;
  const idle = { ...run, routes: routes!.slice(1) };
  return { ...recording, actions: [...recording.actions.slice(0, at), idle] };
}

it.each(['18FL-2p-42.json', '1860-2p-42.json'])('%s: a train that stays idle is an exact loss', (name) => {
  const recording = withIdleTrain(JSON.parse(readFileSync(join(GAMES, name), 'utf8')));
  const losses = lossesInReview(recording);
  expect(losses).toHaveLength(1);
  expect(losses).toEqual(lossesByRoutes(recording));
});
