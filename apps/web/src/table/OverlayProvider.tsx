import { type ReactNode, useState } from 'react';
import { type Overlay, OverlayContext, ShowOverlayContext } from './context.ts';

/** Holds what the pending decision shows on the map. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, show] = useState<Overlay | null>(null);
  return (
    <ShowOverlayContext value={show}>
      <OverlayContext value={overlay}>{children}</OverlayContext>
    </ShowOverlayContext>
  );
}
