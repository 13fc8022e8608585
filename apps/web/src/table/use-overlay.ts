import { useContext, useLayoutEffect } from 'react';
import { type Overlay, ShowOverlayContext } from './context.ts';

/**
 * Shows something on the map for as long as the panel is there; map and panel change together, so that a key pressed
 * right afterwards acts on both. The overlay has to be memoised.
 */
export function useOverlay(overlay: Overlay | null): void {
  const show = useContext(ShowOverlayContext);
  useLayoutEffect(() => {
    show(overlay);
    return () => show(null);
  }, [overlay, show]);
}
