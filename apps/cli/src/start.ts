// Most commands are short, so V8 is told so before anything else is loaded.
import { setFlagsFromString } from 'node:v8';
import { PATIENT } from '../../../scripts/v8.ts';

// Errors name the places in the sources.
process.setSourceMapsEnabled(true);
for (const flag of PATIENT) setFlagsFromString(flag);
await import('./main.ts');
