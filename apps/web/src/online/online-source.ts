import type { GameRecord, GameState, Seat } from '@signalbox/kernel';
import type {
  ChatMessage,
  ClientMessage,
  GameView,
  LogPage,
  Problem,
  ServerMessage,
  TableView,
  WireEntry,
} from '@signalbox/protocol';
import { advancedView, mergedEntries } from '@signalbox/table/received.ts';
import { theEngine } from '../source/engine.ts';
import { recordOfTable } from '../source/record.ts';
import type { TableInfo } from '../source/table-info.ts';
import { OPENING, type TableSnapshot, type TableSource } from '../source/table-source.ts';
import { api, problemOf } from './api.ts';
import { Socket } from './socket.ts';
import { actingFor } from './stand-in.ts';

type Sent = Extract<ClientMessage, { request: string }>;
type Unsent = Sent extends infer Message
  ? Message extends Sent
    ? Omit<Message, 'request' | 'table'>
    : never
  : never;

const HOW_LONG = 15_000;

/** A table on the server. */
export function onlineSource(id: string, invite: string | null, me: string | null): TableSource {
  const line = new Line(id, invite);
  const position = () => line.snapshot.game?.position ?? 0;
  const record = async (at?: number) => recordOfTable(line.snapshot.table!, await wholeLog(id, invite), at);
  return {
    snapshot: () => line.snapshot,
    subscribe: (listener) => line.subscribe(listener),
    act: (decision, choice) => {
      const seat = line.actsFor ?? undefined;
      return line.call({ type: 'act', position: position(), decision, choice, ...(seat && { seat }) });
    },
    undo: (howFar) => line.call({ type: 'undo', position: position(), howFar }),
    redo: () => line.call({ type: 'redo', position: position() }),
    setAuto: (auto) => api('PUT', `/tables/${id}/auto-actions`, auto).then(() => null, problemOf),
    cancelAuto: (key) => {
      const which = key === undefined ? '' : `?${new URLSearchParams({ key })}`;
      return api('DELETE', `/tables/${id}/auto-actions${which}`).then(() => null, problemOf);
    },
    past: async (at) => (await api<{ view: GameState }>('GET', `/tables/${id}/at/${at}`)).view,
    fork: async (at, name) => {
      const text = JSON.stringify(await record(at));
      const names = line.snapshot.table!.seats.map((seat) => seat.name);
      const answer = await theEngine().call('import', { text, name, names });
      if ('why' in answer) throw new Error(answer.why);
      return answer.table;
    },
    analyse: async (at, name) => {
      const names = line.snapshot.table!.seats.map((seat) => seat.name);
      const game = { game: await record(at), names };
      const made = await theEngine().call('analyse', { position: at, name, record: game });
      if ('why' in made) throw new Error(made.why);
      return made.table;
    },
    log: () => wholeLog(id, invite),
    history: async () => theEngine().call('history-of', await record()),
    review: async () => theEngine().call('review', { table: id, record: await record() }),
    again: async () => `/online/${(await api<TableView>('POST', `/tables/${id}/rematch`)).id}`,
    stored: null,
    online: {
      me,
      comeBack: () => api('POST', `/tables/${id}/return`).then(() => null, problemOf),
      answer: (consent, answer) => line.call({ type: 'answer', consent, answer }),
      chat: () => line.chat,
      heard: () => line.heard,
      say: (text) =>
        line.call({ type: 'chat', room: line.table?.mySeat === null ? 'spectators' : 'players', text }),
      actingFor: () => line.actsFor,
      actFor: (seat) => line.actFor(seat),
      table: () => line.table,
    },
    close: () => line.close(),
  };
}

/** The state of a table as the server has sent it, and the socket. */
class Line {
  snapshot: TableSnapshot = OPENING;
  table: TableView | null = null;
  chat: readonly ChatMessage[] = [];
  heard: ChatMessage | null = null;
  /** The seat for which the host acts. */
  actsFor: Seat | null = null;
  /** The game as this person's own seat sees it. */
  #game: GameView | null = null;
  #filledAt = -1;
  #earlier = false;
  readonly #id: string;
  readonly #invite: string | null;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (problem: Problem | null) => void>();
  readonly #socket: Socket;

  constructor(id: string, invite: string | null) {
    this.#id = id;
    this.#invite = invite;
    this.#socket = new Socket(
      (message) => this.#receive(message),
      (connection) => {
        this.#change({ connection });
        if (connection === 'online') this.#catchUp();
      },
    );
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  call(message: Unsent): Promise<Problem | null> {
    const request = crypto.randomUUID();
    if (!this.#socket.send({ ...message, table: this.#id, request } as ClientMessage))
      return Promise.resolve({ why: 'offline' });
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve);
      setTimeout(() => {
        if (this.#waiting.delete(request)) resolve({ why: 'offline' });
      }, HOW_LONG);
    });
  }

  actFor(seat: Seat | null): void {
    this.actsFor = seat;
    if (this.#game) this.#show(this.#game, {});
  }

  close(): void {
    this.#socket.close();
  }

  /** A host who acts for a seat sees what that seat is asked, until somebody else is. */
  #show(game: GameView, next: Partial<TableSnapshot>): void {
    const shown = this.actsFor === null ? null : actingFor(game, this.actsFor);
    if (shown === null) this.actsFor = null;
    this.#game = game;
    this.#change({ ...next, game: shown ?? game });
  }

  #fetchChats({ mySeat }: TableView): void {
    this.#fetchChat('players');
    if (mySeat === null) this.#fetchChat('spectators');
  }

  /** Chat from before this page was opened, or while it was not connected. */
  #fetchChat(room: ChatMessage['room']): void {
    const invite = this.#invite ? `&invite=${this.#invite}` : '';
    void api<ChatMessage[]>('GET', `/tables/${this.#id}/chat?room=${room}${invite}`).then(
      (messages) => {
        const known = new Set(this.chat.map((message) => message.id));
        this.chat = [...messages.filter(({ id }) => !known.has(id)), ...this.chat].sort(
          (a, b) => a.id - b.id,
        );
        this.#change({});
      },
      () => {},
    );
  }

  #change(next: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...next };
    for (const listener of this.#listeners) listener();
  }

  #catchUp(): void {
    this.#watch(false);
    // Before the server has let one in, it would refuse.
    if (this.table) this.#fetchChats(this.table);
  }

  #watch(afresh: boolean): void {
    this.#socket.send({
      type: 'watch',
      table: this.#id,
      since: afresh ? 0 : (this.snapshot.entries.at(-1)?.position ?? 0),
      ...(this.#invite && { invite: this.#invite }),
    });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (this.table === null) this.#fetchChats(message.value);
        this.table = message.value;
        this.#change({ status: 'open', table: infoOf(message.value) });
        return;
      case 'game': {
        const entries = mergedEntries(this.snapshot.entries, message.entries);
        this.#show(message.value, { status: 'open', entries });
        this.#fillGap(message.value.position);
        void this.#fetchEarlier();
        return;
      }
      case 'advance':
        this.#advance(message);
        return;
      case 'answer':
        this.#waiting.get(message.request)?.(message.ok ? null : message.problem);
        this.#waiting.delete(message.request);
        return;
      case 'chat':
        // It may have come with the earlier ones already.
        if (this.chat.some(({ id }) => id === message.message.id)) return;
        this.heard = message.message;
        this.chat = [...this.chat, message.message];
        this.#change({});
        return;
      case 'error':
        if (!this.snapshot.table) this.#change({ status: 'missing' });
    }
  }

  /** A game that starts, or is sent again, comes without its earlier entries. */
  #fillGap(position: number): void {
    const known = this.snapshot.entries.at(-1)?.position ?? 0;
    if (known < position && this.#filledAt !== position) this.#watch(false);
    this.#filledAt = position;
  }

  /** Of a long game the server sends the latest entries at first; the log has all of them. */
  async #fetchEarlier(): Promise<void> {
    const first = this.snapshot.entries[0]?.position ?? 1;
    if (first === 1 || this.#earlier) return;
    this.#earlier = true;
    try {
      const entries = await logPages(this.#id, this.#invite, first - 1);
      this.#change({ entries: mergedEntries([], [...entries, ...this.snapshot.entries]) });
    } catch {
      // The latest entries are here; the earlier ones are requested when the game is sent again.
      this.#earlier = false;
    }
  }

  #advance(message: Extract<ServerMessage, { type: 'advance' }>): void {
    const game = this.#game;
    if (!game || message.from !== game.position) {
      this.#watch(true);
      return;
    }
    const entries = mergedEntries(this.snapshot.entries, message.entries);
    this.#show(advancedView(game, message), { entries });
  }
}

/** All actions that were not undone; sealed ones as soon as they are revealed. */
async function wholeLog(id: string, invite: string | null): Promise<WireEntry[]> {
  const entries = await logPages(id, invite, Number.POSITIVE_INFINITY);
  return entries.filter(({ kind, undone }) => kind === 'action' && !undone);
}

/** The record of a finished game that the signed-in person may open. */
export async function recordOf(id: string): Promise<GameRecord> {
  const table = await api<TableView>('GET', `/tables/${id}`);
  return recordOfTable(infoOf(table), await wholeLog(id, null));
}

/** The log up to a position, page by page. */
async function logPages(id: string, invite: string | null, upTo: number): Promise<WireEntry[]> {
  const found: WireEntry[] = [];
  for (let since = 0; ; ) {
    const query = `since=${since}&limit=500${invite ? `&invite=${invite}` : ''}`;
    const page = await api<LogPage>('GET', `/tables/${id}/log?${query}`);
    found.push(...page.entries.filter(({ position }) => position <= upTo));
    const last = page.entries.at(-1)?.position;
    if (last === undefined || last >= Math.min(upTo, page.position)) return found;
    since = last;
  }
}

function infoOf(view: TableView): TableInfo {
  return {
    id: view.id,
    title: view.title,
    name: view.name,
    options: view.options,
    seats: view.seats.flatMap(({ seat, person, bot, present, index }) =>
      seat === null
        ? []
        : [
            {
              seat,
              name: person?.name ?? bot ?? '–',
              kind: index === view.mySeat ? ('you' as const) : bot ? ('bot' as const) : ('person' as const),
              present,
              ...(bot && { level: bot }),
            },
          ],
    ),
    patient: view.patient,
    commitment: view.commitment,
    seed: view.seed,
  };
}
