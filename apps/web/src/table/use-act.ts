import type { Json } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { useCallback, useRef, useState } from 'react';
import type { TableSource } from '../source/table-source.ts';
import type { TableContextValue } from './context.ts';

/** How long the next question of the same turn may take to arrive. */
const LONGEST_MS = 5000;

/** Sends a choice; returns whether one is being sent, and the last refusal. */
export function useAct(
  source: TableSource,
  decision: string,
): Pick<TableContextValue, 'act' | 'actInTurn' | 'busy' | 'problem'> {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  // One key may confirm a hint and what was chosen beside it: only one of them is sent.
  const isSending = useRef(false);
  const actInTurn = useCallback(
    async (choices: readonly Json[]) => {
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setProblem(null);
      try {
        setProblem(await actOneByOne(source, decision, choices));
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
    [source, decision],
  );
  const act = useCallback((choice: Json) => actInTurn([choice]), [actInTurn]);
  return { act, actInTurn, busy, problem };
}

async function actOneByOne(
  source: TableSource,
  decision: string,
  choices: readonly Json[],
): Promise<Problem | null> {
  for (const [i, choice] of choices.entries()) {
    if (i > 0 && !(await isAskedAgain(source, decision))) return null;
    const before = source.snapshot().game?.position ?? 0;
    const problem = await source.act(decision, choice);
    if (problem) return problem;
    await until(source, () => (source.snapshot().game?.position ?? 0) > before);
  }
  return null;
}

/** An action may have led to another question, perhaps to a bankruptcy: then the rest is dropped. */
async function isAskedAgain(source: TableSource, decision: string): Promise<boolean> {
  return until(source, () => {
    const pending = source.snapshot().game?.pending;
    return pending?.decision === decision && pending.offer !== null;
  });
}

function until(source: TableSource, holds: () => boolean): Promise<boolean> {
  if (holds()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (value: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(value);
    };
    const timer = setTimeout(() => finish(false), LONGEST_MS);
    const stop = source.subscribe(() => holds() && finish(true));
  });
}
