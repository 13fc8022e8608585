/** One observation: what was measured, and what is to be explained by it. */
export interface Observation {
  readonly x: readonly number[];
  readonly y: number;
}

/**
 * Ridge regression without a constant: coefficients that explain `y` by `x`, each column scaled to variance 1 before
 * `penalty` pulls it to 0. A penalty of 1 counts like as many observations as there are, all of them 0.
 */
export function ridge(observations: readonly Observation[], penalty: number): number[] {
  const columns = observations[0]?.x.length ?? 0;
  const scales = Array.from({ length: columns }, (_, j) =>
    rootMeanSquare(observations.map(({ x }) => x[j]!)),
  );
  const matrix = scales.map((a, i) =>
    scales.map(
      (b, j) => mean(observations.map(({ x }) => (x[i]! / a) * (x[j]! / b))) + (i === j ? penalty : 0),
    ),
  );
  const right = scales.map((a, i) => mean(observations.map(({ x, y }) => (x[i]! / a) * y)));
  return solve(matrix, right).map((value, i) => value / scales[i]!);
}

/** The part of the sum of squares of `y` that the coefficients explain; negative if they are worse than nothing. */
export function explained(observations: readonly Observation[], coefficients: readonly number[]): number {
  let total = 0;
  let left = 0;
  for (const { x, y } of observations) {
    const predicted = x.reduce((sum, value, i) => sum + value * coefficients[i]!, 0);
    total += y ** 2;
    left += (y - predicted) ** 2;
  }
  return total === 0 ? 0 : 1 - left / total;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** 1 for a column of zeros, which cannot be scaled. */
function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => value ** 2))) || 1;
}

/** Gaussian elimination with partial pivoting; the matrix of a ridge regression is never singular. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < rows.length; column++) {
    let pivot = column;
    for (let row = column + 1; row < rows.length; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < rows.length; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let i = column; i <= rows.length; i++) rows[row]![i]! -= factor * rows[column]![i]!;
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
