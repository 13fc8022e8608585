import type { ActionWriter } from './action-writer.ts';
import type { ShareBook } from './share-book.ts';
import type { TileBox } from './tile-box.ts';
import type { TrainBook } from './train-book.ts';

/** The written actions, and the site's names for each certificate, train and tile. */
export interface Books {
  readonly actionWriter: ActionWriter;
  readonly shares: ShareBook;
  readonly trains: TrainBook;
  readonly tiles: TileBox;
}
