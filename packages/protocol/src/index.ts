export * from './ids.ts';
export * from './offer.ts';
export * from './patch.ts';
export * from './people.ts';
export * from './play.ts';
export * from './problem.ts';
export * from './socket.ts';
export * from './tables.ts';
