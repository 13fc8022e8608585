import { laidTile, type Tiles } from '@signalbox/rails';
import { copyOf } from '../recording/copies.ts';

/** Which copy of each tile is where. The site uses the copy that was returned longest ago. */
export class TileBox {
  /** Tile → returned copies, the oldest first, and how many were ever used. */
  private readonly returned = new Map<string, number[]>();
  private readonly issued = new Map<string, number>();
  private readonly count: (tile: string) => number;
  private readonly printNumber: (hex: string) => number;
  private laid = new Map<string, { readonly tile: string; readonly copy: number }>();

  /** Hexes with the same print may be distinguished by a number. */
  constructor(count: (tile: string) => number, printNumber: (hex: string) => number = () => 0) {
    this.count = count;
    this.printNumber = printNumber;
  }

  /** Is a copy left? On the site a tile that was removed without a replacement does not come back. */
  has(tile: string): boolean {
    return (this.issued.get(tile) ?? 0) < this.count(tile) || (this.returned.get(tile)?.length ?? 0) > 0;
  }

  /** The copy laid next. */
  next(tile: string): string {
    return copyOf(tile, this.nextCopy(tile));
  }

  /** The name of what is on a hex: a copy of a tile, or the hex itself with its print. */
  nameIn(hex: string): string {
    const laid = this.laid.get(hex);
    return laid ? copyOf(laid.tile, laid.copy) : copyOf(hex, this.printNumber(hex));
  }

  /** Updates the box after tiles were laid, replaced or removed. */
  follow(tiles: Tiles): void {
    for (const [hex, { tile, copy }] of this.laid) {
      const now = tiles[hex];
      if (now !== undefined && laidTile(now).tile === tile) continue;
      this.laid.delete(hex);
      if (now === undefined) continue;
      this.returned.set(tile, [...(this.returned.get(tile) ?? []), copy]);
    }
    for (const [hex, now] of Object.entries(tiles)) {
      if (!this.laid.has(hex)) this.laid.set(hex, this.take(laidTile(now).tile));
    }
  }

  private take(tile: string): { tile: string; copy: number } {
    const copy = this.nextCopy(tile);
    const issued = this.issued.get(tile) ?? 0;
    if (copy === issued) this.issued.set(tile, issued + 1);
    else this.returned.set(tile, (this.returned.get(tile) ?? []).slice(1));
    return { tile, copy };
  }

  private nextCopy(tile: string): number {
    const issued = this.issued.get(tile) ?? 0;
    return issued < this.count(tile) ? issued : (this.returned.get(tile)?.[0] ?? issued);
  }
}
