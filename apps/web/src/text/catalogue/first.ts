import { ONLINE_WORDS } from './online.ts';
import { PAGE_WORDS } from './pages.ts';
import { REFUSALS } from './refusals.ts';

/** What the home page and the frame around all pages say. */
export const FIRST_WORDS = { ...PAGE_WORDS, ...ONLINE_WORDS, ...REFUSALS };
