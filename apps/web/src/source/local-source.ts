import type { Level } from '@signalbox/bots/levels';
import type { FromEngine, LocalSeat } from '../wire/messages.ts';
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
      const entries = [...snapshot.entries.slice(0, message.since), ...message.entries];
      change({ status: 'open', game: message.value, entries, redo: message.redo });
    }
  };
  const stop = engine.listen(receive);
  void engine.call('watch', id).then((found) => {
    if (!found) change({ status: 'missing' });
  });
  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (decision, choice) =>
      engine.call('act', { position: snapshot.game?.position ?? 0, decision, choice }),
    undo: (what) => engine.call('undo', what),
    redo: async () => {
      await engine.call('redo', null);
    },
    program: (program) => engine.call('program', program),
    past: (position) => engine.call('past', position),
    fork: (position, name) => engine.call('fork', { position, name }),
    log: async () => snapshot.entries,
    history: () => engine.call('history', null),
    again: async () => {
      const { title, name, options, seats } = snapshot.table!;
      const people = seats.map(
        (seat): LocalSeat => ({
          name: seat.name,
          kind: seat.kind === 'bot' ? 'bot' : 'you',
          ...(seat.level && { level: seat.level as Level }),
        }),
      );
      return `/table/${await engine.call('create', { title, name, options, seats: people })}`;
    },
    online: null,
    close: () => {
      stop();
      void engine.call('unwatch', null);
    },
  };
}
