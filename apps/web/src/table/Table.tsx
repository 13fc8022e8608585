import type { GameState } from '@signalbox/kernel';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { TableSnapshot, TableSource } from '../source/table-source.ts';
import type { Presentation } from '../titles/presentation.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { ChatBeside } from './around/Chat.tsx';
import { HistoryBar } from './around/HistoryBar.tsx';
import { News } from './around/News.tsx';
import { PlayersStrip } from './around/PlayersStrip.tsx';
import { RuleSheet } from './around/RuleSheet.tsx';
import { SideTabs } from './around/SideTabs.tsx';
import { MapPlace } from './BoardArea.tsx';
import {
  type Overlay,
  OverlayContext,
  ShowOverlayContext,
  TableContext,
  type TableContextValue,
  TrialContext,
  TryOutContext,
} from './context.ts';
import { ExchangeStage } from './exchange/ExchangeStage.tsx';
import { Notices } from './Notices.tsx';
import { TableHeader } from './TableHeader.tsx';
import { Toasts } from './Toasts.tsx';
import style from './table.module.css';
import { useAct } from './use-act.ts';
import { useAttention } from './use-attention.ts';
import { useChat } from './use-chat.ts';
import { useSeen } from './use-seen.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useStage } from './use-stage.ts';
import { useSwipe } from './use-swipe.ts';

export interface TableProps {
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  readonly presentation: Presentation;
}

export function Table(props: TableProps) {
  const { value, rule, openRule, pointedOut } = useTableValue(props);
  const { source, stage } = value;
  const swipe = useSwipe(value.swapStage);
  useAttention(value);
  useShortcuts(value);
  return (
    <TableContext value={value}>
      <ConsideredProvider>
        <div className={style.table} data-stage={stage} {...swipe}>
          <TableHeader />
          {stage === 'map' ? <PlayersStrip /> : <ExchangeStage />}
          <MapPlace pointedOut={pointedOut} />
          <div className={style.side}>
            <Notices />
            <News />
            {stage === 'map' && <ActionPanel />}
            <SideTabs />
            <ChatBeside />
          </div>
          <HistoryBar />
          {source.online && <Toasts />}
          <RuleSheet section={rule} onClose={() => openRule(null)} />
        </div>
      </ConsideredProvider>
    </TableContext>
  );
}

/** What everything at the table shares, with the rule that is open and the hexes that are pointed out. */
export function useTableValue({ source, snapshot, presentation }: TableProps) {
  const game = snapshot.game!;
  const { past, pastView, showPast } = usePast(source, game.position);
  const seen = useSeen(snapshot.table!.id, game.position);
  const [tab, showTab] = useState<string>(presentation.inset ? 'companies' : 'market');
  const [company, lookAt] = useState<string | null>(null);
  const showCompany = useCallback((id: string) => {
    lookAt(id);
    showTab('companies');
  }, []);
  const [rule, openRule] = useState<string | null>(null);
  const [pointedOut, pointOut] = useState<readonly string[]>([]);
  const { act, actInTurn, busy, problem } = useAct(source, game.pending?.decision ?? '');
  const { stage, swapStage } = useStage(presentation, snapshot, past);
  const chat = useChat(source.online, snapshot.table!.id, tab);
  const value = useMemo<TableContextValue>(
    () => ({
      source,
      snapshot,
      presentation,
      view: pastView ?? game.view,
      past,
      showPast,
      seat: game.seat,
      seen,
      problem,
      busy,
      act,
      actInTurn,
      stage,
      swapStage,
      tab,
      showTab,
      chat,
      company,
      showCompany,
      openRule,
      pointOut,
    }),
    [
      source,
      snapshot,
      presentation,
      pastView,
      game,
      past,
      showPast,
      seen,
      problem,
      busy,
      act,
      actInTurn,
      stage,
      swapStage,
      tab,
      chat,
      company,
      showCompany,
    ],
  );
  return { value, rule, openRule, pointedOut };
}

/** Holds what the choice under consideration shows on the map and would change. */
function ConsideredProvider({ children }: { children: ReactNode }) {
  const [overlay, show] = useState<Overlay | null>(null);
  const [trial, tryOut] = useState<GameState | null>(null);
  return (
    <ShowOverlayContext value={show}>
      <TryOutContext value={tryOut}>
        <OverlayContext value={overlay}>
          <TrialContext value={trial}>{children}</TrialContext>
        </OverlayContext>
      </TryOutContext>
    </ShowOverlayContext>
  );
}

/** The past: the position that is shown, and the view at that time. */
function usePast(source: TableSource, position: number) {
  const { at } = useSearch({ strict: false });
  const [past, setPast] = useState<number | null>(at !== undefined && at < position ? at : null);
  const [pastView, setView] = useState<GameState | null>(null);
  useEffect(() => {
    if (past === null) {
      setView(null);
      return;
    }
    let wanted = true;
    void source.past(past).then((view) => wanted && setView(view));
    return () => {
      wanted = false;
    };
  }, [source, past]);
  const showPast = useCallback(
    (to: number | null) => setPast(to === null || to >= position ? null : Math.max(0, to)),
    [position],
  );
  return { past, pastView, showPast };
}
