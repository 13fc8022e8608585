// A thread does not inherit the loader of the program that started it.
import { importCompiled } from '../../../../scripts/compiled.mjs';

await importCompiled('server', 'bots/worker');
