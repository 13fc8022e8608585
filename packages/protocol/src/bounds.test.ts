import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as protocol from './index.ts';

interface JsonSchema {
  readonly [key: string]: unknown;
}

const schemas = Object.entries<unknown>(protocol).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
);

/** Schemas of what clients send. What the server sends contains text of the titles, which has no bounds of its own. */
const sent = schemas.filter(([name]) =>
  /Request$|Query$|Params$|^(clientMessage|autoAction|notes)$/.test(name),
);

function parts(schema: JsonSchema, at: string, found: [string, JsonSchema][] = []): [string, JsonSchema][] {
  found.push([at, schema]);
  for (const [key, value] of Object.entries(schema)) {
    if (Array.isArray(value)) {
      value.forEach((one, i) => {
        if (typeof one === 'object' && one) parts(one, `${at}/${key}/${i}`, found);
      });
    } else if (typeof value === 'object' && value) parts(value as JsonSchema, `${at}/${key}`, found);
  }
  return found;
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const isBounded = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function objection(part: JsonSchema): string | null {
  if ('enum' in part || 'const' in part) return null;
  if (part.type === 'string' && !isBounded(part.maxLength)) return 'a text of any length';
  if (part.type === 'integer' || part.type === 'number') {
    if (!isBounded(part.minimum) || !isBounded(part.maximum)) return 'a number of any size';
  }
  return null;
}

/** The string schemas anywhere in a schema. */
function* texts(schema: z.ZodType, at: string): Generator<[string, z.ZodType]> {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  if (def.type === 'string') yield [at, schema];
  for (const [key, value] of Object.entries(
    def.type === 'object' ? { ...def, ...(def.shape as object) } : def,
  )) {
    const inner = Array.isArray(value) ? value : [value];
    for (const one of inner) if (one instanceof z.ZodType) yield* texts(one, `${at}.${key}`);
  }
}

describe('on the wire', () => {
  it('there are schemas to check', () => {
    expect(schemas.length).toBeGreaterThan(50);
    expect(sent.length).toBeGreaterThan(20);
  });

  it.each(schemas)('%s: every number and every text has bounds', (name, schema) => {
    const wrong = parts(jsonSchema(schema), name).flatMap(([at, part]) => {
      const why = objection(part);
      return why ? [`${at}: ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(sent)('%s: lists that are sent have bounds', (name, schema) => {
    const endless = parts(jsonSchema(schema), name).filter(
      ([, part]) => part.type === 'array' && !isBounded(part.maxItems) && !('prefixItems' in part),
    );
    expect(endless.map(([at]) => at)).toEqual([]);
  });

  it.each(sent)('%s: no text can contain what PostgreSQL cannot store', (name, schema) => {
    for (const [at, text] of texts(schema, name)) {
      for (const bad of ['\0', '\ud800']) {
        const read = text.safeParse(`aaaaaaaaaaaaaaaaaaaa${bad}b`);
        expect(read.success ? String(read.data) : '', at).not.toContain(bad);
      }
    }
  });
});

describe('texts', () => {
  it.each([
    ['a right-to-left override', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a zero width space', 'a\u200bb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a filler', 'a\u3164b'],
    ['a byte order mark', '\ufeffab'],
    ['a tag letter', 'a\u{e0041}b'],
    ['NUL', 'a\0b'],
    ['half a letter', 'a\ud83db'],
    ['a line end', 'a\nb'],
  ])('a name with %s is refused, a message loses it', (what, text) => {
    expect(protocol.personName.safeParse(`x${text}`).success).toBe(false);
    const said = protocol.chatText.parse(text);
    expect(said).toBe(what === 'a line end' ? 'a\nb' : 'ab');
  });

  it('letters, accents, joined emoji and other scripts are kept', () => {
    for (const name of ['Łukasz', '山田', 'O’Brien', 'Ἀθηνᾶ', 'אבג']) {
      expect(protocol.personName.parse(name)).toBe(name);
    }
    expect(protocol.chatText.parse('👩‍🚂 ❤️ sì')).toBe('👩‍🚂 ❤️ sì');
  });

  it('a message of only invisible characters is empty', () => {
    expect(protocol.chatText.safeParse('\u200b\u202e').success).toBe(false);
  });
});

describe('plain data that is checked elsewhere', () => {
  const deep = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`);
  it.each([
    ['deep', deep],
    ['wide', Array.from({ length: 6000 }, () => 0)],
    ['a list too long for the stack', Array.from({ length: 200_000 }, () => 0)],
    ['with 50,000 names', Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`n${i}`, 0]))],
    ['a long text', 'x'.repeat(5000)],
    ['NUL', { a: ['\0'] }],
    ['NUL in a name', { 'a\0': 1 }],
  ])('%s is refused', (_, value) => {
    expect(protocol.boundedJson.safeParse(value).success).toBe(false);
  });

  it('an ordinary choice is accepted', () => {
    expect(
      protocol.boundedJson.safeParse({ tile: '57', hex: 'F2', rotation: 3, via: [null, true] }).success,
    ).toBe(true);
  });
});
