import { importCompiled } from '../../../scripts/compiled.mjs';
import { SPARING, tellV8 } from '../../../scripts/v8.mjs';

tellV8(SPARING);
await importCompiled('server', 'main');
