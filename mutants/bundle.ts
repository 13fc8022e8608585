import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type Mutant, withSwitches } from './mutate.ts';

const HERE = import.meta.dirname;

/** Everything that the tests need in one file, with a switch at every mutant. */
export async function bundle(
  tests: readonly string[],
  mutants: readonly Mutant[],
  to: string,
): Promise<void> {
  const entry = tests
    .map((test) => `collectFrom(${JSON.stringify(test)}); await import(${JSON.stringify(test)});`)
    .join('\n');
  const shim = join(HERE, 'vitest-shim.ts');
  await build({
    stdin: {
      contents: `import { collectFrom, collected } from ${JSON.stringify(shim)};\n${entry}\nexport { collected };`,
      resolveDir: HERE,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: to,
    logLevel: 'error',
    alias: { vitest: shim },
    // Some packages from the registry ask for `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'mutants',
        setup: ({ onLoad }) => {
          onLoad({ filter: /packages\/[^/]+\/src\/.*\.ts$/ }, ({ path }) => {
            const text = withSwitches(
              readFileSync(path, 'utf8'),
              mutants.filter(({ file }) => file === path),
            );
            const where = JSON.stringify(pathToFileURL(path).href);
            return { contents: text.replaceAll('import.meta.url', where), loader: 'ts' };
          });
        },
      },
    ],
  });
}

export function isBeside(test: string, source: string): boolean {
  return basename(test, '.test.ts') === basename(source, '.ts');
}
