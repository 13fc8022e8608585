import { importCompiled } from '../../../scripts/compiled.mjs';

await importCompiled('server', 'main');
