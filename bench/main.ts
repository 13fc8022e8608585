/** `npm run bench -- NAME [args]` runs `bench/NAME.ts`, which exports `bench(args)`. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SPARING, tellV8 } from '../scripts/v8.mjs';

interface Bench {
  readonly bench: (args: string[]) => void | Promise<void>;
}

// As our own processes run.
tellV8(SPARING);

const here = dirname(fileURLToPath(import.meta.url));
const [name, ...args] = process.argv.slice(2);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -3));

const chosen =
  name !== undefined && names.includes(name)
    ? ((await import(pathToFileURL(join(here, `${name}.ts`)).href)) as Partial<Bench>)
    : {};
if (!chosen.bench) {
  console.error(`Usage: npm run bench -- NAME [--json]\nFiles: ${names.join(', ')}`);
  process.exit(2);
}
await chosen.bench(args);
