import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe as it is shipped: the builder for Playwright brings the source in full, which takes three times as long. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The rules of WCAG, without mere good practices. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Extent {
  /** All rules, if not limited to these tags. */
  readonly tags?: readonly string[];
  /** The whole page, if not limited to this selector. */
  readonly within?: string;
}

/** The rule that reads style sheets instead of elements. */
const ABOUT_STYLES = 'css-orientation-lock';

/** The part of axe that is used here. */
interface Axe {
  readonly run: (within: string | Document, options: object) => ReturnType<AxeBuilder['analyze']>;
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
}

/**
 * Lays aside what is drawn outside of this part of the page until `goesOn` is done. Axe measures all lines of a map to
 * know what lies over what, which takes three quarters of its time for every tab beside the map.
 */
export async function withoutDrawingsBeside<Result>(
  page: Page,
  part: string,
  goesOn: () => Promise<Result>,
): Promise<Result> {
  const aside = await page.evaluateHandle((within) => {
    const drawings = [...document.querySelectorAll('svg')].filter((drawing) => !drawing.closest(within));
    return drawings.map((drawing) => {
      const lines = document.createRange();
      lines.selectNodeContents(drawing);
      return { drawing, lines: lines.extractContents() };
    });
  }, part);
  const result = await goesOn();
  await aside.evaluate((all) => {
    for (const { drawing, lines } of all) drawing.append(lines);
  });
  await aside.dispose();
  return result;
}

/**
 * Violations found by axe, one line per rule. Our pages have no frames, so axe is asked in the page itself, and only
 * what is wrong leaves it: to carry over everything that was looked at takes as long as to look.
 */
export async function findings(page: Page, { tags, within }: Extent = {}): Promise<string[]> {
  await bringAxe(page);
  return violationsIn(page, within, {
    // Style sheets are read once for all pages: it takes as long as to examine one.
    preload: false,
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  });
}

/** The same, but not what is drawn outside of the tabs. */
export function findingsBesideDrawings(page: Page, extent: Extent = {}): Promise<string[]> {
  return withoutDrawingsBeside(page, '[role=tabpanel]', () => findings(page, extent));
}

/** Violations found by axe in the style sheets at these addresses. */
export async function findingsInStyles(page: Page, addresses: readonly string[]): Promise<string[]> {
  for (const url of addresses) await page.addStyleTag({ url });
  await bringAxe(page);
  return violationsIn(page, undefined, {
    preload: true,
    runOnly: { type: 'rule', values: [ABOUT_STYLES] },
  });
}

function violationsIn(page: Page, within: string | undefined, options: object): Promise<string[]> {
  return page.evaluate(
    async ([part, settings]) => {
      const { axe } = globalThis as typeof globalThis & { axe: Axe };
      const { violations } = await axe.run(part ?? document, settings);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [within, { resultTypes: ['violations'], ...options }] as const,
  );
}
