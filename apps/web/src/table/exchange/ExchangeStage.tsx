import { memo, useEffect, useRef } from 'react';
import { MarketDrawing } from '../../market/MarketDrawing.tsx';
import { useWords } from '../../text/context.ts';
import { useMarket } from '../use-market.ts';
import { ExchangePanel } from './ExchangePanel.tsx';
import style from './exchange.module.css';

/** During stock rounds the companies take the large area, with the market next to them. */
export const ExchangeStage = memo(function ExchangeStage() {
  return (
    <>
      <ExchangePanel />
      <MarketBeside />
    </>
  );
});

function MarketBeside() {
  const words = useWords();
  const market = useMarket();
  const section = useMarkersInSight();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group without a landmark; a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <div ref={section} className={style.market} role="group" aria-label={words.t('tab/market')} tabIndex={0}>
      <MarketDrawing {...market} prices={false} />
    </div>
  );
}

/** A high market is scrolled to where its markers are. */
function useMarkersInSight() {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = section;
    const markers = [...(current?.querySelectorAll('[data-marker]') ?? [])];
    if (!current || markers.length === 0) return;
    const { top, height } = current.getBoundingClientRect();
    const places = markers.map((marker) => marker.getBoundingClientRect());
    const first = Math.min(...places.map((place) => place.top));
    const last = Math.max(...places.map((place) => place.bottom));
    if (last > top + height) current.scrollTop += Math.min(first - top, (first + last - height) / 2 - top);
  }, []);
  return section;
}
