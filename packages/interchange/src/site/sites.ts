import { SITE_18FL } from './18fl/table.ts';
import { SITE_1841 } from './1841/table.ts';
import { SITE_1860 } from './1860/table.ts';
import type { SiteTable } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: each table knows the state of its own title
export const SITES: Readonly<Record<string, SiteTable<any>>> = {
  '18FL': SITE_18FL,
  '1841': SITE_1841,
  '1860': SITE_1860,
};
