import type { Json } from '@signalbox/kernel';

/** A tile for a hex. */
export type TileChoice = { readonly hex: string; readonly tile: string; readonly rotation: number };

export function isTileChoice(choice: Json): choice is TileChoice {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false;
  const { hex, tile, rotation, ...rest } = choice as Record<string, Json>;
  return (
    typeof hex === 'string' &&
    typeof tile === 'string' &&
    typeof rotation === 'number' &&
    Object.keys(rest).length === 0
  );
}

/** Does a value have the form of a tile lay, with one of these names as its `do`? */
export function isLayOf<Lay extends { readonly do: string } & TileChoice>(
  ...kinds: readonly Lay['do'][]
): (choice: Json) => choice is Lay & Json {
  return (choice): choice is Lay & Json => {
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false;
    const { do: kind, ...tile } = choice as Record<string, Json>;
    return kinds.some((one) => one === kind) && isTileChoice(tile);
  };
}
