import { stock } from '@signalbox/rails';
import { useCallback } from 'react';
import { useTable } from './context.ts';

/** How many of a tile are left to lay. */
export function useTilesLeft(): (tile: string) => number {
  const { presentation, view } = useTable();
  return useCallback(
    (tile) => {
      const { board, tiles } = presentation.board(view);
      return presentation.tilesLeft?.(view, tile) ?? stock(board, tiles, tile);
    },
    [presentation, view],
  );
}
