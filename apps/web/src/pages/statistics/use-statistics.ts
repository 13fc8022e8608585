import type { OwnResult } from '@signalbox/protocol';
import { useEffect, useState } from 'react';
import type { FinishedGame } from '../../engine/calls.ts';
import type { GameFacts } from '../../engine/facts.ts';
import type { GameStamp } from '../../engine/facts-store.ts';
import { api } from '../../online/api.ts';
import { recordOf } from '../../online/online-source.ts';
import { useMe, type WhoAmI } from '../../online/use-me.ts';
import { theEngine } from '../../source/engine.ts';
import { type Played, playedHere, playedOnline, withoutCopies } from './summary.ts';

/** The statistics so far, while games are still being read. */
export interface Statistics {
  readonly played: readonly Played[];
  readonly done: number;
  readonly count: number;
  readonly unreadable: number;
}

/** The finished games of this device and of the signed-in person; null until it is known which there are. */
export function useStatistics(): Statistics | null {
  const { data: who } = useMe();
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    if (!who) return;
    const reading = new AbortController();
    void readAll(who, reading.signal, setStatistics);
    return () => reading.abort();
  }, [who]);
  return statistics;
}

/** A game to be counted, and how. */
interface ToCount {
  readonly game: FinishedGame;
  readonly read: () => Promise<GameFacts | null>;
  readonly played: (facts: GameFacts) => Played[];
}

async function readAll(who: WhoAmI, signal: AbortSignal, tell: (so: Statistics) => void): Promise<void> {
  const games = await gamesToCount(who);
  const played: Played[] = [];
  let [done, unreadable] = [0, 0];
  const report = () =>
    signal.aborted || tell({ played: withoutCopies(played), done, count: games.length, unreadable });
  const count = ({ played: seen }: ToCount, facts: GameFacts | null) => {
    done += 1;
    if (facts) played.push(...seen(facts));
    else unreadable += 1;
  };
  for (const one of games) if (one.game.facts) count(one, one.game.facts);
  report();
  for (const one of games) {
    if (signal.aborted) return;
    if (one.game.facts) continue;
    count(one, await one.read().catch(() => null));
    report();
  }
}

async function gamesToCount(who: WhoAmI): Promise<ToCount[]> {
  const results = await ownResults(who);
  const online = results?.map(({ table, at }): GameStamp => ({ id: `online ${table}`, stamp: at }));
  const found = await theEngine().call('finished', online ?? null);
  const name = who.kind === 'signed-in' ? who.me.name : '';
  return [
    ...found.here.map(
      (game): ToCount => ({
        game,
        read: () => theEngine().call('facts', { game: stampOf(game), record: null }),
        played: (facts) => playedHere(game, facts),
      }),
    ),
    ...found.online.map((game, i): ToCount => {
      const result = results![i]!;
      return {
        game,
        read: async () =>
          theEngine().call('facts', { game: stampOf(game), record: await recordOf(result.table) }),
        played: (facts) => playedOnline(result, name, facts),
      };
    }),
  ];
}

const stampOf = ({ id, stamp }: FinishedGame): GameStamp => ({ id, stamp });

/** None for somebody who is not signed in; null if the server does not answer. */
async function ownResults(who: WhoAmI): Promise<OwnResult[] | null> {
  if (who.kind === 'signed-out') return [];
  if (who.kind === 'offline') return null;
  return api<OwnResult[]>('GET', '/me/results').catch(() => null);
}
