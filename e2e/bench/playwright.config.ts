import base from '../../playwright.config.ts';
import { wholeChromium } from '../browser.ts';

const { args = [] } = base.use?.launchOptions ?? {};
const asPeopleHaveIt = args.filter((flag) => !flag.startsWith('--js-flags'));

/**
 * Measures the real screen, animations included; `npm run bench -- screen` runs it. One page at a time, so that nothing
 * else is measured.
 */
export default {
  ...base,
  testDir: '.',
  testIgnore: [],
  workers: 1,
  fullyParallel: false,
  retries: 0,
  use: {
    ...base.use,
    contextOptions: {},
    launchOptions: { executablePath: wholeChromium, args: asPeopleHaveIt },
  },
};
