import { type Options, optionsFor } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { NewTable } from '../engine/calls.ts';
import { theEngine } from '../source/engine.ts';
import { usePresentation } from '../titles/index.ts';

/** Starts a game on this device and opens it, or says why it cannot. */
export function useNewTable(): { start: (wanted: NewTable) => Promise<void>; problem: Problem | null } {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const start = async (wanted: NewTable) =>
    setProblem(await startTable(wanted, (id) => navigate({ to: '/table/$id', params: { id } })));
  return { start, problem };
}

/** The problem, if the game cannot be started or its table cannot be opened. */
export async function startTable(
  wanted: NewTable,
  open: (table: string) => Promise<void>,
): Promise<Problem | null> {
  try {
    const made = await theEngine().call('create', wanted);
    if ('why' in made) return made;
    await open(made.table);
    return null;
  } catch (error) {
    console.error(error);
    return { why: 'not-started' };
  }
}

/** The optional rules as they were chosen, without those that do not exist for this number of players. */
export function useOptions(
  title: string,
  players: number,
  start: Options = {},
): [Options, (chosen: Options) => void] {
  const [chosen, setChosen] = useState<Options>(start);
  // Options were chosen in the open list, so the title is loaded already.
  const fetched = usePresentation(Object.keys(chosen).length > 0 ? title : undefined);
  return [fetched ? optionsFor(fetched.title.options, players, chosen) : chosen, setChosen];
}
