import type { GameRecord, GameState, Json } from '@signalbox/kernel';
import type { Written } from '../export/action-writer.ts';
import { EXPORTERS } from '../export/export.ts';
import { writeLog } from '../export/write-log.ts';
import { symbolOfShare, withoutCopy } from '../recording/copies.ts';
import { effectiveActions } from '../recording/effective.ts';
import { isProgram } from '../recording/importer.ts';
import { decodeRecording, type RecordedAction, type Recording } from '../recording/recording.ts';
import type { Imported } from '../replay.ts';

/** A recorded game's actions as the file has them, and as we write them after reading them. */
export function writtenAgain(
  json: unknown,
  { state, actions, report }: Imported,
): { ours: RecordedAction[]; theirs: RecordedAction[] } {
  const recording = decodeRecording(json) as Recording;
  const { players, title } = recording;
  if (!report.ok) throw new Error(JSON.stringify(report));
  const { options } = state as GameState & Pick<GameRecord, 'options'>;
  const log = writeLog(EXPORTERS[title]!, {
    setup: { players: players.length, options },
    log: actions,
  });
  if ('why' in log) throw new Error(log.why);
  const theirs = effectiveActions(recording.actions).filter(
    (action) => !isProgram(action) && action.type !== 'end_game',
  );
  return { ours: flat(log.written, recording), theirs };
}

function flat(written: readonly Written[], { players, ...recording }: Recording): RecordedAction[] {
  const file = { ...recording, players, actions: written.map((action, i) => ({ ...action, id: i + 1 })) };
  const { actions } = decodeRecording(JSON.parse(JSON.stringify(file))) as Recording;
  return actions.map((action) =>
    action.entityType === 'player' ? { ...action, entity: players[Number(action.entity) - 1]!.id } : action,
  );
}

/** Who did it, when, and its number: these depend on the day and on what was undone. */
const OF_THE_DAY = ['id', 'created_at', 'user', 'skip'];

/** Fields that the site has added over time: old files lack them, and nothing depends on them. */
const ADDED_LATER: Readonly<Record<string, readonly string[]>> = {
  run_routes: ['extra_revenue', 'subsidy'],
  place_token: ['tokener'],
  buy_train: ['variant'],
};

type Parts = Record<string, Json>;

/**
 * An action in a form in which equal means the same to the site. Immaterial details are left out: which of several
 * equal trains of an owner is meant, the direction of a route, and whether the site passed automatically or a player did.
 */
export function essence(action: RecordedAction, other: RecordedAction, anyShare = false): Parts {
  const { auto: _, entityType, routes, train, ...parts } = action as RecordedAction & Parts;
  const kept: Parts = { ...(parts as Parts), entity_type: entityType };
  for (const part of OF_THE_DAY) delete kept[part];
  // Privates of 18FL have a fixed price, whatever the bid says.
  if (action.type === 'bid' && action.company !== undefined && other.price === 0) kept.price = 0;
  for (const part of ADDED_LATER[action.type] ?? []) if (other[part] === undefined) delete kept[part];
  if (anyShare && isSinglePurchase(action)) kept.shares = symbolOfShare(String((action.shares as Json[])[0]));
  if (train !== undefined) kept.train = withoutCopy(String(train));
  if (Array.isArray(routes)) kept.routes = routesOf(routes, (other.routes ?? []) as Parts[]);
  return kept;
}

/** The site accepts any single share that is on sale where it is bought, and they are all worth the same. */
function isSinglePurchase({ type, shares }: RecordedAction): boolean {
  const ids = (shares ?? []) as Json[];
  return type === 'buy_shares' && ids.length === 1 && !String(ids[0]).endsWith('_0');
}

function routesOf(routes: readonly Json[], others: readonly Parts[]): Json {
  return routes.map((route, i) => {
    const { train, connections, hexes, nodes, revenue_str: _, ...rest } = route as Parts;
    const there = others[i] ?? {};
    const kept: Parts = { train: withoutCopy(String(train)) };
    // The oldest files only contain stretches, and a train that skips no halt does not mention them.
    for (const [part, value] of Object.entries(rest)) if (there[part] !== undefined) kept[part] = value;
    kept.connections = oneWay((connections as string[][]).map((stretch) => [...stretch].sort().join(' ')));
    if (hexes !== undefined && there.hexes !== undefined) kept.hexes = oneWay(hexes as string[]);
    if (nodes !== undefined && there.nodes !== undefined) kept.nodes = [...(nodes as string[])].sort();
    return kept;
  });
}

function oneWay(places: readonly string[]): string[] {
  const back = [...places].reverse();
  return places.join() <= back.join() ? [...places] : back;
}
