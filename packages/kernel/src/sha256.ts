/**
 * SHA-256 (FIPS 180-4) in plain TypeScript: the browser offers it only asynchronously, and chance has to be
 * drawn in the middle of a move.
 */
const ROUND_CONSTANTS = fractionsOfRoots(64, 1 / 3);
const INITIAL_HASH = fractionsOfRoots(8, 1 / 2);

export function sha256(text: string): string {
  return [...sha256Words(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
}

export function sha256Words(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const data = new DataView(blocks.buffer);
  data.setUint32(blocks.length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(blocks.length - 4, (bytes.length << 3) >>> 0);
  const hash = INITIAL_HASH.slice();
  const schedule = new Uint32Array(64);
  for (let block = 0; block < blocks.length; block += 64) mixBlock(data, block, hash, schedule);
  return hash;
}

function mixBlock(data: DataView, block: number, hash: Uint32Array, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    w[i] =
      w[i - 16]! +
      (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
      w[i - 7]! +
      (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = hash[i]! + word;
  });
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The standard's constants are the first 32 fractional bits of roots of the first primes. */
function fractionsOfRoots(count: number, exponent: number): Uint32Array {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    const root = n ** exponent;
    words.push(((root - Math.floor(root)) * 0x100000000) >>> 0);
  }
  return Uint32Array.from(words);
}
