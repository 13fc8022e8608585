import { existsSync } from 'node:fs';

/** Chromium's headless shell: the same engine, but it opens no windows, so every page takes a third less of a core. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** The browser to test in. */
export const chromium = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : WHOLE);

/** The browser that people use, where it is installed: to measure in. */
export const wholeChromium = process.env.CHROMIUM ?? (existsSync(WHOLE) ? WHOLE : SHELL);
