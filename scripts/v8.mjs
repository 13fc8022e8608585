import { setFlagsFromString } from 'node:v8';

const [major] = process.versions.node.split('.').map(Number);

/**
 * Our code is broad: hundreds of functions matter, and none much. When V8 optimizes one, it copies the functions that it
 * calls into it, and compiling these copies costs more than they gain here. With small ones alone, a process takes a third
 * to a half less of a core in its first seconds of reading recorded games, and no more later.
 */
const INLINING = ['--max-inlined-bytecode-size=40', '--max-inlined-bytecode-size-cumulative=300'];

/**
 * Nearly all that we allocate is dead at the next scavenge. V8 comes to believe of some places that it lives longer, and
 * puts it where only a full collection reclaims it; and several threads take more of a core to find the little that lives
 * than one does. Without both, recorded games and games of bots take three to six percent less of a core.
 */
const RECLAIMING = ['--noallocation-site-pretenuring', '--no-parallel-scavenge'];

/** What all our processes tell V8. */
export const SPARING = [...INLINING, ...RECLAIMING];

/**
 * V8 optimizes a function after it has run for a while. In a process that soon ends, such as a test or a command, most
 * functions do not run long enough to repay that, so these processes wait eight times as long: reading recorded games
 * takes a third less of a core, games of bots a sixth. Newer versions of Node do not have this option, and do not start
 * with one that they do not have.
 */
export const PATIENT = [...SPARING, ...(major < 22 ? ['--interrupt-budget=540000'] : [])];

/**
 * Sets options for this process, which must have done next to nothing: V8 ends a process in which it optimizes a function
 * with one limit at the beginning and another one at the end.
 */
export function tellV8(flags) {
  for (const flag of flags) setFlagsFromString(flag);
}
