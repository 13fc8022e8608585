import { stateAt } from '@signalbox/kernel';
import { figuresOf } from '../titles/figures.ts';
import type { History } from '../wire/messages.ts';
import type { LocalTable } from './local-table.ts';

/** More points than a chart shows: one is taken for every so many entries of a long game. */
const MOST_POINTS = 240;

export async function historyOf({ title, journal }: LocalTable): Promise<History> {
  const figures = await figuresOf(title.id);
  const length = journal.entries.length;
  const step = Math.max(1, Math.ceil(length / MOST_POINTS));
  const at: number[] = [];
  for (let position = 0; position < length; position += step) at.push(position);
  at.push(length);
  const rows = at.map((position) => figures(stateAt(journal, position)));
  const names = new Map(rows.flatMap((row) => row.map(({ id, kind }) => [`${kind}/${id}`, { id, kind }])));
  return {
    at,
    series: [...names].map(([name, { id, kind }]) => ({
      id,
      kind,
      points: rows.map((row) => row.find((figure) => `${figure.kind}/${figure.id}` === name)?.value ?? null),
    })),
  };
}
