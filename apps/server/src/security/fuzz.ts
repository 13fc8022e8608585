import { type Random, random } from '@signalbox/kernel';
import { clientMessage } from '@signalbox/protocol';
import * as z from 'zod';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

export interface FuzzReport {
  calls: number;
  messages: number;
  /** How often each status was answered. */
  readonly statuses: Record<number, number>;
  /** Failures: calls that the server could not answer properly. */
  readonly failures: string[];
}

type Schema = Readonly<Record<string, unknown>>;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { name: string; in: string; schema: Schema }[];
  readonly body: Schema | null;
}

const TEXTS = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eabc',
  '\u200b',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  'null',
  'x'.repeat(70),
  'x'.repeat(3000),
  '１２３',
  '<script>',
  '{"a":1}',
  '9007199254740993',
];
const NUMBERS = [-1, 0, 1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, 253_402_300_799_999];

/** Values for a schema: valid ones, edge cases and invalid ones. */
class Maker {
  readonly #rng: Random;
  /** Ids that exist. */
  readonly #known: readonly string[];

  constructor(rng: Random, known: readonly string[]) {
    this.#rng = rng;
    this.#known = known;
  }

  value(schema: Schema, depth = 0): unknown {
    if (this.#rng.below(25) === 0 || depth > 6) return this.#anything();
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return this.#rng.pick(schema.enum);
    for (const union of ['anyOf', 'oneOf', 'allOf']) {
      const options = schema[union];
      if (Array.isArray(options)) return this.value(this.#rng.pick(options), depth + 1);
    }
    switch (schema.type) {
      case 'string':
        return this.text(schema);
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return this.#rng.below(2) === 0;
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: this.#rng.below(4) }, () =>
          this.value((schema.items ?? {}) as Schema, depth + 1),
        );
      case 'object':
        return this.#object(schema, depth);
      default:
        return this.#anything();
    }
  }

  text(schema: Schema): string {
    const dice = this.#rng.below(4);
    if (dice === 0) return this.#rng.pick(TEXTS);
    if (dice < 3 && this.#known.length > 0) return this.#rng.pick(this.#known);
    const least = Number(schema.minLength ?? 1);
    return 'a'.repeat(Math.min(5000, Math.max(least, Number(schema.maxLength ?? 20) - this.#rng.below(3))));
  }

  #number({ minimum = 0, maximum = 100 }: Schema): number {
    const edges = [Number(minimum), Number(maximum), Number(minimum) - 1, Number(maximum) + 1];
    const dice = this.#rng.below(3);
    if (dice === 0) return this.#rng.pick(NUMBERS);
    return dice === 1 ? this.#rng.pick(edges) : Number(minimum) + this.#rng.below(10);
  }

  #object({ properties = {}, additionalProperties }: Schema, depth: number): object {
    const made: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties as Record<string, Schema>)) {
      if (this.#rng.below(8) > 0) made[name] = this.value(schema, depth + 1);
    }
    if (additionalProperties && this.#rng.below(3) === 0) made[this.text({})] = this.#anything();
    return made;
  }

  #anything(): unknown {
    const things = [
      null,
      [],
      {},
      true,
      this.#rng.pick(TEXTS),
      this.#rng.pick(NUMBERS),
      [[[[]]]],
      { a: { b: ['\0'] } },
    ];
    return this.#rng.pick(things);
  }
}

/** Calls every route and sends every message with all kinds of values; nothing may be answered with a failure. */
export async function fuzz(server: TestServer, calls: number, seed: number): Promise<FuzzReport> {
  const rng = random(seed);
  const report: FuzzReport = { calls: 0, messages: 0, statuses: {}, failures: [] };
  const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
  const open = await seats.get('p1')!.createTable({ title: 'lots', players: 3, listed: false });
  const known = [
    table.id,
    open.id,
    open.invite!,
    'lots',
    'opening-bid',
    ...[...seats.values()].map(({ id }) => id),
  ];
  const maker = new Maker(rng, known);
  const routes = await routesOf(server.url);
  const people = [new TestClient(server.url, null), ...seats.values()];
  for (let i = 0; i < calls; i++) {
    if (i % 4 === 3) await sendMessages(server, people, maker, rng, report);
    else await callRoute(server, people, maker, rng, routes[i % routes.length]!, report);
  }
  return report;
}

async function routesOf(url: string): Promise<Route[]> {
  const { paths } = await new TestClient(url, null).must<{ paths: Record<string, Record<string, Schema>> }>(
    'GET',
    '/api/openapi.json',
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters as Route['parameters'],
      body: bodyOf(requestBody as Schema | undefined),
    })),
  );
}

function bodyOf(requestBody: Schema | undefined): Schema | null {
  const content = requestBody?.content as Record<string, { schema: Schema }> | undefined;
  return content?.['application/json']?.schema ?? null;
}

async function callRoute(
  server: TestServer,
  people: TestClient[],
  maker: Maker,
  rng: Random,
  { method, path, parameters, body }: Route,
  report: FuzzReport,
): Promise<void> {
  const index = rng.below(people.length);
  const text = (name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {};
    return encodeURIComponent(
      wellFormed(String(schema.type === 'string' ? maker.text(schema) : maker.value(schema))),
    );
  };
  const query = parameters
    .filter((one) => one.in === 'query' && rng.below(2) === 0)
    .map(({ name }) => `${name}=${text(name)}`);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => text(name) || 'x');
  const sent = body && method !== 'GET' ? maker.value(body) : undefined;
  const { status } = await people[index]!.call(method, `${address}?${query.join('&')}`, sent);
  report.calls++;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  if (status >= 500)
    report.failures.push(`${method} ${address}?${query.join('&')} ${JSON.stringify(sent)}: ${status}`);
  // A client has signed out, or deleted its account.
  if (status === 401 && people[index]!.token !== null) people[index] = await guest(server.url, 'Somebody');
}

const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '');
const messageSchema = z.toJSONSchema(clientMessage, { io: 'input', unrepresentable: 'any' }) as Schema;

async function sendMessages(
  server: TestServer,
  people: readonly TestClient[],
  maker: Maker,
  rng: Random,
  report: FuzzReport,
): Promise<void> {
  const socket = await TestSocket.open(server.url, rng.pick(people).token);
  const sent: string[] = [];
  for (let i = 0; i < 5; i++) {
    sent.push(JSON.stringify(maker.value(messageSchema)) ?? 'null');
    socket.socket.send(sent.at(-1)!);
  }
  socket.socket.send('{"type":"ping"}');
  await socket.until(
    () => socket.socket.readyState > 1 || socket.received.some((one) => one.includes('pong')),
  );
  await new Promise((resolve) => setTimeout(resolve, 10));
  report.messages += sent.length;
  const failed = socket.received.filter((one) => /"why":"(server-error|storage)"/.test(one));
  if (failed.length > 0) report.failures.push(`${sent.join(' ')}: ${failed.join(' ')}`);
  socket.close();
}
