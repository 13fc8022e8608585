import { CHANCE, decodeSetup, type GameState, newGame, stateAt, view } from '@signalbox/kernel';
import type { EngineCalls, FromEngine, History, NewTable, SavedTable } from '../wire/messages.ts';
import { randomBot } from './bots.ts';
import { loadTable, loadTables, removeTable, type StoredTable, saveTable } from './database.ts';
import { historyOf } from './history.ts';
import { newId, newSeed } from './ids.ts';
import { importTable } from './import-table.ts';
import { journalOf } from './journal.ts';
import { LocalTable } from './local-table.ts';
import { preview } from './preview.ts';
import { titleOf } from './titles.ts';

type Answers = {
  readonly [Name in keyof EngineCalls]: (
    ask: EngineCalls[Name]['ask'],
  ) => EngineCalls[Name]['answer'] | Promise<EngineCalls[Name]['answer']>;
};

/** The one table that is open in a window, and the drawer with the others. */
export class Desk {
  private table: LocalTable | null = null;
  private saved = 0;
  private shown = 0;
  private pace = 450;
  private running = false;
  private readonly post: (message: FromEngine) => void;

  constructor(post: (message: FromEngine) => void) {
    this.post = post;
  }

  readonly answers: Answers = {
    create: (ask) => this.create(ask),
    tables: async () => (await loadTables()).map(summary).sort((a, b) => b.updatedAt - a.updatedAt),
    remove: async (id) => {
      await removeTable(id);
      return null;
    },
    watch: (id) => this.watch(id),
    unwatch: () => {
      this.table = null;
      return null;
    },
    act: async ({ position, decision, choice }) => {
      const table = this.open();
      if (position !== table.position) return { why: 'stale' };
      const problem = table.actAsPerson(decision, choice);
      if (!problem) await this.changed();
      return problem;
    },
    undo: async (what) => {
      this.open().undo(what);
      await this.changed();
      return null;
    },
    redo: async () => {
      this.open().redo();
      await this.changed();
      return null;
    },
    past: (position) => {
      const table = this.open();
      return view(table.title, stateAt(table.journal, position), table.gameView().seat);
    },
    fork: ({ position, name }) => this.fork(position, name),
    history: (): Promise<History> => historyOf(this.open()),
    export: () => this.open().export(),
    import: async ({ text, name }) => {
      const table = await importTable(text, name);
      if (!(table instanceof LocalTable)) return table;
      await saveTable(table.stored, table.journal.entries, 0);
      return { table: table.stored.id };
    },
    pace: (milliseconds) => {
      this.pace = milliseconds;
      return null;
    },
    preview,
  };

  private open(): LocalTable {
    if (!this.table) throw new Error('No table is open.');
    return this.table;
  }

  private async create({ title: id, name, options, seats, seed, guided = false }: NewTable): Promise<string> {
    const title = await titleOf(id);
    const decoded = decodeSetup(title, { players: seats.length, options });
    if (!decoded.ok) throw new Error(decoded.why);
    const initial: GameState = newGame(title, decoded.setup);
    const stored: StoredTable = {
      id: newId(),
      title: id,
      name,
      options: decoded.setup.options,
      seats,
      seed: seed ?? newSeed(),
      guided,
      initial,
      position: 0,
      updatedAt: Date.now(),
      outcome: null,
    };
    await saveTable(stored, [], 0);
    return stored.id;
  }

  private async watch(id: string): Promise<boolean> {
    const found = await loadTable(id);
    if (!found) return false;
    const { table: stored, entries } = found;
    const title = await titleOf(stored.title);
    const bot = randomBot(entries.length + stored.updatedAt);
    this.table = new LocalTable(title, stored, journalOf(title, stored.initial, entries), bot);
    this.saved = entries.length;
    this.shown = 0;
    this.post({ type: 'table', value: this.table.info() });
    this.show();
    void this.run();
    return true;
  }

  private show(): void {
    const table = this.open();
    const since = Math.min(this.shown, table.position);
    this.shown = table.position;
    const entries = table.entriesSince(since);
    const redo = table.journal.undone.length;
    this.post({ type: 'game', value: table.gameView(), entries, since, redo });
  }

  private async changed(): Promise<void> {
    await this.save(this.open());
    this.show();
    void this.run();
  }

  /** What is saved is a beginning of the log: an undo has cut it off before anything else is appended. */
  private async save(table: LocalTable): Promise<void> {
    const { entries, state } = table.journal;
    const from = Math.min(this.saved, entries.length);
    this.saved = entries.length;
    const stored = {
      ...table.stored,
      position: entries.length,
      updatedAt: Date.now(),
      outcome: state.outcome,
    };
    await saveTable(stored, entries, from);
  }

  /** Chance and bots act until a person is asked; one action at a time, so that it can be followed. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let table = this.table; table?.step(); table = this.table) {
        await this.save(table);
        if (table !== this.table) continue;
        this.show();
        const byBot = table.journal.entries.at(-1)!.seat !== CHANCE;
        if (byBot && this.pace > 0) await new Promise((resolve) => setTimeout(resolve, this.pace));
      }
    } finally {
      this.running = false;
    }
  }

  private async fork(position: number, name: string): Promise<string> {
    const { stored, journal } = this.open();
    const entries = journal.entries.slice(0, position);
    const copy: StoredTable = {
      ...stored,
      id: newId(),
      name,
      position,
      updatedAt: Date.now(),
      outcome: stateAt(journal, position).outcome,
    };
    await saveTable(copy, entries, 0);
    return copy.id;
  }
}

function summary({ id, title, name, seats, position, updatedAt, outcome }: StoredTable): SavedTable {
  return { id, title, name, seats, position, updatedAt, outcome };
}
