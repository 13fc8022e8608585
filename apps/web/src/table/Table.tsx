import type { GameState } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { TableSnapshot, TableSource } from '../source/table-source.ts';
import type { Presentation } from '../titles/presentation.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { HistoryBar } from './around/HistoryBar.tsx';
import { News } from './around/News.tsx';
import { PlayersStrip } from './around/PlayersStrip.tsx';
import { RuleSheet } from './around/RuleSheet.tsx';
import { SideTabs } from './around/SideTabs.tsx';
import { BoardArea } from './BoardArea.tsx';
import { TableContext, type TableContextValue } from './context.ts';
import { Notices } from './Notices.tsx';
import { OverlayProvider } from './OverlayProvider.tsx';
import { TableHeader } from './TableHeader.tsx';
import style from './table.module.css';
import { usePast } from './use-past.ts';
import { useSeen } from './use-seen.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSounds } from './use-sounds.ts';

export function Table({
  source,
  snapshot,
  presentation,
}: {
  source: TableSource;
  snapshot: TableSnapshot;
  presentation: Presentation;
}) {
  const game = snapshot.game!;
  const { past, pastView, showPast } = usePast(source, game.position);
  const seen = useSeen(snapshot.table!.id, game.position);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [tab, showTab] = useState<string>(presentation.inset ? 'companies' : 'market');
  const [rule, openRule] = useState<string | null>(null);
  const [pointedOut, pointOut] = useState<readonly string[]>([]);
  const [trial, tryOut] = useState<GameState | null>(null);
  const decision = game.pending?.decision ?? '';
  const act = useCallback<TableContextValue['act']>(
    async (choice) => {
      setBusy(true);
      setProblem(null);
      try {
        setProblem(await source.act(decision, choice));
      } finally {
        setBusy(false);
      }
    },
    [source, decision],
  );
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
      tab,
      showTab,
      openRule,
      pointOut,
      trial,
      tryOut,
    }),
    [source, snapshot, presentation, pastView, game, past, showPast, seen, problem, busy, act, tab, trial],
  );
  const mine = game.pending?.offer != null;
  useSounds(game.position, mine);
  useShortcuts(value);
  return (
    <TableContext value={value}>
      <OverlayProvider>
        <div className={style.table}>
          <TableHeader />
          <PlayersStrip />
          <BoardArea pointedOut={pointedOut} />
          <div className={style.side}>
            <Notices />
            <News />
            <ActionPanel />
            <SideTabs />
          </div>
          <HistoryBar />
          <RuleSheet section={rule} onClose={() => openRule(null)} />
        </div>
      </OverlayProvider>
    </TableContext>
  );
}
