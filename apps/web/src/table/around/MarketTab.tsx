import { MarketDrawing } from '../../market/MarketDrawing.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { TrackLines } from '../TrackLines.tsx';
import { useMarkersInSight } from '../use-markers-in-sight.ts';
import { useMarket } from '../use-market.ts';
import style from './tabs.module.css';

export function MarketTab() {
  const words = useWords();
  const { presentation, view } = useTable();
  const market = useMarket();
  const drawing = useMarkersInSight(tabOf, market.acting, market.moves);
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
              <dd>
                {items.map((item, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: items may be alike, and stay where they are
                  <span key={i}>{names ? words.say(`${names}/${item}`) : item}</span>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
      <TrackLines />
    </>
  );
}

const tabOf = (drawing: HTMLElement) => drawing.closest('[role="tabpanel"]');
