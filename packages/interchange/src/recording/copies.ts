/** `58-3` is the fourth copy of tile 58, `2+1-0` the first 2+1 train, `6o-0-0` the first city of the first tile 6o. */
export function withoutCopy(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

export function copyOf(name: string, copy: number): string {
  return `${name}-${copy}`;
}

/** `SAL_2` is a share of SAL. */
export function symbolOfShare(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}

/** Share 0 is the president's certificate. */
export function shareId(symbol: string, index: number): string {
  return `${symbol}_${index}`;
}
