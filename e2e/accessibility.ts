import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of WCAG, without mere good practices. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Extent {
  /** All rules, if not limited to these tags. */
  readonly tags?: readonly string[];
  /** The whole page, if not limited to this selector. */
  readonly within?: string;
}

/**
 * Violations found by axe, one line per rule. Our pages have no frames, so axe needs no second page to merge results; it
 * is injected once per page, and returns violations only.
 */
export async function findings(page: Page, { tags, within }: Extent = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'axe' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag' as const, values: [...tags] } }),
  });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
