import type { Page } from '@playwright/test';
import type { GameState } from '@signalbox/kernel';
import type { Entry } from '@signalbox/table';
import { reachStorage, visit } from '../visit.ts';
import type { PlayedGame } from './played-game.ts';

let opened = 0;

interface Seat {
  readonly name: string;
  readonly kind: 'you' | 'bot';
  readonly level?: string;
}

/** Opens a position as a game on this device in which one person plays all seats; nothing has been done in it yet. */
export async function openSandbox(page: Page, title: string, initial: GameState): Promise<void> {
  const { seats } = initial as GameState & { seats: readonly string[] };
  const people = seats.map((_, i): Seat => ({ name: `Player ${i + 1}`, kind: 'you' }));
  await openSaved(page, { title, name: 'Prepared', seats: people, initial, entries: [] });
}

/** Opens a game as it was after this many actions, seen by one seat; the others are bots. */
export async function openPlayed(
  page: Page,
  title: string,
  { initial, entries }: PlayedGame,
  position: number,
  seat: string,
  language: 'en' | 'ja',
): Promise<void> {
  const { seats } = initial as GameState & { seats: readonly string[] };
  const names = language === 'ja' ? ['プレイヤー', 'ボット'] : ['Player ', 'Bot '];
  const people = seats.map(
    (one, i): Seat =>
      one === seat
        ? { name: `${names[0]}1`, kind: 'you' }
        : { name: `${names[1]}${i + 1}`, kind: 'bot', level: 'apprentice' },
  );
  await openSaved(page, { title, name: title, seats: people, initial, entries: entries.slice(0, position) });
}

async function openSaved(
  page: Page,
  game: {
    readonly title: string;
    readonly name: string;
    readonly seats: readonly Seat[];
    readonly initial: GameState;
    readonly entries: readonly Entry[];
  },
): Promise<void> {
  opened += 1;
  const { entries, ...rest } = game;
  const table = {
    form: 2,
    ...rest,
    id: `prepared${opened}`,
    options: (game.initial as GameState & { options: unknown }).options,
    seed: 'prepared',
    position: entries.length,
    updatedAt: 0,
    outcome: null,
  };
  await save(page, table, entries);
  await visit(page, `/table/${table.id}`);
  // Bots that are asked at the same time may already have moved.
  await page.locator('[data-position]').waitFor({ timeout: 60_000 });
}

/** Puts a game among those that this browser has saved, as if an earlier visit had left it there. */
export async function save(
  page: Page,
  table: { readonly id: string },
  entries: readonly Entry[],
): Promise<void> {
  await reachStorage(page);
  await page.evaluate(async (text) => {
    const saved = JSON.parse(text) as { table: { id: string }; entries: unknown[] };
    const opening = indexedDB.open('signalbox', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('entries');
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const database = opening.result;
    const stores = database.transaction(['tables', 'entries'], 'readwrite');
    stores.objectStore('tables').put(saved.table);
    saved.entries.forEach((entry, i) => {
      stores.objectStore('entries').put(entry, [saved.table.id, i]);
    });
    await new Promise((resolve) => {
      stores.oncomplete = resolve;
    });
    database.close();
  }, JSON.stringify({ table, entries }));
}
