import type { Entrant } from './entry.ts';
import type { Meetings } from './meetings.ts';

/**
 * Exchanges people who have met for others, from the nearest tables first, as long as that helps. With `sameRow` only for
 * those who have the same place at another table, so that people of the same strength stay apart.
 */
export function keptApart(tables: Entrant[][], meetings: Meetings, sameRow = false): Entrant[][] {
  for (let again = true; again; ) {
    again = false;
    for (const [here, table] of tables.entries()) {
      for (const one of [...table]) {
        if (meetings.costAt(table, one) > 0 && exchange(tables, here, one, meetings, sameRow)) again = true;
      }
    }
  }
  return tables;
}

function exchange(
  tables: Entrant[][],
  here: number,
  one: Entrant,
  meetings: Meetings,
  sameRow: boolean,
): boolean {
  const table = tables[here]!;
  const row = table.indexOf(one);
  const before = meetings.costAt(table, one);
  for (let away = 1; away < tables.length; away++) {
    for (const there of [here + away, here - away]) {
      const otherTable = tables[there];
      if (!otherTable) continue;
      for (const [otherRow, other] of otherTable.entries()) {
        if (sameRow && otherRow !== row) continue;
        const gain =
          before +
          meetings.costAt(otherTable, other) -
          meetings.costAt(otherTable, one, other) -
          meetings.costAt(table, other, one);
        if (gain <= 0) continue;
        table[row] = other;
        otherTable[otherRow] = one;
        return true;
      }
    }
  }
  return false;
}
