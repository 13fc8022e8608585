import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Only our own packages are bundled; dependencies are loaded as usual. */
const othersStay: Plugin = {
  name: 'others-stay',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@signalbox/') ? null : { path, external: true },
    );
  },
};

let made: Promise<string> | null = null;

/** The test server bundled into one JavaScript file, so that a process starts in a fraction of the time. */
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
    plugins: [othersStay],
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
