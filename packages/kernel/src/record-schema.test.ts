import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeRecord } from './record.ts';

const FILE = new URL('../../../docs/formats/signalbox-game.schema.json', import.meta.url);

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const SCHEMA = JSON.parse(readFileSync(FILE, 'utf8')) as Schema;

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** The part of JSON Schema that our schema uses. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.$ref) return fits(SCHEMA.$defs![schema.$ref.split('/').at(-1)!]!, value);
  if ('const' in schema && schema.const !== value) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type === 'integer') return Number.isInteger(value) && (value as number) >= schema.minimum!;
  if (schema.type && ![schema.type].flat().includes(typeOf(value))) return false;
  if (schema.maxLength && String(value).length > schema.maxLength) return false;
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return false;
  if (Array.isArray(value)) return value.every((item) => !schema.items || fits(schema.items, item));
  if (typeOf(value) !== 'object') return true;
  const parts = value as Readonly<Record<string, unknown>>;
  if (schema.required?.some((part) => !Object.hasOwn(parts, part))) return false;
  return Object.entries(schema.properties ?? {}).every(
    ([part, of]) => !Object.hasOwn(parts, part) || fits(of, parts[part]),
  );
}

const ACTION = { seat: 'p1', decision: 'bid', choice: { do: 'pass' } };
const RECORD = {
  form: 'signalbox-game',
  version: 1,
  title: '18FL',
  players: 3,
  options: { anyRun: true },
  commitment: 'abc',
  seed: null,
  log: [ACTION],
};
const NAMES = ['Anna', 'Ben', 'Chie'];
const without = (part: string) =>
  Object.fromEntries(Object.entries(RECORD).filter(([name]) => name !== part));

describe('docs/formats/signalbox-game.schema.json', () => {
  const cases: unknown[] = [
    RECORD,
    { ...RECORD, seed: 'seed', log: [] },
    { ...RECORD, comment: 'more is allowed' },
    null,
    [],
    'record',
    ...Object.keys(RECORD).map(without),
    ...Object.keys(RECORD).map((part) => ({ ...RECORD, [part]: part === 'players' ? '3' : 7 })),
    { ...RECORD, version: 2 },
    { ...RECORD, version: 3 },
    { ...RECORD, version: 4 },
    { ...RECORD, log: [{ ...ACTION, draw: 2 }] },
    { ...RECORD, log: [{ ...ACTION, draw: -1 }] },
    { ...RECORD, log: [{ ...ACTION, draw: 1.5 }] },
    { ...RECORD, log: [{ ...ACTION, draw: null }] },
    { ...RECORD, log: [{ ...ACTION, madeBy: 'p12' }] },
    { ...RECORD, log: [{ ...ACTION, madeBy: 'p0' }] },
    { ...RECORD, log: [{ ...ACTION, madeBy: 'Anna' }] },
    { ...RECORD, log: [{ ...ACTION, madeBy: null }] },
    { ...RECORD, names: NAMES },
    { ...RECORD, names: 'Anna' },
    { ...RECORD, names: ['Anna', 'Ben', 3] },
    { ...RECORD, names: ['Anna', 'Ben', 'C'.repeat(101)] },
    { ...RECORD, options: null },
    { ...RECORD, options: [] },
    { ...RECORD, log: [{ ...ACTION, seat: 1 }] },
    { ...RECORD, log: [{ ...ACTION, decision: null }] },
    { ...RECORD, log: [{ seat: 'p1', decision: 'bid' }] },
    { ...RECORD, log: [{ ...ACTION, choice: null }] },
    { ...RECORD, log: [[]] },
    { ...RECORD, log: [null] },
  ];
  it.each(cases)('agrees with decodeRecord: %j', (input) => {
    expect(fits(SCHEMA, input)).toBe(decodeRecord(input).ok);
  });

  it('describes every part that decodeRecord reads', () => {
    const action = { ...ACTION, draw: 2, madeBy: 'p2' };
    const decoded = decodeRecord({ ...RECORD, names: NAMES, log: [action] });
    if (!decoded.ok) throw new Error(decoded.why);
    const { record } = decoded;
    expect(Object.keys(SCHEMA.properties!).sort()).toEqual(Object.keys(record).sort());
    expect(Object.keys(SCHEMA.$defs!.action!.properties!).sort()).toEqual(Object.keys(record.log[0]!).sort());
  });
});
