import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type Area, windowOn } from './geometry/bounds.ts';

const STEP = 1.35;
/** How close a part of the drawing is shown at most. */
export const CLOSEST = 4;

export interface ZoomControls {
  readonly closer: () => void;
  readonly further: () => void;
  readonly fit: () => void;
  /** Zooms in so that a part of the drawing fills the frame. */
  readonly show: (part: Area) => void;
}

const isTouch = (event: Event): event is TouchEvent => 'touches' in event;
const isWhole = ({ k }: ZoomTransform): boolean => k < 1.01;

/** Letters are not placed again for a little more or less. */
const GRAIN = Math.sqrt(STEP);
function inSteps(transform: ZoomTransform): number {
  if (isWhole(transform)) return 1;
  return GRAIN ** Math.floor(Math.log(transform.k) / Math.log(GRAIN) + 0.01);
}

/** Pan, pinch and wheel on an SVG, by transform only: nothing is rendered again before their end. */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
): { readonly zoom: ZoomControls; readonly zoomed: number } {
  const [zoomed, setZoomed] = useState(1);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(null);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.7, 8])
      .filter((event: Event) => {
        const on = event.target as Element;
        if (event.type === 'wheel') return !on.closest?.('[data-wheel]');
        if (on.closest?.('[data-drag]')) return false;
        // One finger on a board that is shown whole scrolls the page.
        return !(isTouch(event) && event.touches.length === 1 && isWhole(zoomTransform(element)));
      })
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        group.current?.setAttribute('transform', transform.toString());
        element.style.touchAction = isWhole(transform) ? 'pan-x pan-y' : 'none';
      })
      .on('end', ({ transform }: { transform: ZoomTransform }) => setZoomed(inSteps(transform)));
    behaviour.current = zooming;
    select(element).call(zooming).on('dblclick.zoom', null);
    return () => {
      select(element).on('.zoom', null);
    };
  }, [svg, group]);
  const controls = useMemo((): ZoomControls => {
    const act =
      (change: (zooming: ZoomBehavior<SVGSVGElement, unknown>, element: SVGSVGElement) => void) => () => {
        if (svg.current && behaviour.current) change(behaviour.current, svg.current);
      };
    return {
      closer: act((zooming, element) => zooming.scaleBy(select(element), STEP)),
      further: act((zooming, element) => zooming.scaleBy(select(element), 1 / STEP)),
      fit: act((zooming, element) => zooming.transform(select(element), zoomIdentity)),
      show: (part: Area) => {
        act((zooming, element) => {
          const all = element.viewBox.baseVal;
          const seen = windowOn(all, part, CLOSEST);
          const scale = all.width / seen.width;
          zooming.transform(
            select(element),
            zoomIdentity.translate(all.x - seen.x * scale, all.y - seen.y * scale).scale(scale),
          );
        })();
      },
    };
  }, [svg]);
  return { zoom: controls, zoomed };
}
