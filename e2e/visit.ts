import { expect, type Page } from '@playwright/test';

/** An address of the same origin that loads no application code. */
const OUTSIDE = '/healthz';

/** An address that shows next to nothing. */
const NOWHERE = '/nowhere';

/** Has the page an address from which what this browser stores can be reached? */
export const hasOrigin = (page: Page) => page.url().startsWith('http');

const isInside = (page: Page) => hasOrigin(page) && !page.url().endsWith(OUTSIDE);

/** Makes what this browser stores accessible. */
export async function reachStorage(page: Page): Promise<void> {
  if (!hasOrigin(page)) await page.goto(OUTSIDE);
}

/** Opens an address as a link within the product does, if that is loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  if (!isInside(page)) {
    await page.goto(path);
    return;
  }
  // Two pages may look alike: what is seen of the former one has to go first.
  await leave(page);
  const left = await page.locator('main h1').elementHandle();
  await page.evaluate((address) => history.replaceState(null, '', address), path);
  await left!.waitForElementState('hidden');
}

async function leave(page: Page): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), NOWHERE);
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
}

/** Leaves nothing of what earlier tests have done in this page, except that the product is loaded. */
export async function startOver(page: Page, size: { width: number; height: number }): Promise<void> {
  await reachStorage(page);
  if (isInside(page)) await leave(page);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stores = [...database.objectStoreNames];
      const all = database.transaction(stores, 'readwrite');
      for (const store of stores) all.objectStore(store).clear();
      await new Promise((resolve) => {
        all.oncomplete = resolve;
      });
      database.close();
    }
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    dispatchEvent(new StorageEvent('storage', { key: 'signalbox.settings' }));
  });
  await page.mouse.move(0, 0);
  await page.setViewportSize(size);
}
