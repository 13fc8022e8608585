import { EmblemDrawing } from '../board/EmblemDrawing.tsx';
import type { Emblem } from '../board/model.ts';

export function EmblemPicture({ emblem, size = 28 }: { emblem: Emblem; size?: number }) {
  return (
    <svg viewBox="-21 -21 42 42" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <EmblemDrawing emblem={emblem} radius={20} />
    </svg>
  );
}
