export * from './board.ts';
export * from './face.ts';
export * from './faces.ts';
export * from './geometry.ts';
export * from './network.ts';
export * from './notation.ts';
export * from './reach.ts';
export * from './turn.ts';
