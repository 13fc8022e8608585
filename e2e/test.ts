import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { startOver } from './visit.ts';

/** Browser contexts that last as long as the worker. */
interface House {
  own?: BrowserContext;
  readonly ofOthers: BrowserContext[];
  /** Pages that stay open between tests, each in a context of its own. */
  readonly visits: { mouse?: Page; touch?: Page };
}

/** Opens a page for one more person, whose cookies and storage are their own. */
export type AnotherPerson = () => Promise<Page>;

/**
 * Tests of one worker share browser contexts, which forget what was stored before each of them: to fetch and compile
 * the same scripts again takes a quarter of a short test. A test that needs a context with other settings than size
 * gets its own. Where tests only open tables of this device (`sameVisit`), the page itself stays, and each test opens its
 * tables as a person who turns from one to the next: loading the product again takes twice as long as showing a table.
 */
export const test = base.extend<
  { anotherPerson: AnotherPerson; sameVisit: boolean; tidiness: undefined },
  { house: House }
>({
  sameVisit: [false, { option: true }],

  house: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are named by this pattern.
    async ({}, use) => {
      const house: House = { ofOthers: [], visits: {} };
      await use(house);
      await Promise.all(contextsOf(house).map((context) => context.close()));
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, house, hasTouch, serviceWorkers, sameVisit }, use) => {
    if (sameVisit) {
      const way = hasTouch ? 'touch' : 'mouse';
      house.visits[way] ??= await visitor(browser);
      await use(house.visits[way].context());
      return;
    }
    if (hasTouch || serviceWorkers === 'allow') {
      await use(await browser.newContext());
      return;
    }
    house.own ??= await keptContext(browser);
    await use(house.own);
  },

  page: async ({ context, viewport, baseURL, sameVisit }, use) => {
    if (sameVisit) {
      const [page] = context.pages();
      await startOver(page!, viewport!);
      await use(page!);
      return;
    }
    const page = await pageOf(context, viewport!, baseURL!);
    await use(page);
    await page.close();
  },

  anotherPerson: async ({ browser, house, viewport, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      house.ofOthers[pages.length] ??= await keptContext(browser);
      const page = await pageOf(house.ofOthers[pages.length]!, viewport!, baseURL!);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },

  /** Contexts that a test has opened would go on beside the next tests. */
  tidiness: [
    async ({ browser, house }, use) => {
      await use(undefined);
      const kept = contextsOf(house);
      const others = browser.contexts().filter((context) => !kept.includes(context));
      await Promise.all(others.map((context) => context.close()));
    },
    { auto: true },
  ],
});

function contextsOf({ own, ofOthers, visits }: House): BrowserContext[] {
  const visited = [visits.mouse?.context(), visits.touch?.context()];
  return [own, ...ofOthers, ...visited].filter((context) => context !== undefined);
}

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Its first page stays, so that pages of the same process have their scripts compiled (--process-per-site). */
async function keptContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await (await context.newPage()).goto('/healthz');
  return context;
}

async function pageOf(
  context: BrowserContext,
  size: { width: number; height: number },
  baseURL: string,
): Promise<Page> {
  const page = await context.newPage();
  await forget(page, new URL(baseURL).origin);
  await page.setViewportSize(size);
  return page;
}

async function forget(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
