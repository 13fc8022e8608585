import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

// Replaces vitest when mutants are tried: it collects tests, so that each can be run repeatedly in one process without
// loading anything again.

type Check = (...row: never[]) => unknown;

interface CollectedTest {
  readonly name: string;
  readonly check: () => unknown;
}

let collected: CollectedTest[] = [];
/** What the tests of the file need prepared. */
let preparations: (() => unknown)[] = [];
const names: string[] = [];

/** The tests of a file, which has not been loaded yet. */
export async function collect(loadFile: () => Promise<unknown>): Promise<CollectedTest[]> {
  collected = [];
  preparations = [];
  await loadFile();
  return collected;
}

/** Options may stand between the name of a test and its body. */
const bodyOf = <Body>(given: readonly unknown[]) => given.find((one) => typeof one === 'function') as Body;
const rowsOf = (row: unknown) => (Array.isArray(row) ? row : [row]) as never[];
const skipped = Object.assign(() => {}, { each: () => () => {} });

function suite(name: string, body: () => void): void {
  names.push(name);
  body();
  names.pop();
}

function single(name: string, check: () => unknown): void {
  const before = preparations;
  const prepared = async () => {
    for (const prepare of before) await prepare();
    return check();
  };
  collected.push({
    name: [...names, name].join(' › '),
    check: () => (before.length > 0 ? prepared() : check()),
  });
}

/** Not once but before each test: a mutant may change what is prepared. */
export function beforeAll(prepare: () => unknown): void {
  preparations.push(prepare);
}

function each(add: (name: string, body: () => void) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Check) => {
    for (const row of rows) add(`${name} ${JSON.stringify(row)?.slice(0, 60)}`, () => body(...rowsOf(row)));
  };
}

export const describe = Object.assign(suite, {
  each: each(suite),
  skip: skipped,
  skipIf: (unwanted: unknown) => (unwanted ? skipped : describe),
});
const testing = () => {
  const add = (name: string, ...given: readonly unknown[]) => single(name, bodyOf(given));
  return Object.assign(add, {
    each:
      (rows: readonly unknown[]) =>
      (name: string, ...given: readonly unknown[]) => {
        const body = bodyOf<Check>(given);
        for (const row of rows)
          add(`${name} ${JSON.stringify(row)?.slice(0, 60)}`, () => body(...rowsOf(row)));
      },
    skip: skipped,
    skipIf: (unwanted: unknown) => (unwanted ? skipped : add),
  });
};
export const test = testing();
export const it = testing();

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = Object.assign(
  (value: unknown, why?: string) => chai.expect(value, why),
  // With `any`, `objectContaining` and so on, which the line above has added to it.
  chai.expect,
  { unreachable: (why?: string) => chai.assert.fail(why ?? 'This should not be reached.') },
);

type Method = (...given: unknown[]) => unknown;

/** The part of a spy that the tests use. */
function spyOn(object: Record<string, Method>, name: string) {
  const real = object[name]!;
  let acting = real;
  const calls: unknown[][] = [];
  object[name] = function (this: unknown, ...given: unknown[]) {
    calls.push(given);
    return acting.apply(this, given);
  };
  const spy = {
    mock: { calls },
    mockImplementation(other: Method) {
      acting = other;
      return spy;
    },
    mockRestore() {
      object[name] = real;
    },
  };
  return spy;
}

export const vi = { spyOn };
