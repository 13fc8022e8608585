/**
 * V8 optimizes a function after it has run for a while. Most functions of a test do not run long enough to repay that,
 * so test processes wait eight times as long: reading recorded games takes a third less of a core, games of bots a sixth.
 */
export const PATIENT = '--interrupt-budget=540000';
