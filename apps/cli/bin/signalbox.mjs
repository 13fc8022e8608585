#!/usr/bin/env node
import { importCompiled } from './compiled.mjs';

await importCompiled('start');
