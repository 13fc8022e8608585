import type { GameState, Json } from '@signalbox/kernel';
import type { ChatMessage, ClientMessage, LogPage, ServerMessage, TableView } from '@signalbox/protocol';
import { patched } from '@signalbox/protocol/patched.ts';
import { theEngine } from '../source/engine.ts';
import { recordOfTable } from '../source/record.ts';
import { OPENING, type TableSnapshot, type TableSource } from '../source/table-source.ts';
import type { GameView, Problem, TableInfo, WireEntry } from '../wire/wire.ts';
import { api, problemOf } from './api.ts';
import { Socket } from './socket.ts';
import { TakeBack } from './take-back.ts';

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
        const entries = message.entries as unknown as WireEntry[];
        change({
          status: 'open',
          game: message.value as unknown as GameView,
          entries: merged(snapshot.entries, entries),
        });
        return;
      }
      case 'advance':
        if (message.from !== snapshot.game?.position) watch(true);
        else {
          if (message.entries.some(({ seat }) => seat !== snapshot.game?.seat)) takeBack.forget();
          change(advanced(snapshot, message));
        }
        return;
      case 'answer':
        waiting.get(message.request)?.(message.ok ? null : (message.problem as Problem));
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
  const act = (decision: string, choice: Json) =>
    call({ type: 'act', position: position(), decision, choice });
  const takeBack = new TakeBack({
    snapshot: () => snapshot,
    undo: () => call({ type: 'undo', position: position() }),
    act,
    tell: (redo) => change({ redo }),
  });
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
    act: (decision, choice) => {
      takeBack.forget();
      return act(decision, choice);
    },
    undo: (what) => takeBack.undo(what),
    redo: () => takeBack.redo(),
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

function advanced(
  { game, entries }: TableSnapshot,
  {
    type: _,
    table: __,
    from: ___,
    changes,
    entries: more,
    ...situation
  }: Extract<ServerMessage, { type: 'advance' }>,
): Partial<TableSnapshot> {
  const view = patched(game!.view, changes);
  return {
    game: { ...(situation as unknown as GameView), seat: game!.seat, view },
    entries: merged(entries, more as unknown as WireEntry[]),
  };
}

/** The log with what is new; what was sent twice or taken back counts once or not at all. */
function merged(
  entries: readonly WireEntry[],
  more: readonly (WireEntry & { takesBack?: number[] | null })[],
): WireEntry[] {
  const back = new Set(more.flatMap(({ takesBack }) => takesBack ?? []));
  const fresh = new Set(more.map(({ position }) => position));
  const others = entries.filter(({ position }) => !back.has(position) && !fresh.has(position));
  return [...others, ...more].sort((a, b) => a.position - b.position);
}

/** All actions that were not taken back; what was sealed once is open here as soon as it is to everybody. */
async function wholeLog(id: string, invite: string | null): Promise<WireEntry[]> {
  const found: WireEntry[] = [];
  for (let since = 0; ; ) {
    const query = `since=${since}&limit=500${invite ? `&invite=${invite}` : ''}`;
    const page = await api<LogPage>('GET', `/tables/${id}/log?${query}`);
    const actions = page.entries.filter(({ kind, undone }) => kind === 'action' && !undone);
    found.push(...(actions as unknown as WireEntry[]));
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
