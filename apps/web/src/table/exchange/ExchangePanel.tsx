import type { WirePending } from '@signalbox/protocol';
import { builtChoices } from '@signalbox/table/offers.ts';
import { type ReactNode, useMemo } from 'react';
import { PHONE, useMedia } from '../../parts/use-media.ts';
import { useWords } from '../../text/context.ts';
import { AboveQuestion, ProblemNote } from '../AboveQuestion.tsx';
import action from '../action.module.css';
import { PastPanel } from '../around/PastPanel.tsx';
import { useTable } from '../context.ts';
import { GuideNotes } from '../GuideNotes.tsx';
import { HandOver } from '../HandOver.tsx';
import { HintBox } from '../HintBox.tsx';
import { PickPanel } from '../panels/PickPanel.tsx';
import { SalePanel } from '../panels/SalePanel.tsx';
import { UndoBar } from '../UndoBar.tsx';
import { useQuestion } from '../use-question.ts';
import { ActingStrip, TurnSoFar } from './ActingStrip.tsx';
import { AuctionCards, AuctionTable } from './AuctionTable.tsx';
import { DealBar } from './DealBar.tsx';
import { DealContext, PickContext } from './deal-context.ts';
import { ExchangeCards } from './ExchangeCards.tsx';
import { ExchangeTable } from './ExchangeTable.tsx';
import style from './exchange.module.css';
import { foldedRows, rowChoices, rowsOf } from './rows.ts';
import { useDeal } from './use-deal.ts';

/** Decisions with these panels next to a map are made in the rows of the exchange instead. */
const IN_ROWS: readonly unknown[] = [PickPanel, SalePanel];
/** With no more rows than this there is room for the map below them, on low and on higher screens. */
const FEW = 7;
const SOME = 10;

/** Bids for all lots at once are written into a form of their own. */
function isPicked(pending: WirePending | null): boolean {
  return pending !== null && builtChoices(pending.offer, 'bids').length === 0;
}

/** All companies in one table, with actions in their rows. */
export function ExchangePanel() {
  const words = useWords();
  const { past, presentation, view } = useTable();
  const { position, mine, Panel, handOver, hint, auto, section } = useQuestion();
  const narrow = useMedia(PHONE);
  const auction = useMemo(() => presentation.auction?.(view) ?? null, [presentation, view]);
  const inRows = Panel !== null && (IN_ROWS.includes(Panel) || (auction !== null && isPicked(mine)));
  const asked = inRows ? mine : null;
  const offer = asked?.offer ?? null;
  const choices = useMemo(() => rowChoices(presentation, view, offer), [presentation, view, offer]);
  const Companies = narrow ? ExchangeCards : ExchangeTable;
  const Lots = narrow ? AuctionCards : AuctionTable;
  const deals = { pending: asked, choices };
  const companyRows = useMemo(() => {
    const rows = rowsOf(presentation, view);
    const folded = foldedRows(rows, (id) => choices.by.get(id) ?? []);
    return rows.length - folded.size + (presentation.privates?.(view).length ?? 0);
  }, [presentation, view, choices]);
  const rowCount = auction?.lots.length ?? companyRows;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={style.exchange}
      aria-label={words.t('stage/exchange')}
      data-position={position}
      data-rows={rowCount <= FEW ? 'few' : rowCount <= SOME ? 'some' : undefined}
    >
      <div className={style.top}>
        <ActingStrip />
        {past === null && <UndoBar hint={hint} auto={auto} />}
      </div>
      <TurnSoFar stage="exchange" />
      {past !== null && <PastPanel />}
      {past === null && (
        <>
          <AboveQuestion auto={auto} />
          {mine && <GuideNotes decision={mine.decision} />}
          {mine && <HintBox key={position} hint={hint.hint} decision={mine.decision} />}
        </>
      )}
      <ProblemNote />
      <DealProvider pending={asked}>
        <div className={style.deals} data-panel={mine?.decision}>
          {handOver && <HandOver onTake={handOver} />}
          {asked && <DealBar pending={asked} free={choices.free} />}
          {mine && Panel && !inRows && (
            <div className={`${action.panel} ${style.ownPanel}`}>
              <Panel key={`${position} ${mine.decision}`} pending={mine} />
            </div>
          )}
          {auction ? <Lots auction={auction} {...deals} /> : <Companies {...deals} />}
        </div>
      </DealProvider>
    </section>
  );
}

/** Holds what is picked in the rows. */
function DealProvider({ pending, children }: { pending: WirePending | null; children: ReactNode }) {
  const deal = useDeal(pending);
  return (
    <PickContext value={deal.pick}>
      <DealContext value={deal}>{children}</DealContext>
    </PickContext>
  );
}
