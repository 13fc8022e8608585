import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = dirname(import.meta.dirname);
const MADE = join(ROOT, 'node_modules', '.cache', 'e2e-packages');
const OURS = '@signalbox/';

/** The modules of packages that the tests import, by the names by which they import them. */
function imported(): string[] {
  const { metafile } = buildSync({
    entryPoints: [join(ROOT, 'e2e', '**', '*.spec.ts')],
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: MADE,
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const all = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return [...new Set(all)].filter((path) => path.startsWith(OURS)).sort();
}

/**
 * Compiles the packages into a few files, which `compiled.tsconfig.json` names. Playwright compiles a module by itself
 * in ten times the time, and each process of the tests would load a thousand of them. The maps beside the files lead
 * errors back to the sources.
 */
export function compilePackages(): void {
  buildSync({
    entryPoints: Object.fromEntries(imported().map((path) => [path.slice(OURS.length), path])),
    outdir: MADE,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    absWorkingDir: ROOT,
    logLevel: 'error',
  });
}
