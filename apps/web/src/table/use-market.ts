import { useContext, useMemo } from 'react';
import { type MarketModel, type MarketMove, marketMoves } from '../market/model.ts';
import { TrialContext, useTable } from './context.ts';

/** The market, the company that acts, and how the choice under consideration would move its markers. */
export function useMarket(arranged: (model: MarketModel) => MarketModel = asPrinted): {
  readonly model: MarketModel;
  readonly moves: readonly MarketMove[];
  readonly acting: string | null;
} {
  const { presentation, view } = useTable();
  const trial = useContext(TrialContext);
  const model = useMemo(() => arranged(presentation.market(view)), [arranged, presentation, view]);
  const moves = useMemo(
    () => (trial ? marketMoves(model, presentation.market(trial)) : []),
    [presentation, model, trial],
  );
  return { model, moves, acting: presentation.acting(view) };
}

const asPrinted = (model: MarketModel) => model;
