import base from '../../playwright.config.ts';

/** Writes pictures of every main screen to /screenshots, for people to look at. */
export default { ...base, testDir: '.', testIgnore: [], timeout: 600_000 };
