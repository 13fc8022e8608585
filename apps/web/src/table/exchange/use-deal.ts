import type { GameState, Json } from '@signalbox/kernel';
import type { WireOffer, WirePending } from '@signalbox/protocol';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Forecast } from '../../engine/calls.ts';
import { useSettings } from '../../settings/settings.ts';
import { theEngine } from '../../source/engine.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { actionKindOf } from '../choice.ts';
import { useTable, useTryOut } from '../context.ts';
import type { Item } from '../panels/groups.ts';
import { usePanelKeys } from '../use-panel-keys.ts';
import { planWith, salesOf } from './plan.ts';

/** The selection in the rows of the exchange, its consequences, and how to carry it out. */
export interface Deal {
  /** Actions in order: sales, and the purchase that they pay for. */
  readonly plan: readonly Json[];
  readonly forecast: Forecast | null;
  /** The state after the plan. */
  readonly trial: GameState | null;
  /** The state once everything that it begins, such as a merger, is resolved. */
  readonly outcome: GameState | null;
  /** After the sales of the plan: what may be done then, also instead of the purchase that has been selected. */
  readonly sold: Sold | null;
  /** Selected although it is not possible: the reason is shown. */
  readonly barred: Item | null;
  readonly pick: (item: Item) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export interface Sold {
  readonly view: GameState;
  readonly offer: WireOffer;
}

interface Picked {
  /** The question for which it was selected; the next question starts without a selection. */
  readonly at: number;
  readonly plan: readonly Json[];
  readonly barred: Item | null;
}
const NOTHING: Picked = { at: -1, plan: [], barred: null };

export function useDeal(pending: WirePending | null): Deal {
  const { presentation, snapshot, view, act, actInTurn, busy } = useTable();
  const { confirm: confirms } = useSettings();
  const at = snapshot.game!.position;
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const { plan, barred } = picked.at === at ? picked : NOTHING;
  const { forecast, afterSales } = useForecasts(pending, plan);
  const trial = forecast?.ok ? forecast.view : null;
  const outcome = forecast?.ok ? (forecast.outlook?.view ?? forecast.view) : null;
  useTryOut(outcome);
  const sold = useMemo(
    () => (afterSales?.ok && afterSales.offer ? { view: afterSales.view, offer: afterSales.offer } : null),
    [afterSales],
  );
  const pick = useSteady((item: Item) => {
    const { choice, reason } = item;
    if (reason) setPicked({ at, plan, barred: item });
    else if (isDoneAtOnce(confirms, choice, presentation, view)) void act(choice);
    else
      setPicked({ at, plan: planWith(presentation, view, plan, sold?.offer ?? null, choice), barred: null });
  });
  const cancel = useCallback(() => setPicked(NOTHING), []);
  const confirm = useCallback(() => {
    if (busy || plan.length === 0) return;
    void actInTurn(plan);
  }, [busy, plan, actInTurn]);
  usePanelKeys({ confirm, cancel });
  return useMemo(
    () => ({ plan, forecast, trial, outcome, sold, barred, pick, confirm, cancel }),
    [plan, forecast, trial, outcome, sold, barred, pick, confirm, cancel],
  );
}

/** The same function for every render, which does what the latest one does. */
function useSteady<Given>(latest: (given: Given) => void): (given: Given) => void {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((given: Given) => current.current(given), []);
}

/**
 * A pass has no consequences to be shown, nor has what only leads to another question, nor putting up a lot for which
 * only the bid is paid: that comes next. A lot with a price is bought. Somebody may still want to confirm everything.
 */
export function isDoneAtOnce(
  confirms: 'all' | 'deals' | 'none',
  choice: Json,
  presentation: Pick<Presentation, 'auction' | 'onlyAsks'>,
  view: GameState,
): boolean {
  if (confirms !== 'deals') return confirms === 'none';
  if (actionKindOf(choice) === 'pass' || presentation.onlyAsks?.(view, choice)) return true;
  const lots = presentation.auction?.(view)?.lots ?? [];
  return lots.some(({ id, price }) => id === choice && price === null);
}

/** What comes of a plan, and of its sales alone: computed by the engine from this seat's view, once for a question. */
function useForecasts(pending: WirePending | null, plan: readonly Json[]) {
  const { snapshot, presentation } = useTable();
  const { game } = snapshot;
  const title = presentation.title.id;
  const [found, setFound] = useState<Found>(NONE_FOUND);
  const known = found.game === game ? found.by : NONE_FOUND.by;
  const [all, sales] = [JSON.stringify(plan), JSON.stringify(salesOf(plan))];
  const missing = [all, sales].find((one) => one !== EMPTY && !known[one]);
  useEffect(() => {
    if (!missing || !pending || !game?.seat || pending.sealed) return;
    let wanted = true;
    const { view, seat } = game;
    const ask = { title, view, seat, decision: pending.decision, choices: JSON.parse(missing) as Json[] };
    void theEngine()
      .call('forecast', ask)
      .then((forecast) => wanted && setFound((before) => withForecast(before, game, missing, forecast)));
    return () => {
      wanted = false;
    };
  }, [missing, pending, game, title]);
  return { forecast: known[all] ?? null, afterSales: known[sales] ?? null };
}

/** A plan of nothing, as text. */
const EMPTY = '[]';

interface Found {
  /** The game for whose state they were computed. */
  readonly game: unknown;
  /** By plan, as text. */
  readonly by: Readonly<Record<string, Forecast>>;
}
const NONE_FOUND: Found = { game: null, by: {} };

function withForecast({ game: before, by }: Found, game: unknown, plan: string, forecast: Forecast): Found {
  return { game, by: { ...(before === game ? by : {}), [plan]: forecast } };
}
