import type { Point } from '@signalbox/rails';

/** The radius of a slot: large enough to read the letters on a token. */
export const SLOT = 16;

/** Centres of a city's slots around its own centre: a pair side by side, then a triangle, a square. */
export function slotOffsets(slots: number): readonly Point[] {
  switch (slots) {
    case 0:
    case 1:
      return [[0, 0]];
    case 2:
      return [
        [-SLOT, 0],
        [SLOT, 0],
      ];
    case 3:
      return [
        [0, -SLOT * 1.12],
        [SLOT, SLOT * 0.62],
        [-SLOT, SLOT * 0.62],
      ];
    case 4:
      return [
        [-SLOT, -SLOT],
        [SLOT, -SLOT],
        [SLOT, SLOT],
        [-SLOT, SLOT],
      ];
    default:
      return Array.from({ length: slots }, (_, i): Point => {
        const angle = (i / slots) * 2 * Math.PI - Math.PI / 2;
        return [Math.cos(angle) * SLOT * 1.7, Math.sin(angle) * SLOT * 1.7];
      });
  }
}
