import type { GameState, Json, Seat } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { createContext, useContext, useEffect } from 'react';
import type { BoardMapProps } from '../board/BoardMap.tsx';
import type { Stage } from '../settings/settings.ts';
import type { TableSnapshot, TableSource } from '../source/table-source.ts';
import type { Presentation } from '../titles/presentation.ts';
import type { ChatState } from './use-chat.ts';

/** What the parts of a table page share. */
export interface TableContextValue {
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  readonly presentation: Presentation;
  /** The view that is shown: the current one, or one of the past. */
  readonly view: GameState;
  readonly past: number | null;
  readonly showPast: (position: number | null) => void;
  readonly seat: Seat | null;
  /** The last position that had been seen when the table was opened. */
  readonly seen: number;
  /** The last refusal. */
  readonly problem: Problem | null;
  /** An action is being sent. */
  readonly busy: boolean;
  readonly act: (choice: Json) => Promise<void>;
  /** Answers the same question several times in one turn; stops if something else is asked. */
  readonly actInTurn: (choices: readonly Json[]) => Promise<void>;
  /** What takes the large area: the exchange, or the map. */
  readonly stage: Stage;
  readonly swapStage: () => void;
  /** What is shown beside the map. */
  readonly tab: string;
  readonly showTab: (tab: string) => void;
  readonly chat: ChatState;
  /** Whose card is shown next to the table. */
  readonly company: string | null;
  readonly showCompany: (company: string) => void;
  readonly openRule: (section: string) => void;
  /** Hexes highlighted from outside the map. */
  readonly pointOut: (hexes: readonly string[]) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error('Not at a table.');
  return table;
}

/** What a panel shows on the map, and what can be chosen there. */
export type Overlay = Pick<
  BoardMapProps,
  | 'targets'
  | 'selected'
  | 'several'
  | 'onHex'
  | 'onTurn'
  | 'routes'
  | 'onReroute'
  | 'stops'
  | 'colour'
  | 'onStop'
  | 'note'
> & {
  /** A tile that is tried out. */
  readonly tile?: { readonly hex: string; readonly on: string };
  /** The state with a token or marker that is tried out. */
  readonly placed?: GameState | null;
};

/** A separate context, so that only the map is rendered when it changes. */
export const ShowOverlayContext = createContext<(overlay: Overlay | null) => void>(() => {});
export const OverlayContext = createContext<Overlay | null>(null);

/**
 * The state after the choice under consideration; null while there is none. It changes with every click, so only what
 * shows it is rendered.
 */
export const TrialContext = createContext<GameState | null>(null);
export const TryOutContext = createContext<(trial: GameState | null) => void>(() => {});

/** Shows what a choice would change, for as long as it is considered. */
export function useTryOut(trial: GameState | null, considered = true): void {
  const tryOut = useContext(TryOutContext);
  useEffect(() => {
    if (!considered) return;
    tryOut(trial);
    return () => tryOut(null);
  }, [trial, considered, tryOut]);
}
