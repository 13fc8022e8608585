import { type Entry, entryFor, firstChoices, type Json, type Offer, pending } from '@signalbox/kernel';
import { parseCompact } from '@signalbox/kernel/tools';
import type { Terminal } from '../context.ts';
import { isSealed } from './display.ts';
import type { Table } from './table.ts';

/** No more choices than this are written out. */
const WRITTEN_OUT = 1_000;

/**
 * A game for programs: one JSON object per line, `entry`, `turn`, `refused` and `end`. An answer is the choice as JSON
 * or in the compact form, one per line.
 */
export async function playJsonSession(table: Table, terminal: Terminal): Promise<void> {
  const print = (type: string, content: object) => terminal.print(JSON.stringify({ type, ...content }));
  const tell = (entry: Entry) => print('entry', entryFor(entry, null, isSealed(table.journal.state, entry)));
  for (;;) {
    const acting = table.untilPerson();
    let step = acting.next();
    for (; !step.done; step = acting.next()) tell(step.value);
    const seat = step.value;
    if (seat === null) break;
    const { decision, rule, offerTo } = pending(table.title, table.journal.state)!;
    print('turn', { seat, decision, rule, offer: offerJson(offerTo(seat)) });
    const line = await terminal.ask(null);
    if (line === null || line.trim() === 'quit') break;
    const refused = table.play({ seat, decision, choice: choiceFrom(line) });
    if (refused) print('refused', refused);
    else tell(table.journal.entries.at(-1)!);
  }
  const { state, entries } = table.journal;
  const seed = state.outcome ? table.seed : null;
  print('end', { title: table.title.id, entries: entries.length, outcome: state.outcome, seed });
}

function choiceFrom(line: string): Json {
  try {
    return JSON.parse(line) as Json;
  } catch {
    try {
      return parseCompact(line.trim());
    } catch {
      return line;
    }
  }
}

function offerJson(offer: Offer): Json {
  switch (offer.kind) {
    case 'range': {
      const { kind, base, field, min, max, step } = offer;
      return { kind, base, field, min, max, step };
    }
    case 'either':
      return { kind: 'either', offers: offer.offers.map(offerJson) };
    case 'sealed':
      return { kind: 'sealed', of: offerJson(offer.of) };
    default:
      return { kind: offer.kind, choices: firstChoices(offer, WRITTEN_OUT) };
  }
}
