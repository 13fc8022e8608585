import { hexOf } from '@signalbox/rails';
import { listedChoices } from '@signalbox/table/offers.ts';
import { use, useMemo } from 'react';
import type { DrawnRoute, MapStop, RouteStop } from '../../board/model.ts';
import { oneOfSeveral, placeText, stopName } from '../../board/place-name.ts';
import { type RouteStyle, routeStyle } from '../../board/route-styles.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import type { Words } from '../../text/words.ts';
import { type Running, trainLabel } from '../../titles/running.ts';
import { Consequences } from '../Consequences.tsx';
import { useTable } from '../context.ts';
import { Dashed } from '../exchange/company-figures.tsx';
import { LessonContext } from '../lesson-context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { Reason } from '../Reason.tsx';
import { useOverlay } from '../use-overlay.ts';
import { usePreview } from '../use-preview.ts';
import { AskFirst, useAskFirst } from './AskFirst.tsx';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';
import { bonusText, placesToStop, sumOf } from './route-stops.ts';
import { useRouteStops } from './use-route-stops.ts';

/**
 * The best run, drawn along the track, with the value of every stop. Stops that are clicked on the map, or added from a
 * list, make a train take the best way through them; the best run is always one click away.
 */
export function RunPanel({ pending, note }: PanelProps & { readonly note?: string }) {
  const words = useWords();
  const { busy, presentation, view } = useTable();
  const asking = useAskFirst();
  const best = listedChoices(pending.offer)[0];
  const running = useMemo(() => presentation.running?.(view) ?? null, [presentation, view]);
  const byHand = use(LessonContext)?.lesson.runsByHand ?? false;
  const own = useRouteStops(running, best, byHand);
  const { train, stops, next, choice, changed, refused, press, drag } = own;
  const routes = useMemo(() => presentation.routes(view, choice), [presentation, view, choice]);
  const order = running?.query.trains.findIndex(({ id }) => id === train) ?? 0;
  const mapStops = useMemo(
    () => (running ? stopsOnMap(words, running, train, stops, next) : []),
    [words, running, train, stops, next],
  );
  const overlay = useMemo(
    () => ({
      routes,
      ...(running && {
        stops: mapStops,
        colour: routeStyle(order).colour,
        onStop: press,
        onReroute: drag,
        note: refused && <Reason problem={refused} />,
      }),
    }),
    [routes, running, mapStops, order, press, drag, refused],
  );
  useOverlay(overlay);
  const preview = usePreview(choice);
  // A run that leaves nothing to decide goes on to the treasury and the share price.
  const figures = preview?.ok && !preview.outlook ? preview.view : null;
  const total = routes.reduce((sum, { revenue }) => sum + revenue, 0);
  if (best === undefined) return <p>{words.t('table/no-run')}</p>;
  return (
    <>
      <p className={parts.soft}>
        {byHand
          ? words.t('puzzles/own-run')
          : changed
            ? words.t('table/other-run')
            : (note ?? words.t('table/best-run'))}
      </p>
      {running && <Trains running={running} routes={routes} train={train} onChoose={own.choose} />}
      {/* What the trains earn is said with their routes. */}
      {figures && <Consequences after={figures} />}
      <PreviewText preview={preview} figures={figures !== null} skip={running ? ['ran'] : []} />
      {running && <AddStop running={running} stops={stops} next={next} onPress={press} />}
      {/* Last, because nothing below it would be seen to go on. */}
      <div className={style.doIt} data-pinned>
        <Button
          kind={choice !== undefined && asking.isAsked(choice) ? 'plain' : 'main'}
          disabled={busy || preview?.ok === false}
          onClick={() => choice !== undefined && asking.choose(choice)}
        >
          {words.t('table/run')}
        </Button>
        {running && routes.length > 1 && <strong>{words.t('route/together', { total })}</strong>}
        {choice !== undefined && <AskFirst choice={choice} asking={asking} />}
        {changed && !byHand && <Button onClick={own.forget}>{words.t('table/back-to-best')}</Button>}
        {running && (
          <span className={style.belowIt} aria-hidden="true">
            ▾ {words.t('route/choose-below')}
          </span>
        )}
      </div>
    </>
  );
}

function stopText(words: Words, { query }: Running, stop: string): string {
  const [hex, node] = stop.split('.') as [string, string];
  const { board } = query;
  const text = hexOf(board, hex).name ? placeText(words, board, hex) : stopName(words, board, hex);
  return oneOfSeveral(words, query, [hex, Number(node)], text);
}

function stopsOnMap(
  words: Words,
  running: Running,
  train: string,
  stops: readonly string[],
  next: readonly string[],
): MapStop[] {
  return placesToStop(running.query).map((stop) => {
    const [hex, node] = stop.split('.') as [string, string];
    const place = stopText(words, running, stop);
    const index = stops.indexOf(stop);
    const number = index < 0 ? null : index + 1;
    const label = trainLabel(running, train);
    return {
      hex,
      node: Number(node),
      number,
      reached: next.includes(stop),
      meaning:
        number === null
          ? words.t('route/add-here', { place, train: label })
          : words.t('route/remove', { place, train: label, number }),
    };
  });
}

/** The trains with their routes; if there are several, the player selects one to give it stops. */
function Trains({
  running,
  routes,
  train,
  onChoose,
}: {
  running: Running;
  routes: readonly DrawnRoute[];
  train: string;
  onChoose: (train: string) => void;
}) {
  const words = useWords();
  const { trains } = running.query;
  return (
    <ul className={style.routes}>
      {trains.map(({ id }, i) => {
        const route = routes.find((one) => one.id === id);
        const name = words.t('table/train', { train: trainLabel(running, id) });
        const sum = `${name}${gap(words)}${earned(words, route)}`;
        return (
          <li key={id} data-train={id}>
            {trains.length > 1 ? (
              <button
                type="button"
                className={style.trainButton}
                aria-pressed={id === train}
                onClick={() => onChoose(id)}
              >
                <RouteSample line={routeStyle(i)} />
                {sum}
              </button>
            ) : (
              <strong>
                <RouteSample line={routeStyle(i)} />
                {sum}
              </strong>
            )}
            {route && <StopSums route={route} />}
          </li>
        );
      })}
    </ul>
  );
}

function earned(words: Words, route: DrawnRoute | undefined): string {
  if (!route) return words.t('route/idle');
  return words.money(route.revenue) + (route.subsidy ? ` + ${words.treasury(route.subsidy)}` : '');
}

/** A piece of the line that the map shows. */
function RouteSample({ line: { colour, dashes } }: { line: RouteStyle }) {
  return (
    <svg className={style.routeMark} viewBox="0 0 40 8" width={40} height={8} aria-hidden="true">
      <path
        d="M4 4H36"
        stroke={colour}
        strokeWidth={5.5}
        strokeLinecap="round"
        strokeDasharray={dashes}
        fill="none"
      />
    </svg>
  );
}

function StopSums({ route }: { route: DrawnRoute }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const map = presentation.board(view);
  const nameOf = ({ id, hex }: RouteStop) =>
    oneOfSeveral(words, map, [hex, Number(id.split('.')[1])], stopName(words, map.board, hex));
  const base = route.base > 0 ? [bonusText(words, 'train', route.base)] : [];
  return (
    <span className={style.stops}>
      <Dashed texts={[...base, ...route.stops.map((stop) => `${nameOf(stop)} ${sumOf(words, stop)}`)]} />
    </span>
  );
}

/** An alternative to clicking stops on the map: a list of those that the train can call at next. */
function AddStop({
  running,
  stops,
  next,
  onPress,
}: {
  running: Running;
  stops: readonly string[];
  next: readonly string[];
  onPress: (stop: string) => void;
}) {
  const words = useWords();
  return (
    <>
      {stops.length > 0 && (
        <ul className={style.chips} aria-label={words.t('route/stops')}>
          {stops.map((stop, i) => (
            <li key={stop}>
              <Button onClick={() => onPress(stop)}>
                {i + 1} {stopText(words, running, stop)} <span aria-hidden="true">×</span>
                <span className={parts.hidden}>{words.t('route/take-out')}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label className={parts.field}>
        {words.t('route/choose')}
        <select value="" onChange={(event) => onPress(event.target.value)}>
          <option value="" disabled>
            {words.t('route/add')}
          </option>
          {next.map((stop) => (
            <option key={stop} value={stop}>
              {stopText(words, running, stop)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
