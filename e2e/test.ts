import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

/** Lasts as long as the worker. */
interface House {
  context?: BrowserContext;
}

/**
 * Tests of one worker share a browser context, which forgets what was stored before each of them: to fetch and compile
 * the same scripts again takes a quarter of a short test. A test that needs a context with other settings than size
 * gets its own.
 */
export const test = base.extend<{ tidiness: undefined }, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are named by this pattern.
    async ({}, use) => {
      const house: House = {};
      await use(house);
      await house.context?.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, house, hasTouch, serviceWorkers }, use) => {
    if (hasTouch || serviceWorkers === 'allow') {
      await use(await browser.newContext());
      return;
    }
    house.context ??= await keptContext(browser);
    await use(house.context);
  },

  page: async ({ context, viewport, baseURL }, use) => {
    const page = await context.newPage();
    await forget(page, new URL(baseURL!).origin);
    await page.setViewportSize(viewport!);
    await use(page);
    await page.close();
  },

  /** Contexts that a test has opened would go on beside the next tests. */
  tidiness: [
    async ({ browser, house }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((context) => context !== house.context);
      await Promise.all(others.map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Its first page stays, so that pages of the same process have their scripts compiled (--process-per-site). */
async function keptContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await (await context.newPage()).goto('/healthz');
  return context;
}

async function forget(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
