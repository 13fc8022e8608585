// Compiles the programs, so that none has to be compiled when it is started.
import { compileAll } from './compiled.mjs';

await compileAll();
