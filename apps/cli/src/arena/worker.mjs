// A thread does not inherit the translation of TypeScript from the program that started it.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
