#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
// The sources are TypeScript: tsx compiles each file when it is first imported.
import { register } from 'tsx/esm/api';

register();
// Most commands are short.
const { PATIENT } = await import('../../../scripts/v8.ts');
for (const flag of PATIENT) setFlagsFromString(flag);
await import('../src/main.ts');
