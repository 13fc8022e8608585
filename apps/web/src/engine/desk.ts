import { exposure, warnings } from '@signalbox/bots/guidance';
import { BEST_LEVEL } from '@signalbox/bots/levels';
import type { GameRecord } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import {
  type AnyStored,
  type Entry,
  isMeantAsAnalysis,
  logOf,
  logUntil,
  type StoredGame,
} from '@signalbox/table';
import { analysisOf, newAnalysis, OpenAnalysis, readStoredAnalysis } from './analysis.ts';
import type { Answers, EngineCalls, FromEngine, History, NewLesson, NewTable } from './calls.ts';
import { loadTable, removeTable, saveTable } from './database.ts';
import { factsOf } from './facts.ts';
import { keepFacts } from './facts-store.ts';
import { historyOf } from './history.ts';
import { newId } from './ids.ts';
import { importTable } from './import-table.ts';
import { newLesson, OpenLesson } from './lessons.ts';
import { LocalTable } from './local-table.ts';
import { newTable, sameAgain } from './new-table.ts';
import { forecast, preview } from './preview.ts';
import type { GameReview } from './review.ts';
import type { ShelfCall } from './shelf.ts';
import { Thinker } from './thinking/thinker.ts';
import { hintOptions, thinkingOptions } from './thinking/thinking-options.ts';
import { titleOf } from './titles.ts';

/** If bots do not pause, the screen is only updated this often, since nobody could follow every move. */
const SHOWN_EVERY_MS = 100;

/** More candidates than this are not shown. */
const MOST_CANDIDATES = 6;

/** The open table of a window, and everything else that needs the rules. */
export class Desk {
  private table: LocalTable | null = null;
  private lesson: OpenLesson | null = null;
  private analysis: OpenAnalysis | null = null;
  private reviewed: GameReview | null = null;
  /** The entries as they were last stored, and as they were last shown. */
  private saved: readonly Entry[] = [];
  private shown: readonly Entry[] = [];
  private shownAt = 0;
  private pace = 450;
  private running = false;
  private readonly thinker = new Thinker();
  private readonly post: (message: FromEngine) => void;

  constructor(post: (message: FromEngine) => void) {
    this.post = post;
  }

  readonly answers: Omit<Answers, ShelfCall> = {
    prepare: () => null,
    create: (ask) => this.create(ask),
    again: async () => this.create(await sameAgain(this.open().info())),
    lesson: (ask) => this.beginLesson(ask),
    progress: () => this.lesson?.progress() ?? null,
    playOn: () => {
      this.lesson?.playOn();
      void this.run();
      return null;
    },
    watch: (id) => this.watch(id),
    unwatch: () => {
      this.table = null;
      this.lesson = null;
      this.analysis = null;
      this.thinker.callOff();
      return null;
    },
    act: async ({ position, decision, choice }) => {
      const table = this.open();
      if (position !== table.position) return { why: 'stale' };
      const problem = table.actAsPerson(decision, choice);
      if (!problem) {
        this.analysis?.follow(table);
        await this.changed();
      }
      return problem;
    },
    undo: async (what) => {
      this.thinker.callOff();
      if (this.analysis) return this.turnTo(this.analysis.step(-1));
      this.open().undo(what);
      await this.changed();
      return null;
    },
    redo: async () => {
      if (this.analysis) return this.turnTo(this.analysis.step(1));
      this.open().redo();
      await this.changed();
      return null;
    },
    setAuto: async (auto) => {
      const problem = this.open().setAuto(auto);
      if (!problem) await this.changed();
      return problem;
    },
    cancelAuto: async (key) => {
      this.open().cancelAuto(key);
      await this.changed();
      return null;
    },
    past: (position) => this.open().pastView(position),
    stored: async (id) => JSON.stringify(await loadTable(id)),
    fork: ({ position, name }) => this.fork(position, name),
    analyse: (ask) => this.analyse(ask),
    'new-analysis': async (ask) => this.keep(await newAnalysis(ask, Date.now())),
    'set-up': async (edit) => {
      const table = await this.openAnalysis().setUp(edit);
      return table ? this.turnTo(table) : { why: 'set-up/impossible' };
    },
    'tiles-for': (hex) => this.openAnalysis().tilesFor(hex),
    'open-analysis': async (text) => this.keep(await readStoredAnalysis(text, Date.now())),
    analysis: () => this.analysis?.tree ?? null,
    'go-to': (move) => this.turnTo(this.openAnalysis().goTo(move)),
    'remove-move': (move) => this.turnTo(this.openAnalysis().remove(move)),
    annotate: async ({ move, name, comment }) => {
      this.openAnalysis().annotate(move, { name, comment });
      await this.save(this.open());
      return null;
    },
    'analysis-file': () => JSON.stringify(this.openAnalysis().toFile()),
    candidates: async ({ title, view, seat }) => {
      const options = thinkingOptions(this.table);
      const ranked = await this.thinker.rank({ title, view, seat, level: BEST_LEVEL, options });
      return ranked.slice(0, MOST_CANDIDATES);
    },
    history: (): Promise<History> => historyOf(this.open()),
    'export-18xx': async ({ record, names }) => {
      const { exportGame } = await import('@signalbox/interchange');
      const exported = exportGame(record, { names, createdAt: Math.floor(Date.now() / 1000) });
      return exported.ok ? { text: JSON.stringify(exported.game) } : exported;
    },
    'history-of': async (record) => {
      const table = await tableOf(record);
      return table && historyOf(table);
    },
    import: (file) => this.import(file),
    facts: async ({ game, record }) => {
      const stored = record ? null : await loadTable(game.id);
      const table = record ? await tableOf(record) : stored && (await opened(stored));
      const facts = table && (await factsOf(table));
      if (facts) await keepFacts(game, facts);
      return facts;
    },
    review: async ({ table: id, record }) => {
      const table = record ? await tableOf(record) : this.open();
      if (!table) return null;
      const { GameReview } = await import('./review.ts');
      this.reviewed = new GameReview(id, table);
      return this.reviewed.outline();
    },
    judge: (at) => {
      if (!this.reviewed) throw new Error('No game is being reviewed.');
      return this.reviewed.judge(at);
    },
    pace: (milliseconds) => {
      this.pace = milliseconds;
      return null;
    },
    hint: async ({ title, view, seat }) => {
      const question = {
        title,
        view,
        seat,
        level: BEST_LEVEL,
        options: hintOptions(this.table),
      } as const;
      const { choice, explanation } = await this.thinker.think(question);
      return { choice, because: explanation };
    },
    preview,
    forecast,
    warnings: async ({ title, view, after, seat, decision }) =>
      warnings(await titleOf(title), { before: view, after, seat, decision }),
    exposure: async ({ title, view, seat }) => exposure(await titleOf(title), view, seat),
  };

  private open(): LocalTable {
    if (!this.table) throw new Error('No table is open.');
    return this.table;
  }

  private openAnalysis(): OpenAnalysis {
    if (!this.analysis) throw new Error('No analysis is open.');
    return this.analysis;
  }

  private async create(wanted: NewTable): Promise<{ table: string } | Problem> {
    return this.keep(await newTable(wanted, Date.now()));
  }

  /** Stores a table that has just been made. */
  private async keep(made: StoredGame | Problem): Promise<{ table: string } | Problem> {
    if ('why' in made) return made;
    await saveTable(made, []);
    return { table: made.id };
  }

  /** Stores the game or the analysis in a file. */
  private async import({ text, name, names, unnamed }: EngineCalls['import']['ask']) {
    if (isMeantAsAnalysis(text)) {
      const made = await this.keep(await readStoredAnalysis(text, Date.now()));
      if ('why' in made) return made;
      return { ...made, position: 0, over: false, analysis: true, refused: null, differences: [] };
    }
    const imported = await importTable(text, name, { names, unnamed });
    if ('why' in imported) return imported;
    const { table, refused, differences } = imported;
    const stored = table.toStore(Date.now());
    await saveTable(stored, table.entries);
    const over = table.state.outcome !== null;
    return { table: stored.id, position: table.position, over, analysis: false, refused, differences };
  }

  private async analyse({ position, name, record }: EngineCalls['analyse']['ask']) {
    const table = record ? await tableOf(record.game, record.names) : this.open();
    if (!table) return { why: 'analysis/unreadable' };
    return this.keep(analysisOf(table, record ? table.position : position, name, Date.now()));
  }

  /** Shows another line of the analysis. */
  private async turnTo(table: LocalTable): Promise<null> {
    this.table = table;
    this.shown = [];
    await this.changed();
    return null;
  }

  /** An earlier attempt at the lesson is forgotten. */
  private async beginLesson(wanted: NewLesson): Promise<{ table: string } | Problem> {
    const made = await newLesson(wanted, Date.now());
    if (!('why' in made)) await removeTable(made.id);
    return this.keep(made);
  }

  private async watch(id: string): Promise<'open' | 'missing' | 'unreadable'> {
    const found = await loadTable(id);
    if (!found) return 'missing';
    const table = await opened(found);
    if (!table) return 'unreadable';
    this.lesson = await OpenLesson.at(table);
    this.analysis = found.table.analysis ? new OpenAnalysis(table.title, table.toStore(Date.now())) : null;
    this.table = this.analysis ? this.analysis.goTo(this.analysis.tree.at) : table;
    this.saved = found.table.form === 2 ? (found.entries as Entry[]) : [];
    this.shown = [];
    this.table.followUp();
    this.post({ type: 'table', value: this.table.info() });
    // A migrated game is stored before it continues.
    if (this.table.entries.length > this.saved.length) await this.save(this.table);
    this.show();
    void this.run();
    return 'open';
  }

  private show(): void {
    const table = this.open();
    // Sealed entries are sent again: another seat may see more of them.
    const changed = table.entries.filter((entry, i) => entry !== this.shown[i] || entry.hidden);
    this.shown = table.entries;
    this.shownAt = performance.now();
    const whole = this.analysis !== null;
    const entries = table.wireEntries(whole ? table.standing : changed);
    this.post({ type: 'game', value: table.gameView(), entries, ...(whole && { whole }) });
  }

  private async changed(): Promise<void> {
    await this.save(this.open());
    this.show();
    void this.run();
  }

  private async save(table: LocalTable): Promise<void> {
    if (this.analysis) return saveTable(this.analysis.toStore(Date.now()), []);
    const { entries } = table;
    const changed = entries.filter((entry, i) => entry !== this.saved[i]);
    this.saved = entries;
    await saveTable(table.toStore(Date.now()), changed);
  }

  /** Bots act until a person is asked; one action at a time, so that it can be followed. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let table = this.table; table; table = this.table) {
        if (!(await this.letBotAct(table))) break;
        if (table !== this.table) continue;
        await this.save(table);
        if (table === this.table && this.isTimeToShow(table)) this.show();
      }
      // A lesson may end where a bot would move next, so its last move may not have been shown.
      if (this.table && this.table.entries !== this.shown) this.show();
    } finally {
      this.running = false;
    }
  }

  private isTimeToShow(table: LocalTable): boolean {
    return this.pace > 0 || !table.botToMove() || performance.now() - this.shownAt >= SHOWN_EVERY_MS;
  }

  /** True if the game has advanced: by the bot, or while it was thinking. */
  private async letBotAct(table: LocalTable): Promise<boolean> {
    if (this.lesson) return this.letLessonMove(table, this.lesson);
    const bot = table.botToMove();
    if (!bot) return false;
    const { state } = table;
    const pause = new Promise((resolve) => setTimeout(resolve, this.pace));
    const { seat, view } = bot;
    const { choice, explanation } = await this.thinker.think({
      title: table.title.id,
      view,
      seat,
      level: bot.bot.level,
      options: { ...thinkingOptions(table, bot.bot.level), style: bot.bot.style },
    });
    if (this.pace > 0) await pause;
    if (table === this.table && state === table.state)
      table.actAsBot(seat, bot.decision, choice, explanation);
    return true;
  }

  private async letLessonMove(table: LocalTable, lesson: OpenLesson): Promise<boolean> {
    const { state } = table;
    const pause = new Promise((resolve) => setTimeout(resolve, this.pace));
    const move = await lesson.nextMove();
    if (!move) return false;
    if (this.pace > 0) await pause;
    if (table === this.table && state === table.state) table.actAsPlanned(move);
    return true;
  }

  private async fork(position: number, name: string): Promise<string> {
    const table = this.open();
    const stored = table.toStore(Date.now());
    const { entries } = logUntil(logOf(stored.initial, table.entries), position);
    const { outcome } = table.stateAt(position);
    const copy: StoredGame = { ...stored, id: newId(), name, position, outcome };
    await saveTable(copy, entries);
    return copy.id;
  }
}

/** A game that was played on the server; null if it cannot be read. */
async function tableOf(record: GameRecord, names?: readonly string[]): Promise<LocalTable | null> {
  const imported = await importTable(JSON.stringify(record), '', { names });
  return 'why' in imported ? null : imported.table;
}

/** Null if a game cannot be read: a newer version stored it, or it is damaged. */
async function opened(found: AnyStored): Promise<LocalTable | null> {
  try {
    return new LocalTable(await titleOf(found.table.title), found);
  } catch (error) {
    console.error(error);
    return null;
  }
}
