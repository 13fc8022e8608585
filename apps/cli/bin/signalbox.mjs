#!/usr/bin/env node
// The sources are TypeScript and run as they are: tsx translates each file when it is first imported.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
