// A thread does not inherit the loader of the program that started it.
import { importCompiled } from '../../bin/compiled.mjs';

await importCompiled('arena/worker');
