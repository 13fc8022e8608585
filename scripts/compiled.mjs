// The programs consist of a thousand modules of TypeScript each. Loading them one by one takes longer than most commands
// run, so each program is compiled into a few files, and again as soon as one of its modules has changed.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'signalbox');
/** Where the modules are, and those that are started by themselves: programs, and their threads. */
export const PROGRAMS = {
  command: { sources: join('apps', 'cli', 'src'), entries: ['main', 'arena/worker', 'fuzz/worker'] },
  server: { sources: join('apps', 'server', 'src'), entries: ['main', 'bots/worker'] },
};
/** What the compiled files depend on besides the modules. */
const ALSO = ['package-lock.json', join('scripts', 'compiled.mjs')];
/** Programs that still run load the rest of what they were compiled to: a server for days, while others are compiled often. */
const KEPT = 20;
const KEPT_MS = 60 * 60 * 1_000;
/** A cache that may not be written: an installation of another user, or a file system that is read only. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS'];

/** Loads a module of a program that is started by itself. */
export async function importCompiled(name, entry) {
  const program = PROGRAMS[name];
  const folder = await compiledIn(join(CACHE, name), ROOT, program);
  if (folder !== null) return import(pathToFileURL(join(folder, `${entry}.mjs`)).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(ROOT, program.sources, `${entry}.ts`)).href);
}

/** Compiles all programs, so that none has to be compiled when it is started. */
export async function compileAll() {
  for (const [name, program] of Object.entries(PROGRAMS)) await compiledIn(join(CACHE, name), ROOT, program);
}

/** The folder with the compiled modules; null if it cannot be written. */
export async function compiledIn(cache, root, program) {
  const latest = join(cache, 'latest.json');
  const known = readJson(latest);
  if (known !== null && isUpToDate(root, known.files)) return join(cache, known.folder);
  try {
    // Another process may compile at the same time, so each does so in its own folder.
    const folder = `${Date.now()}-${process.pid}`;
    const files = await compile(join(cache, folder), root, program);
    const unfinished = `${latest}-${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ folder, files }));
    renameSync(unfinished, latest);
    removeOld(cache);
    return join(cache, folder);
  } catch (error) {
    if (UNWRITABLE.includes(error.code)) return null;
    throw error;
  }
}

/** Compiles a program, and returns its files, each with what shows that it has changed. */
async function compile(folder, root, { sources, entries }) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const before = Date.now();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, join(root, sources, `${entry}.ts`)])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [inItsPlace],
  });
  const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
  const files = [...own, ...ALSO].map((path) => [path, stampOf(join(root, path))]);
  // What was changed meanwhile may have been compiled as it was before.
  return files.map(([path, stamp]) => [path, Number.parseFloat(stamp) >= before ? '' : stamp]);
}

/** Our packages are compiled, libraries are loaded as usual; a module goes on finding the files beside its source. */
const inItsPlace = {
  name: 'in-its-place',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const ours = kind === 'entry-point' || path.startsWith('@signalbox/');
      return ours ? undefined : { path, external: true };
    });
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
};

function isUpToDate(root, files) {
  return files.every(([path, stamp]) => stampOf(join(root, path)) === stamp);
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
  return `${mtimeMs}-${size}`;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Nothing has been compiled yet.
    return null;
  }
}

function removeOld(cache) {
  const folders = readdirSync(cache).filter((name) => /^\d+-\d+$/.test(name));
  const began = (name) => Number.parseInt(name, 10);
  const newestFirst = folders.sort((a, b) => began(b) - began(a));
  for (const name of newestFirst.slice(KEPT)) {
    if (began(name) < Date.now() - KEPT_MS) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
