import { IMPORT_18FL } from './18fl/importer.ts';
import { IMPORT_1841 } from './1841/importer.ts';
import { IMPORT_1860 } from './1860/importer.ts';
import type { Importer } from './recording/importer.ts';
import type { TraceReading } from './trace/difference.ts';

// biome-ignore lint/suspicious/noExplicitAny: each importer knows the state of its own title
export type AnyImporter = Importer<any> & TraceReading;

export const IMPORTERS: Readonly<Record<string, AnyImporter>> = {
  '18FL': IMPORT_18FL,
  '1841': IMPORT_1841,
  '1860': IMPORT_1860,
};
