import { useEffect, useRef } from 'react';
import { MarketDrawing } from '../../market/MarketDrawing.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { useMarket } from '../use-market.ts';
import style from './tabs.module.css';

export function MarketTab() {
  const words = useWords();
  const { presentation, view } = useTable();
  const market = useMarket();
  const drawing = useMarkersInSight(presentation.acting(view));
  return (
    <>
      <Enlarge title={words.t('tab/market')}>
        <div ref={drawing}>
          <MarketDrawing {...market} />
        </div>
      </Enlarge>
      <dl className={style.supply}>
        {presentation.supply(view).map(({ label, items, names }) =>
          items.length === 0 ? null : (
            <div key={label.key}>
              <dt className={parts.soft}>{words.say(label.key, label.details)}</dt>
              <dd>{items.map((item) => (names ? words.say(`${names}/${item}`) : item)).join('　')}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

/** A high market does not fit beside a large panel: the marker of the company that acts stays in sight, or all markers. */
function useMarkersInSight(acting: string | null) {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = drawing.current?.closest('[role="tabpanel"]');
    if (!tab) return;
    const show = () => {
      const markers = [...(drawing.current?.querySelectorAll<SVGGElement>('[data-marker]') ?? [])];
      const own = markers.filter(({ dataset }) => dataset.marker === acting);
      const places = (own.length > 0 ? own : markers).map((marker) => marker.getBoundingClientRect());
      const first = Math.min(...places.map(({ top }) => top));
      const last = Math.max(...places.map(({ bottom }) => bottom));
      const { top, bottom, height } = tab.getBoundingClientRect();
      if (places.length === 0 || (first >= top && last <= bottom)) return;
      tab.scrollTop += (first + last) / 2 - top - height / 2;
    };
    // It grows and shrinks with the panel above it, from question to question.
    const observer = new ResizeObserver(show);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [acting]);
  return drawing;
}
