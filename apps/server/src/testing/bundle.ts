import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const FOLDER = here('../../dist/testing');

/** Named after its contents, so that all processes of tests use the same file until a source changes. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('./serve.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: UNBUNDLED,
    banner: { js: COMMON_JS },
  });
  const { contents } = outputFiles[0]!;
  const file = join(FOLDER, `serve-${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  // A thread is a file of its own.
  copyFileSync(here('../database/checkpoint-thread.mjs'), join(FOLDER, 'checkpoint-thread.mjs'));
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
  return file;
}
