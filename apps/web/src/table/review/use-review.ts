import type { Judged } from '@signalbox/bots/turning-points';
import type { Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { MadeAt, Outline, Verdict } from '../../engine/calls.ts';
import { theEngine } from '../../source/engine.ts';
import { useTable } from '../context.ts';

/** A finished game that is being reviewed, with its actions. */
export interface OpenReview {
  readonly outline: Outline;
  /** The actions that were not undone. */
  readonly actions: readonly WireEntry[];
}

/** Null while it is opened; `unreadable` if it cannot be. */
export function useOpenReview(): OpenReview | 'unreadable' | null {
  const { source } = useTable();
  const [review, setReview] = useState<OpenReview | 'unreadable' | null>(null);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const [outline, log] = await Promise.all([source.review(), source.log()]);
      const actions = log.filter(({ kind, undone }) => kind === 'action' && !undone);
      if (wanted) setReview(outline ? { outline, actions } : 'unreadable');
    };
    open().catch(() => wanted && setReview('unreadable'));
    return () => {
      wanted = false;
    };
  }, [source]);
  return review;
}

export interface SeatReview {
  readonly judged: readonly Judged[];
  readonly done: number;
  readonly all: number;
  readonly running: boolean;
  readonly failed: boolean;
  readonly run: (running: boolean) => void;
}

/** Judges the choices of a seat one after the other, while it is running. */
export function useSeatReview({ outline }: OpenReview, seat: Seat): SeatReview {
  const [found, setFound] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const [running, run] = useState(false);
  const [failed, setFailed] = useState(false);
  const own = outline.choices.filter((one) => one.seat === seat);
  const verdictOn = ({ at, verdict }: MadeAt) => verdict ?? found.get(at) ?? null;
  const next = own.find((one) => verdictOn(one) === null)?.at;
  useEffect(() => {
    if (!running || next === undefined) return;
    // What was begun before a pause is finished and counts; nothing new is begun then.
    theEngine()
      .call('judge', next)
      .then(
        (verdict) => setFound((before) => new Map(before).set(next, verdict)),
        () => setFailed(true),
      );
  }, [running, next]);
  const start = useCallback((on: boolean) => {
    setFailed(false);
    run(on);
  }, []);
  const verdicts = own.flatMap((one) => {
    const verdict = verdictOn(one);
    return verdict ? [{ at: one.at, judgement: verdict.judgement }] : [];
  });
  return {
    judged: verdicts.flatMap(({ at, judgement }) => (judgement ? [{ at, judgement }] : [])),
    done: verdicts.length,
    all: own.length,
    running: running && next !== undefined && !failed,
    failed,
    run: start,
  };
}
