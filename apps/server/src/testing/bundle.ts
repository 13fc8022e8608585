import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loaded as usual: what is native, and what reads files beside its own. */
const UNBUNDLED = [
  '@photostructure/sqlite',
  '@node-rs/argon2',
  'pg-native',
  '@fastify/static',
  '@fastify/swagger-ui',
  'pino',
];

/** What CommonJS modules expect to find; the names must not be those of a bundled module. */
const COMMON_JS = `
  import { createRequire as __requireFrom } from 'node:module';
  import { fileURLToPath as __pathOf } from 'node:url';
  const require = __requireFrom(import.meta.url);
  const __filename = __pathOf(import.meta.url);
  const __dirname = __pathOf(new URL('.', import.meta.url));
`;

let made: Promise<string> | null = null;

/** The test server bundled into one JavaScript file, with its libraries, so that a process starts in a fraction of the time. */
export function bundledServer(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const outfile = here(`../../dist/testing/serve-${process.pid}.mjs`);
  await build({
    entryPoints: [here('./serve.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: UNBUNDLED,
    banner: { js: COMMON_JS },
  });
  // A thread is a file of its own.
  copyFileSync(here('../database/checkpoint-thread.mjs'), here('../../dist/testing/checkpoint-thread.mjs'));
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
