export * from './board.ts';
export * from './face.ts';
export * from './faces.ts';
export * from './geometry.ts';
export * from './notation.ts';
export * from './turn.ts';
