#!/usr/bin/env node
import { importCompiled } from '../../../scripts/compiled.mjs';

await importCompiled('command', 'start');
