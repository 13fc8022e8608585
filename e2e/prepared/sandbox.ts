import type { Page } from '@playwright/test';
import type { GameState } from '@signalbox/kernel';

let opened = 0;

/** Opens a position as a game on this device that all seats play from; nothing has been done in it yet. */
export async function openSandbox(page: Page, title: string, initial: GameState): Promise<void> {
  const seats = (initial as GameState & { seats: readonly string[] }).seats;
  opened += 1;
  const table = {
    id: `prepared${opened}`,
    title,
    name: 'Prepared',
    options: (initial as GameState & { options: unknown }).options,
    seats: seats.map((_, i) => ({ name: `Player ${i + 1}`, kind: 'you' })),
    seed: 'prepared',
    initial,
    position: 0,
    updatedAt: 0,
    outcome: null,
  };
  await page.goto('/');
  await page.evaluate(async (text) => {
    const opened = () =>
      new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('signalbox');
        request.onsuccess = () => resolve(request.result);
      });
    // The page makes the drawers when it first looks for saved games.
    const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'signalbox');
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
    let database = await opened();
    while (!database.objectStoreNames.contains('tables')) {
      database.close();
      await new Promise((resolve) => setTimeout(resolve, 20));
      database = await opened();
    }
    const store = database.transaction(['tables'], 'readwrite');
    store.objectStore('tables').put(JSON.parse(text));
    await new Promise((resolve) => {
      store.oncomplete = resolve;
    });
    database.close();
  }, JSON.stringify(table));
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-position="0"]').waitFor();
}
