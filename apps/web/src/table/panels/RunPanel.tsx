import type { Json } from '@signalbox/kernel';
import { faceIn } from '@signalbox/rails';
import { listedChoices } from '@signalbox/table/offers.ts';
import { useCallback, useMemo, useState } from 'react';
import type { DrawnRoute } from '../../board/model.ts';
import { placeName, placeText } from '../../board/place-name.ts';
import { ROUTE_COLOURS } from '../../board/route-colours.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { useOverlay } from '../use-overlay.ts';
import { usePreview } from '../use-preview.ts';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';

/**
 * The best run, drawn along the track, with the value of every stop. Where the rules leave a choice, a route can be
 * dragged onto another stop; the best run is always one click away.
 */
export function RunPanel({ pending, note }: PanelProps & { readonly note?: string }) {
  const words = useWords();
  const { act, busy, presentation, view } = useTable();
  const best = listedChoices(pending.offer)[0];
  const { requested, request, forget, choice } = useRequestedStops(best);
  const routes = useMemo(() => presentation.routes(view, choice), [presentation, view, choice]);
  const overlay = useMemo(
    () => ({ routes, ...(presentation.reroute && { onReroute: request }) }),
    [routes, presentation, request],
  );
  useOverlay(overlay);
  const preview = usePreview(choice ?? undefined);
  if (best === undefined) return <p>{words.t('table/no-run')}</p>;
  const changed = requested.length > 0;
  return (
    <>
      <p className={parts.soft}>
        {changed ? words.t('table/other-run') : (note ?? words.t('table/best-run'))}
      </p>
      <ul className={style.routes}>
        {routes.map((route, i) => (
          <RouteLine key={route.id} route={route} colour={ROUTE_COLOURS[i % ROUTE_COLOURS.length]!} />
        ))}
      </ul>
      {choice === null && <p className={parts.problem}>{words.t('table/no-such-run')}</p>}
      <PreviewText preview={preview} />
      <div className={style.doIt}>
        <Button
          kind="main"
          disabled={busy || choice === null || preview?.ok === false}
          onClick={() => choice !== null && void act(choice!)}
        >
          {words.t('table/run')}
        </Button>
        {changed && <Button onClick={forget}>{words.t('table/back-to-best')}</Button>}
      </div>
      {presentation.reroute && <CallAt requested={requested} onRequest={request} />}
    </>
  );
}

/** An alternative to dragging: a stop that the trains have to visit. */
function CallAt({
  requested,
  onRequest,
}: {
  requested: readonly string[];
  onRequest: (hex: string) => void;
}) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { board, tiles } = presentation.board(view);
  const stops = [...board.hexes.keys()].filter((hex) =>
    faceIn(board, tiles, hex).nodes.some(({ kind, edges }) => kind !== 'junction' && edges.length > 0),
  );
  return (
    <label className={parts.field}>
      {words.t('table/call-at')}
      <select value="" onChange={(event) => onRequest(event.target.value)}>
        <option value="" disabled>
          {requested.length > 0
            ? requested.map((hex) => placeText(words, board, hex)).join(', ')
            : words.t('table/call-at-none')}
        </option>
        {stops.map((hex) => (
          <option key={hex} value={hex}>
            {placeText(words, board, hex)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The requested stops, and the best run that visits all of them; null if there is none. */
function useRequestedStops(best: Json | undefined) {
  const { presentation, view } = useTable();
  const [requested, setRequested] = useState<readonly string[]>([]);
  const request = useCallback((hex: string) => setRequested((before) => [...new Set([...before, hex])]), []);
  const forget = useCallback(() => setRequested([]), []);
  const choice = useMemo(
    () => (requested.length === 0 ? best : (presentation.reroute?.(view, requested) ?? null)),
    [requested, best, presentation, view],
  );
  return { requested, request, forget, choice };
}

function RouteLine({ route, colour }: { route: DrawnRoute; colour: string }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { board } = presentation.board(view);
  return (
    <li>
      <span className={style.routeMark} style={{ background: colour }} />
      <strong>
        {words.t('table/train', { train: route.label })} {words.money(route.revenue)}
        {route.subsidy ? ` + ${words.treasury(route.subsidy)}` : ''}
      </strong>
      <span className={style.stops}>
        {route.stops
          .map(({ hex, place, value, subsidy, bonuses }) =>
            [
              placeName(words, board, hex) ?? place,
              subsidy ? `+${words.treasury(subsidy)}` : value,
              ...bonuses.map(({ name, amount }) => `${words.t(`bonus/${name}` as UiKey)} +${amount}`),
            ].join(' '),
          )
          .join(' – ')}
      </span>
    </li>
  );
}
