#!/usr/bin/env node
import { importCompiled } from '../../../scripts/compiled.mjs';
import { PATIENT, tellV8 } from '../../../scripts/v8.mjs';

// Errors name the places in the sources, also those of the modules that are loaded next.
process.setSourceMapsEnabled(true);
// Most commands are short.
tellV8(PATIENT);
await importCompiled('command', 'main');
