import { useContext, useEffect } from 'react';
import { type Overlay, ShowOverlayContext } from './context.ts';

/** Shows something on the map for as long as the panel is there. The overlay has to be memoised. */
export function useOverlay(overlay: Overlay | null): void {
  const show = useContext(ShowOverlayContext);
  useEffect(() => {
    show(overlay);
    return () => show(null);
  }, [overlay, show]);
}
