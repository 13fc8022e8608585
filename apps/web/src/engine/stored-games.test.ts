import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pending, random, sample } from '@signalbox/kernel';
import { type AnyStored, migrateStored } from '@signalbox/table';
import { describe, expect, it } from 'vitest';
import { LocalTable } from './local-table.ts';
import { titleOf } from './titles.ts';

const FOLDER = new URL('./stored-games/', import.meta.url);

/**
 * An unfinished game in every format that browsers have ever stored: the first one (plain), and one for each later
 * addition.
 */
const STORED = readdirSync(FOLDER).map((file) => file.replace('.json.gz', ''));

function stored(name: string): AnyStored {
  return JSON.parse(gunzipSync(readFileSync(new URL(`${name}.json.gz`, FOLDER))).toString());
}

describe.each(STORED)('the game %s', (name) => {
  const found = stored(name);

  it('opens in the current format, with its log', async () => {
    const title = await titleOf(found.table.title);
    const table = new LocalTable(title, found, () => 1);
    expect(table.standing.map(({ decision, choice }) => [decision, choice])).toEqual(
      found.entries.map(({ decision, choice }) => [decision, choice]),
    );
    expect(table.state.format).toBe(title.format);
    expect(title.invariants(table.state)).toEqual([]);
    const { position, pending: asked } = table.gameView();
    expect(asked?.seats.length).toBeGreaterThan(0);
    expect(table.wireEntries(table.entries).at(-1)!.position).toBe(position);
    for (let at = 0; at <= position; at++) expect(table.pastView(at).format).toBe(title.format);
  });

  it('continues, is stored again and opened again', async () => {
    const title = await titleOf(found.table.title);
    let table = new LocalTable(title, found, () => 1);
    const rng = random(1);
    for (let actions = 0; actions < 60 && !table.state.outcome; actions++) {
      table.followUp();
      const waiting = pending(title, table.state)!;
      const seat = waiting.seats[0]!;
      const choice = sample(waiting.offerTo(seat), rng)!;
      const bot = table.botToMove();
      if (bot) table.actAsBot(seat, waiting.decision, choice, { key: 'bot/random', details: {} });
      else expect(table.actAsPerson(waiting.decision, choice)).toBeNull();
      if (actions === 20) {
        const { state } = table;
        const again = JSON.parse(JSON.stringify({ table: table.toStore(2), entries: table.entries }));
        table = new LocalTable(title, again, () => 2);
        expect({ ...table.state, events: null }).toEqual({ ...state, events: null });
      }
    }
    expect(title.invariants(table.state)).toEqual([]);
  });
});

it('other stored data is kept', () => {
  const info = async (name: string) => {
    const found = stored(name);
    return new LocalTable(await titleOf(found.table.title), found).info();
  };
  expect(STORED.filter((name) => name.startsWith('plain'))).not.toEqual([]);
  return Promise.all([
    expect(info('guided-18FL')).resolves.toMatchObject({ guided: true, seed: null }),
    expect(info('repeatable-18FL')).resolves.toMatchObject({ seed: 'stored' }),
    expect(info('talk-18FL')).resolves.toMatchObject({ talk: [{ name: 'Ada', text: 'Good luck', at: 12 }] }),
    expect(info('bot-levels-18FL')).resolves.toMatchObject({ seats: [{}, { level: 'conductor' }, {}] }),
  ]);
});

it('a game of a newer version is refused, and not changed', async () => {
  const found = stored('last-of-form-1-18FL');
  const title = await titleOf('18FL');
  const newer = { ...found, table: { ...found.table, form: 3 } } as unknown as AnyStored;
  const text = JSON.stringify(newer);
  expect(() => migrateStored(title, newer)).toThrow('newer version');
  const state = { ...found.table.initial, format: title.format + 1 };
  const later = { ...found, table: { ...found.table, initial: state } };
  expect(() => new LocalTable(title, later)).toThrow('newer version');
  expect(JSON.stringify(newer)).toBe(text);
});
