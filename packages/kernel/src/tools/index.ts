export * from './compact.ts';
export * from './coverage.ts';
export * from './fuzz.ts';
export * from './hostile.ts';
export * from './perft.ts';
export * from './run-transcript.ts';
export * from './slow-motion.ts';
export * from './transcript.ts';
