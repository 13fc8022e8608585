import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { examples } from './api-examples.ts';
import { SUMMARIES } from './api-summaries.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: { readonly example?: unknown } }>>;
}
interface Operation {
  readonly summary?: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

let server: TestServer;
let operations: [string, Operation][];
beforeAll(async () => {
  server = await testServer();
  const { paths } = await new TestClient(server.url, null).must<{
    paths: Record<string, Record<string, Operation>>;
  }>('GET', '/api/openapi.json');
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  );
});
afterAll(() => server.end());

const lacksExample = ({ content = {} }: Content = {}) =>
  Object.values(content).some(({ schema }) => schema.example === undefined);

describe('the OpenAPI document', () => {
  it('says what every call is for, and of no call that does not exist', () => {
    expect(operations.filter(([, { summary }]) => !summary).map(([name]) => name)).toEqual([]);
    const known = new Set(operations.map(([name]) => name));
    expect(Object.keys(SUMMARIES).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has an example of every request and every answer', () => {
    const without = operations.filter(
      ([name, { requestBody, responses }]) =>
        !/events$|\.csv$|\/calendar\/\{token\}$/.test(name) &&
        (lacksExample(requestBody) || lacksExample(responses['200'])),
    );
    expect(operations.length).toBeGreaterThan(70);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('has examples that its schemas accept', () => {
    for (const [schema, example] of examples) expect(schema.safeParse(example).error).toBeUndefined();
  });
});
