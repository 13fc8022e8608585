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
  const drawing = useMarkersInSight();
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

/** A high market does not fit beside a large panel: the part with the markers is shown first. */
function useMarkersInSight() {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = drawing.current?.closest('[role="tabpanel"]');
    const markers = [...(drawing.current?.querySelectorAll('[data-marker]') ?? [])];
    if (!tab || markers.length === 0) return;
    const places = markers.map((marker) => marker.getBoundingClientRect());
    const middle =
      (Math.min(...places.map(({ top }) => top)) + Math.max(...places.map(({ bottom }) => bottom))) / 2;
    const { top, height } = tab.getBoundingClientRect();
    tab.scrollTop += middle - top - height / 2;
  }, []);
  return drawing;
}
