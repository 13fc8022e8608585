const WIDTH = 30;

/** A line such as `[=======>       ] 42 of 100 games, 1 min 10 s left`. */
export function progressLine(done: number, all: number, elapsedMs: number): string {
  const filled = Math.round((done / all) * WIDTH);
  const bar = '='.repeat(filled).padEnd(WIDTH, ' ');
  const left = done === 0 ? '' : `, ${duration((elapsedMs / done) * (all - done))} left`;
  return `[${bar}] ${done} of ${all} games${left}`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
