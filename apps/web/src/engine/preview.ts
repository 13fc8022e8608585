import { type GameEvent, type GameState, type Pending, play } from '@signalbox/kernel';
import { wireOfferOf } from '@signalbox/table/offers.ts';
import { outlookOf } from '@signalbox/table/outlook.ts';
import type { EngineCalls, Forecast, Preview } from './calls.ts';
import { titleOf } from './titles.ts';

/** Tries an action on the view of a seat, so that a screen can show the result. */
export async function preview({
  title,
  view,
  seat,
  decision,
  choice,
}: EngineCalls['preview']['ask']): Promise<Preview> {
  const rules = await titleOf(title);
  const action = { seat, decision, choice };
  const played = play(rules, view, action);
  if (!played.ok) return played;
  return { ok: true, view: played.state, events: played.events, outlook: outlookOf(rules, view, action) };
}

/** Tries actions one after the other, each answering the same decision, as in a turn of sales and a purchase. */
export async function forecast({
  title,
  view,
  seat,
  decision,
  choices,
}: EngineCalls['forecast']['ask']): Promise<Forecast> {
  const rules = await titleOf(title);
  const events: GameEvent[] = [];
  let state: GameState = view;
  let waiting: Pending | null | undefined;
  for (const choice of choices) {
    const played = play(rules, state, { seat, decision, choice }, waiting);
    if (!played.ok) return played;
    events.push(...played.events);
    ({ state, waiting } = played);
  }
  const again = waiting?.decision === decision && waiting.seats.includes(seat) ? waiting : null;
  const [choice, ...more] = choices;
  const begins = choice !== undefined && more.length === 0 && !again;
  return {
    ok: true,
    view: state,
    events,
    offer: again && wireOfferOf(again.offerTo(seat)),
    outlook: begins ? outlookOf(rules, view, { seat, decision, choice }) : null,
  };
}
