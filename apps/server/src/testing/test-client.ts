import type {
  Accepted,
  CreateTableRequest,
  GameView,
  LogPage,
  Problem,
  TableView,
} from '@signalbox/protocol';
import { randomId } from '../ids.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** A client with its own token, or without one an anonymous client. */
export class TestClient {
  readonly url: string;
  readonly token: string | null;
  readonly id: string;

  constructor(url: string, token: string | null, id = '') {
    this.url = url;
    this.token = token;
    this.id = id;
  }

  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // A stream of events never ends.
    if (response.headers.get('content-type') === 'text/event-stream') {
      await response.body!.cancel();
      return { status: response.status, body: null as T };
    }
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** A call that must succeed. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status !== 200) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  createTable(request: CreateTableRequest): Promise<TableView> {
    return this.must('POST', '/api/tables', request);
  }

  game(table: string): Promise<GameView> {
    return this.must('GET', `/api/tables/${table}/game`);
  }

  log(table: string, since = 0): Promise<LogPage> {
    return this.must('GET', `/api/tables/${table}/log?since=${since}&limit=500`);
  }

  act(
    table: string,
    position: number,
    decision: string,
    choice: unknown,
    request = randomId(),
  ): Promise<Answer<Accepted & Problem>> {
    return this.call('POST', `/api/tables/${table}/actions`, { request, position, decision, choice });
  }
}

export async function guest(url: string, name: string): Promise<TestClient> {
  const nobody = new TestClient(url, null);
  const { token, me } = await nobody.must<{ token: string; me: { id: string } }>('POST', '/api/guest', {
    name,
  });
  return new TestClient(url, token, me.id);
}

/** A table that has begun, and the clients of its seats by the seats' names. */
export async function playingTable(
  url: string,
  people: number,
  request: CreateTableRequest,
): Promise<{ table: TableView; seats: Map<string, TestClient> }> {
  const clients = await Promise.all(Array.from({ length: people }, (_, i) => guest(url, `Player ${i + 1}`)));
  const [host, ...others] = clients as [TestClient, ...TestClient[]];
  const { id } = await host.createTable(request);
  for (const other of others) await other.must('POST', `/api/tables/${id}/join`, {});
  const table = await host.must<TableView>('POST', `/api/tables/${id}/start`);
  const seats = new Map<string, TestClient>();
  for (const { seat, person } of table.seats) {
    const client = clients.find((one) => one.id === person?.id);
    if (client) seats.set(seat!, client);
  }
  return { table, seats };
}
