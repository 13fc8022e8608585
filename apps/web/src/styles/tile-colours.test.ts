import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [number, number, number];

/** How people without green or without red cones see a linear colour (Machado, Oliveira and Fernandes 2009). */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

function coloursOf(tiles: string): Map<string, Colour> {
  const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');
  const rules = css.slice(css.indexOf(tiles)).split('}')[0]!;
  const found = rules.matchAll(/--hex-(white|yellow|green|brown|gray|red|blue): light-dark\(#(\w{6})/g);
  return new Map([...found].map(([, name, hex]) => [name!, linear(hex!)]));
}

function linear(hex: string): Colour {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

/** In CIE L*a*b*, where distances roughly match what people perceive. */
function lab([r, g, b]: Colour): Colour {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const seen = (sight: readonly Colour[], colour: Colour): Colour =>
  sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as unknown as Colour;

/** The distance of the two colours that are hardest to tell apart. */
function leastDistance(colours: ReadonlyMap<string, Colour>, sight: readonly Colour[]): number {
  const all = [...colours.values()].map((colour) => lab(seen(sight, colour)));
  const distances = all.flatMap((a, i) =>
    all.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  return Math.min(...distances);
}

test.each(Object.entries(SIGHTS))('the distinct tile colours are far apart: %s', (_, sight) => {
  const colours = coloursOf('[data-tiles="distinct"]');
  expect(colours.size).toBe(7);
  expect(leastDistance(colours, sight)).toBeGreaterThan(20);
});

test('the standard colours are not, without green cones', () => {
  expect(leastDistance(coloursOf(':root'), SIGHTS.deuteranopia!)).toBeLessThan(10);
});

const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of coordinates on each colour of hexes, in the light and in the dark theme. */
function contrasts(tiles: string): number[] {
  const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');
  const rules = css.slice(css.indexOf(tiles)).split('}')[0]!;
  const [, value] = /--coordinates: (.*);/.exec(rules)!;
  const inks = [...value!.matchAll(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g)];
  const grounds = [...rules.matchAll(/--hex-(?!line)\w+: light-dark\(#(\w{6}), #(\w{6})\)/g)];
  return [0, 1].flatMap((theme) => {
    const [, red, green, blue, opacity] = (inks[theme] ?? inks[0]!).map(Number);
    const ink = [red!, green!, blue!];
    return grounds.map((found) => {
      const ground = [0, 2, 4].map((at) => Number.parseInt(found[theme + 1]!.slice(at, at + 2), 16));
      const part = opacity! / 100;
      const written = ink.map((one, i) => Math.round(one * part + ground[i]! * (1 - part)));
      const hex = (parts: readonly number[]) =>
        parts.map((one) => one.toString(16).padStart(2, '0')).join('');
      return (luminance(linear(hex(ground))) + 0.05) / (luminance(linear(hex(written))) + 0.05);
    });
  });
}

test.each([':root', '[data-tiles="vivid"]', '[data-tiles="distinct"]'])(
  'coordinates can be read on every colour of hexes (%s)',
  (tiles) => {
    const all = contrasts(tiles);
    expect(all).toHaveLength(14);
    expect(Math.min(...all)).toBeGreaterThan(3);
    // On most colours as well as other text.
    expect(all.toSorted((a, b) => a - b)[7]).toBeGreaterThan(4.5);
  },
);

test('the anchors of harbours are as dark as track, in both themes', () => {
  const css = readFileSync(new URL('../board/face.module.css', import.meta.url), 'utf8');
  const [, track] = /\.track \{[^}]*stroke: (#\w+);/.exec(css)!;
  const [, anchor] = /\.harbour \{[^}]*color: (#\w+);/.exec(css)!;
  expect(anchor).toBe(track);
});
