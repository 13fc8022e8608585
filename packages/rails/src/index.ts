export * from './map/index.ts';
