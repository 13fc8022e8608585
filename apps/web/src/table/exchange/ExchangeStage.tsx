import { useEffect, useRef } from 'react';
import { MarketDrawing } from '../../market/MarketDrawing.tsx';
import { marketMoves } from '../../market/model.ts';
import { useWords } from '../../text/context.ts';
import { ChatBeside } from '../around/Chat.tsx';
import { News } from '../around/News.tsx';
import { SideTabs } from '../around/SideTabs.tsx';
import { BoardArea } from '../BoardArea.tsx';
import { useTable } from '../context.ts';
import { Notices } from '../Notices.tsx';
import table from '../table.module.css';
import { ExchangePanel } from './ExchangePanel.tsx';
import style from './exchange.module.css';

/** Shares are dealt: the companies are large, the market stands beside them, the map is a small picture. */
export function ExchangeStage({ pointedOut }: { pointedOut: readonly string[] }) {
  return (
    <>
      <ExchangePanel />
      <MarketBeside />
      <SmallMap pointedOut={pointedOut} />
      <div className={table.side}>
        <Notices />
        <News />
        <SideTabs />
        <ChatBeside />
      </div>
    </>
  );
}

function MarketBeside() {
  const { presentation, view, trial } = useTable();
  const model = presentation.market(view);
  const moves = trial ? marketMoves(model, presentation.market(trial)) : [];
  const section = useMarkersInSight();
  return (
    <div ref={section} className={style.market}>
      <MarketDrawing model={model} moves={moves} prices={false} />
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

/** Where things lie, to be looked at; a click or a key makes it large. */
function SmallMap({ pointedOut }: { pointedOut: readonly string[] }) {
  const words = useWords();
  const { swapStage } = useTable();
  return (
    <div className={table.smallMap}>
      <div inert>
        <BoardArea pointedOut={pointedOut} small />
      </div>
      <button type="button" onClick={swapStage} title={words.t('stage/show-map')}>
        <span>{words.t('stage/show-map')}</span>
      </button>
    </div>
  );
}
