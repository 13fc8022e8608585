import { decodeTableSetup, type GameState, newGame, stateAt, view } from '@signalbox/kernel';
import type { EngineCalls, FromEngine, History, NewTable, SavedTable } from '../wire/messages.ts';
import { loadTable, loadTables, removeTable, type StoredTable, saveTable } from './database.ts';
import { historyOf } from './history.ts';
import { newId, newSeed } from './ids.ts';
import { importTable } from './import-table.ts';
import { journalOf } from './journal.ts';
import { LocalTable } from './local-table.ts';
import { preview } from './preview.ts';
import { Thinker } from './thinking/thinker.ts';
import { wishAt } from './thinking/wish.ts';
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
  private readonly thinker = new Thinker();
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
      this.thinker.callOff();
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
      this.thinker.callOff();
      this.open().undo(what);
      await this.changed();
      return null;
    },
    redo: async () => {
      this.open().redo();
      await this.changed();
      return null;
    },
    program: async (program) => {
      this.open().setProgram(program);
      await this.changed();
      return null;
    },
    past: (position) => {
      const table = this.open();
      return view(table.title, stateAt(table.journal, position), table.gameView().seat);
    },
    fork: ({ position, name }) => this.fork(position, name),
    history: (): Promise<History> => historyOf(this.open()),
    'export-18xx': async ({ record, names }) => {
      const { exportGame } = await import('@signalbox/interchange');
      const exported = exportGame(record, { names, createdAt: Math.floor(Date.now() / 1000) });
      return exported.ok ? { text: JSON.stringify(exported.game) } : exported;
    },
    'history-of': async (record) => {
      const imported = await importTable(JSON.stringify(record), '');
      return 'why' in imported ? null : historyOf(imported.table);
    },
    import: async ({ text, name, names }) => {
      const imported = await importTable(text, name, names);
      if ('why' in imported) return imported;
      const { table, refused } = imported;
      await saveTable(table.stored, table.journal.entries, 0);
      return { table: table.stored.id, position: table.position, refused };
    },
    pace: (milliseconds) => {
      this.pace = milliseconds;
      return null;
    },
    hint: async ({ title, view, seat }) => {
      const question = { title, view, seat, level: 'conductor', wish: wishAt(this.table) } as const;
      const { choice, explanation } = await this.thinker.think(question);
      return { choice, because: explanation };
    },
    preview,
  };

  private open(): LocalTable {
    if (!this.table) throw new Error('No table is open.');
    return this.table;
  }

  private async create({ title: id, name, options, seats, seed, guided = false }: NewTable): Promise<string> {
    const title = await titleOf(id);
    const decoded = decodeTableSetup(title, { players: seats.length, options });
    if (!decoded.ok) throw new Error(decoded.why);
    const initial: GameState = newGame(title, decoded.setup);
    const stored: StoredTable = {
      id: newId(),
      title: id,
      name,
      options: decoded.setup.options,
      seats,
      seed: seed ?? newSeed(),
      ...(seed !== undefined && { repeatable: true }),
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
    this.table = new LocalTable(title, stored, journalOf(title, stored.initial, entries));
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
    const entries = table.entriesSince(since);
    // What is sealed is sent again when it is shown to all.
    const sealed = entries.findIndex(({ hidden }) => hidden);
    this.shown = sealed < 0 ? table.position : since + sealed;
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
      for (let table = this.table; table; table = this.table) {
        if (!table.draw() && !table.playProgram() && !(await this.letBotAct(table))) break;
        if (table !== this.table) continue;
        await this.save(table);
        if (table === this.table) this.show();
      }
    } finally {
      this.running = false;
    }
  }

  /** True where the table has gone on: by the bot, or while it thought. */
  private async letBotAct(table: LocalTable): Promise<boolean> {
    const bot = table.botToMove();
    if (!bot) return false;
    const { state } = table.journal;
    const pause = new Promise((resolve) => setTimeout(resolve, this.pace));
    const { seat, level, view } = bot;
    const { choice, explanation } = await this.thinker.think({
      title: table.title.id,
      view,
      seat,
      level,
      wish: wishAt(table),
    });
    if (this.pace > 0) await pause;
    if (table === this.table && state === table.journal.state)
      table.actAsBot(seat, bot.decision, choice, explanation);
    return true;
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
