/** A small fast generator (sfc32) whose state is plain data. For fuzzing, bots and simulations, not for tables. */
export interface Random {
  /** A whole number from 0 up to, not including, n. */
  readonly below: (n: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
}

export function random(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let d = 1;
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (n: number) => Math.floor((next() / 0x100000000) * n);
  return {
    below,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from.');
      return items[below(items.length)]!;
    },
  };
}
