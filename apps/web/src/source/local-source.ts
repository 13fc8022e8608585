import { mergedEntries } from '@signalbox/table/received.ts';
import type { FromEngine } from '../engine/calls.ts';
import { theEngine } from './engine.ts';
import { OPENING, type TableSnapshot, type TableSource } from './table-source.ts';

/** A table on this device. */
export function localSource(id: string): TableSource {
  const engine = theEngine();
  const listeners = new Set<() => void>();
  let snapshot: TableSnapshot = OPENING;
  const change = (next: Partial<TableSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const receive = (message: Extract<FromEngine, { type: 'table' | 'game' }>) => {
    if (message.type === 'table') change({ table: message.value });
    else {
      const entries = message.whole ? message.entries : mergedEntries(snapshot.entries, message.entries);
      change({ status: 'open', game: message.value, entries });
    }
  };
  const stop = engine.listen(receive);
  void engine.call('watch', id).then((status) => {
    if (status !== 'open') change({ status });
  });
  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (decision, choice) =>
      engine.call('act', { position: snapshot.game?.position ?? 0, decision, choice }),
    undo: (howFar) => engine.call('undo', howFar),
    redo: () => engine.call('redo', null),
    setAuto: (auto) => engine.call('setAuto', auto),
    cancelAuto: (key) => engine.call('cancelAuto', key ?? null),
    past: (position) => engine.call('past', position),
    fork: (position, name) => engine.call('fork', { position, name }),
    analyse: async (position, name) => {
      const made = await engine.call('analyse', { position, name, record: null });
      if ('why' in made) throw new Error(made.why);
      return made.table;
    },
    log: async () => snapshot.entries,
    history: () => engine.call('history', null),
    review: () => engine.call('review', { table: id, record: null }),
    again: async () => {
      const made = await engine.call('again', null);
      if ('why' in made) throw new Error(made.why);
      return `/table/${made.table}`;
    },
    stored: () => engine.call('stored', id),
    online: null,
    close: () => {
      stop();
      void engine.call('unwatch', null);
    },
  };
}
