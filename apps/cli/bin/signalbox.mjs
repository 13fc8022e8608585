#!/usr/bin/env node
// The sources are TypeScript: tsx compiles each file when it is first imported.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
