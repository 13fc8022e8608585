import { ONLINE_WORDS } from './online.ts';
import { PAGE_WORDS } from './pages.ts';
import { REFUSALS } from './refusals.ts';

/** The messages of the home page and of the frame around all pages. */
export const FIRST_WORDS = { ...PAGE_WORDS, ...ONLINE_WORDS, ...REFUSALS };
