export * from './map/face.ts';
export * from './market/market.ts';
export * from './money/purses.ts';
export * from './shares/ledger.ts';
export * from './shares/presidency.ts';
export * from './trains/roster.ts';
