import { type Cited, cited, type Json, withSection } from '@signalbox/kernel';
import {
  type GivenRoute,
  isRunChoice,
  nextStops,
  runBetween,
  runChoice,
  runThrough,
  type StopsOfTrain,
} from '@signalbox/rails';
import { useCallback, useMemo, useState } from 'react';
import { drawnRoutes, type Running } from '../../titles/running.ts';
import { everyOrderWith, ordersWith, placesToStop, stopsOf, withStops } from './route-stops.ts';

interface Own {
  readonly stops: readonly StopsOfTrain[];
  /** The best run with these stops; null if there are none. */
  readonly choice: Json | null;
}

const NONE: Own = { stops: [], choice: null };

/** The routes of other trains for which stops were chosen. */
function othersIn({ stops, choice }: Own, train: string): readonly GivenRoute[] {
  if (choice === null || !isRunChoice(choice)) return [];
  return choice.routes.filter((route) => route.train !== train && stopsOf(stops, route.train).length > 0);
}

const NO_RUN: Json = { routes: [] };

/**
 * The stops that the player has chosen for the trains, and the resulting run. A stop that does not work changes nothing.
 * By hand, trains run only between the stops that were chosen.
 */
export function useRouteStops(running: Running | null, best: Json | undefined, byHand = false) {
  const [own, setOwn] = useState<Own>(NONE);
  const [refused, setRefused] = useState<Cited | null>(null);
  const trains = running?.query.trains ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const train = chosen ?? trains[0]?.id ?? '';
  const choice = own.choice ?? (byHand ? NO_RUN : best);
  const runOn = byHand ? runBetween : runThrough;

  /** Takes the first of these orders that gives a legal run or, among several, the one that earns most. */
  const attempt = useCallback(
    (of: string, orders: readonly (readonly string[])[], which: 'first' | 'most') => {
      if (!running) return;
      const tried = orders.map((order) => {
        const stops = withStops(own.stops, of, order);
        return { stops, checked: runOn(running.query, stops) };
      });
      const good = tried.flatMap(({ stops, checked }) => (checked.ok ? [{ stops, run: checked.run }] : []));
      const [found] = which === 'most' ? good.toSorted((a, b) => b.run.revenue - a.run.revenue) : good;
      if (found) {
        setRefused(null);
        setOwn(found.stops.length === 0 ? NONE : { stops: found.stops, choice: runChoice(found.run) });
        return;
      }
      const { checked } = tried[0]!;
      if (!checked.ok) setRefused(withSection(checked.objection, {}, running.section));
    },
    [running, own, runOn],
  );

  const choose = useCallback((of: string) => {
    setChosen(of);
    setRefused(null);
  }, []);

  const press = useCallback(
    (stop: string) => {
      const called = drawnRoutes(running, choice).find(({ id }) => id === train)?.stops ?? [];
      const orders = ordersWith(
        stopsOf(own.stops, train),
        stop,
        called.map(({ id }) => id),
      );
      attempt(train, orders, 'first');
    },
    [running, choice, own, train, attempt],
  );

  const drag = useCallback(
    (of: string, hex: string) => {
      if (!running) return;
      choose(of);
      const places = placesToStop(running.query).filter((place) => place.startsWith(`${hex}.`));
      const orders = places.flatMap((place) => everyOrderWith(stopsOf(own.stops, of), place));
      if (orders.length > 0) attempt(of, orders, 'most');
      else setRefused(cited(running.section, 'routes/no-such-place', { train: of, place: hex }));
    },
    [running, own, attempt, choose],
  );

  const forget = useCallback(() => {
    setOwn(NONE);
    setRefused(null);
  }, []);

  const stops = stopsOf(own.stops, train);
  const next = useMemo(
    () => (running && train ? nextStops(running.query, { train, stops }, othersIn(own, train)) : []),
    [running, train, stops, own],
  );
  return { train, choose, stops, next, choice, changed: own.stops.length > 0, refused, press, drag, forget };
}
