/** Black or white, whichever can be read better on a colour (#rrggbb). */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.4 ? '#1b1b1b' : '#ffffff';
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => channel(Number.parseInt(colour.slice(i, i + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function channel(value: number): number {
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
