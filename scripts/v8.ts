const [major] = process.versions.node.split('.').map(Number);

/**
 * V8 optimizes a function after it has run for a while. In a process that soon ends, such as a test or a command, most
 * functions do not run long enough to repay that, so these processes wait eight times as long: reading recorded games
 * takes a third less of a core, games of bots a sixth. Newer versions of Node do not have this option, and do not start
 * with one that they do not have.
 */
export const PATIENT: readonly string[] = major! < 22 ? ['--interrupt-budget=540000'] : [];
