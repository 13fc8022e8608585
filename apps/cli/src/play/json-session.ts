import type { Json } from '@signalbox/kernel';
import { parseCompact } from '@signalbox/kernel/tools';
import type { Terminal } from '../context.ts';
import type { Table } from './table.ts';

/**
 * A game for programs: one JSON object per line, `entry`, `turn`, `refused` and `end`, in the formats of the server's
 * protocol. It reads one choice per line, as JSON or in the compact notation.
 */
export async function playJsonSession(table: Table, terminal: Terminal): Promise<void> {
  const print = (type: string, content: object) => terminal.print(JSON.stringify({ type, ...content }));
  for (;;) {
    const acting = table.untilPerson();
    let step = acting.next();
    for (; !step.done; step = acting.next()) print('entry', table.entryFor(step.value, null));
    const seat = step.value;
    if (seat === null) break;
    const { decision, rule, sealed, offer } = table.viewFor(seat).pending!;
    print('turn', { seat, decision, rule, sealed, offer });
    const line = await terminal.ask(null);
    if (line === null || line.trim() === 'quit') break;
    const refused = table.play({ seat, decision, choice: choiceFrom(line) });
    if (refused) print('refused', refused);
  }
  const { state, entries } = table;
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
