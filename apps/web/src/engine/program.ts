import { type GameEvent, type Json, type Offer, speaksAgainst } from '@signalbox/kernel';
import type { Program } from '@signalbox/protocol';
import type { RunningProgram } from '../wire/wire.ts';

/** What a program brings about when its decision comes up: a choice, or its own end. */
export type Due = { readonly choice: Json } | 'ended';

/** Looks at what has happened and at what is offered, as the server does for its own tables. */
export function due(program: RunningProgram, events: readonly GameEvent[], offer: Offer): Due {
  const over = [...program.until, ...program.unless].some((match) =>
    events.some((event) => fits(event, match)),
  );
  if (over || program.made >= program.times) return 'ended';
  const choice = program.choice as Json;
  return speaksAgainst(offer, choice) ? 'ended' : { choice };
}

function fits(event: GameEvent, match: Program['until'][number]): boolean {
  return Object.entries(match).every(([key, value]) => event[key] === value);
}
