import { memo } from 'react';
import { MarketDrawing } from '../../market/MarketDrawing.tsx';
import { useWords } from '../../text/context.ts';
import { useMarkersInSight } from '../use-markers-in-sight.ts';
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
  const drawing = useMarkersInSight(parentOf, market.acting, market.moves);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group without a landmark; a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <div className={style.market} role="group" aria-label={words.t('tab/market')} tabIndex={0}>
      <div ref={drawing}>
        <MarketDrawing {...market} prices={false} />
      </div>
    </div>
  );
}

const parentOf = (drawing: HTMLElement) => drawing.parentElement;
