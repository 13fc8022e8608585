export * from './map/face.ts';
export * from './money/purses.ts';
export * from './shares/ledger.ts';
