// A thread does not inherit what lets Node read TypeScript: it is set up here first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
