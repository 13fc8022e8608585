import { useCallback } from 'react';
import { changeSettings, type Stage, useSettings } from '../settings/settings.ts';
import type { TableSnapshot } from '../source/table-source.ts';
import type { Presentation } from '../titles/presentation.ts';

/** The question or the settings decide what takes the large area; a player's change at the table is remembered. */
export function useStage(
  { title, deals }: Presentation,
  { game, entries }: TableSnapshot,
  past: number | null,
): { stage: Stage; swapStage: () => void } {
  const { layout, stages } = useSettings();
  const asked =
    past === null
      ? (game?.pending?.decision ?? null)
      : (entries.find(({ position, decision }) => position > past && decision)?.decision ?? null);
  const aboutShares = asked !== null && (deals?.has(asked) ?? false);
  const key = `${title.id}/${aboutShares ? 'deals' : 'other'}`;
  const stage = stages[key] ?? (layout !== 'question' ? layout : aboutShares ? 'exchange' : 'map');
  const swapStage = useCallback(
    () => changeSettings({ stages: { ...stages, [key]: stage === 'map' ? 'exchange' : 'map' } }),
    [stages, key, stage],
  );
  return { stage, swapStage };
}
