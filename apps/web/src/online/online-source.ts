import type { GameState } from '@signalbox/kernel';
import type {
  ChatMessage,
  ClientMessage,
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

type Sent = Extract<ClientMessage, { request: string }>;
type Unsent = Sent extends infer Message
  ? Message extends Sent
    ? Omit<Message, 'request' | 'table'>
    : never
  : never;

const HOW_LONG = 15_000;

/** A table on the server. */
export function onlineSource(id: string, invite: string | null): TableSource {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (problem: Problem | null) => void>();
  let snapshot: TableSnapshot = OPENING;
  let table: TableView | null = null;
  let chat: readonly ChatMessage[] = [];
  const change = (next: Partial<TableSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  const receive = (message: ServerMessage) => {
    switch (message.type) {
      case 'table':
        table = message.value;
        change({ status: 'open', table: infoOf(message.value) });
        return;
      case 'game': {
        const entries = mergedEntries(snapshot.entries, message.entries);
        change({ status: 'open', game: message.value, entries });
        return;
      }
      case 'advance': {
        const { game } = snapshot;
        if (!game || message.from !== game.position) watch(true);
        else {
          const entries = mergedEntries(snapshot.entries, message.entries);
          change({ game: advancedView(game, message), entries });
        }
        return;
      }
      case 'answer':
        waiting.get(message.request)?.(message.ok ? null : message.problem);
        waiting.delete(message.request);
        return;
      case 'chat':
        chat = [...chat, message.message];
        change({});
        return;
      case 'error':
        if (!snapshot.table) change({ status: 'missing' });
    }
  };

  const watch = (afresh: boolean) =>
    socket.send({
      type: 'watch',
      table: id,
      since: afresh ? 0 : (snapshot.entries.at(-1)?.position ?? 0),
      ...(invite && { invite }),
    });
  const socket = new Socket(receive, (connection) => {
    change({ connection });
    if (connection === 'online') watch(false);
  });

  const call = (message: Unsent): Promise<Problem | null> => {
    const request = crypto.randomUUID();
    if (!socket.send({ ...message, table: id, request } as ClientMessage))
      return Promise.resolve({ why: 'offline' });
    return new Promise((resolve) => {
      waiting.set(request, resolve);
      setTimeout(() => {
        if (waiting.delete(request)) resolve({ why: 'offline' });
      }, HOW_LONG);
    });
  };
  const position = () => snapshot.game?.position ?? 0;
  void api<ChatMessage[]>('GET', `/tables/${id}/chat?room=players`).then(
    (messages) => {
      chat = [...messages, ...chat];
      change({});
    },
    () => {},
  );

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (decision, choice) => call({ type: 'act', position: position(), decision, choice }),
    undo: (howFar) => call({ type: 'undo', position: position(), howFar }),
    redo: () => call({ type: 'redo', position: position() }),
    program: (program) =>
      api(program ? 'PUT' : 'DELETE', `/tables/${id}/program`, program ?? undefined).then(
        () => null,
        problemOf,
      ),
    past: async (at) => (await api<{ view: GameState }>('GET', `/tables/${id}/at/${at}`)).view,
    fork: async (at, name) => {
      const info = snapshot.table!;
      const text = JSON.stringify(recordOfTable(info, await wholeLog(id, invite), at));
      const names = info.seats.map((seat) => seat.name);
      const answer = await theEngine().call('import', { text, name, names });
      if ('why' in answer) throw new Error(answer.why);
      return answer.table;
    },
    log: () => wholeLog(id, invite),
    history: async () =>
      theEngine().call('history-of', recordOfTable(snapshot.table!, await wholeLog(id, invite))),
    again: async () => `/online/${(await api<TableView>('POST', `/tables/${id}/rematch`)).id}`,
    stored: null,
    online: {
      comeBack: () => api('POST', `/tables/${id}/return`).then(() => null, problemOf),
      answer: (consent, answer) => call({ type: 'answer', consent, answer }),
      chat: () => chat,
      say: (text) => call({ type: 'chat', room: table?.mySeat === null ? 'spectators' : 'players', text }),
      table: () => table,
    },
    close: () => socket.close(),
  };
}

/** All actions that were not undone; what was sealed once is open here as soon as it is to everybody. */
async function wholeLog(id: string, invite: string | null): Promise<WireEntry[]> {
  const found: WireEntry[] = [];
  for (let since = 0; ; ) {
    const query = `since=${since}&limit=500${invite ? `&invite=${invite}` : ''}`;
    const page = await api<LogPage>('GET', `/tables/${id}/log?${query}`);
    found.push(...page.entries.filter(({ kind, undone }) => kind === 'action' && !undone));
    const last = page.entries.at(-1)?.position;
    if (last === undefined || last >= page.position) return found;
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
            },
          ],
    ),
    commitment: view.commitment,
    seed: view.seed,
  };
}
