import type { Chronicle } from '@signalbox/rails';
import type { Entry } from '@signalbox/table';
import { chronicleOf, figuresOf } from '../titles/figures.ts';
import type { History, Series } from './calls.ts';
import type { LocalTable } from './local-table.ts';

/** The maximum number of points in a chart; a long game is sampled. */
const MAX_POINTS = 240;

export async function historyOf(table: LocalTable): Promise<History> {
  const [figures, chronicle] = await Promise.all([figuresOf(table.title.id), chronicleOf(table.title.id)]);
  const { standing } = table;
  const step = Math.max(1, Math.ceil(standing.length / MAX_POINTS));
  const points = [0, ...standing.map(({ position }) => position)];
  const at = points.filter((_, i) => i % step === 0 || i === standing.length);
  const rows = at.map((position) => figures(table.stateAt(position)));
  const names = new Map(rows.flatMap((row) => row.map(({ id, kind }) => [`${kind}/${id}`, { id, kind }])));
  return {
    at,
    series: [
      ...[...names].map(([name, { id, kind }]) => ({
        id,
        kind,
        points: rows.map(
          (row) => row.find((figure) => `${figure.kind}/${figure.id}` === name)?.value ?? null,
        ),
      })),
      ...(chronicle ? revenues(chronicle, standing, at) : []),
    ],
  };
}

/** The last revenue of each company. */
function revenues({ runIn }: Chronicle, standing: readonly Entry[], at: readonly number[]): Series[] {
  const found = new Map<string, (number | null)[]>();
  const last = new Map<string, number>();
  let done = 0;
  at.forEach((position, point) => {
    for (; done < standing.length && standing[done]!.position <= position; done++) {
      for (const event of standing[done]!.events) {
        const run = runIn(event);
        if (run) last.set(run.company, run.revenue);
      }
    }
    for (const [id, amount] of last) {
      const points = found.get(id) ?? Array.from({ length: at.length }, () => null);
      points[point] = amount;
      found.set(id, points);
    }
  });
  return [...found].map(([id, points]) => ({ id, kind: 'revenue', points }));
}
