import { play } from '@signalbox/kernel';
import type { EngineCalls, Preview } from './calls.ts';
import { titleOf } from './titles.ts';

/** Tries an action on what a seat sees, so that a screen can show what would come of it. */
export async function preview({
  title,
  view,
  seat,
  decision,
  choice,
}: EngineCalls['preview']['ask']): Promise<Preview> {
  const played = play(await titleOf(title), view, { seat, decision, choice });
  return played.ok ? { ok: true, view: played.state, events: played.events } : played;
}
