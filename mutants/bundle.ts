import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type Mutant, withSwitches } from './mutate.ts';

const HERE = import.meta.dirname;

/** Everything that the tests need in one file, with a switch at every mutant; `load` gives the tests of a file. */
export async function bundle(
  tests: readonly string[],
  mutants: readonly Mutant[],
  to: string,
): Promise<void> {
  const shim = join(HERE, 'vitest-shim.ts');
  const quoted = (text: string) => JSON.stringify(text);
  const contents = `
    import ${quoted(join(HERE, '..', 'packages', 'kernel', 'src', 'testing', 'seed.ts'))};
    import { collect } from ${quoted(shim)};
    const files = { ${tests.map((test) => `${quoted(test)}: () => import(${quoted(test)})`).join(',\n')} };
    export const load = (file) => collect(files[file]);`;
  await build({
    stdin: {
      contents,
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
            const where = quoted(pathToFileURL(path).href);
            return { contents: forgetting(text).replaceAll('import.meta.url', where), loader: 'ts' };
          });
        },
      },
    ],
  });
}

/** Replaces the maps in which modules cache results by ones that can be emptied from one mutant to the next. */
function forgetting(text: string): string {
  return text
    .replaceAll(/\bnew WeakMap\b/g, 'new __ForgettingWeakMap')
    .replaceAll(/^(const \w+ = new )Map(<.*>)?\(\);$/gm, '$1__ForgettingMap();');
}

export function isBeside(test: string, source: string): boolean {
  return basename(test, '.test.ts') === basename(source, '.ts');
}
