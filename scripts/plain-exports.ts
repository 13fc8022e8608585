import { beforeAll } from 'vitest';

/** The part of Vitest's worker that is used here. */
interface Worker {
  readonly evaluatedModules?: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly file: string; readonly exports?: object }>;
  };
}

const done = new WeakSet<object>();

/**
 * Vitest exports every name as a getter, so each call of an imported function first calls another, which V8 cannot
 * inline. No module of ours changes what it exports after it was loaded, so before the tests of a file the getters
 * are replaced by what they return: transcripts take a fifteenth less of a core, recorded games more.
 */
beforeAll(() => {
  const { evaluatedModules } = (globalThis as { __vitest_worker__?: Worker }).__vitest_worker__ ?? {};
  for (const { file, exports } of evaluatedModules?.idToModuleMap.values() ?? []) {
    if (!exports || done.has(exports) || file.includes('/node_modules/')) continue;
    done.add(exports);
    replaceGetters(exports);
  }
});

function replaceGetters(exports: object): void {
  for (const [name, { get, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(exports))) {
    if (!get || !configurable) continue;
    const value = Reflect.get(exports, name);
    Reflect.deleteProperty(exports, name);
    Object.defineProperty(exports, name, { value, enumerable: true, configurable: true, writable: true });
  }
  // V8 looks up the properties of a prototype by their place, not by their name.
  Object.setPrototypeOf({}, exports);
}
