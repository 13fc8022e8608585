import type { PersonProfile } from '@signalbox/protocol';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { menuName } from '../../titles/menu.ts';
import style from './people.module.css';

type Point = PersonProfile['history'][number];

const WIDTH = 320;
const HEIGHT = 96;
const MARGIN = 8;

/** The ratings after each public game, one curve for each title. */
export function RatingCurves({ history }: { history: readonly Point[] }) {
  const words = useWords();
  const titles = [...new Set(history.map(({ title }) => title))];
  if (titles.length === 0) return null;
  return (
    <section className={parts.card}>
      <h2>{words.t('people/ratings')}</h2>
      {titles.map((title) => (
        <Curve key={title} title={title} points={history.filter((point) => point.title === title)} />
      ))}
    </section>
  );
}

function Curve({ title, points }: { title: string; points: readonly Point[] }) {
  const words = useWords();
  const values = points.map(({ rating }) => Math.round(rating));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (i: number) => MARGIN + (i / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) =>
    HEIGHT - MARGIN - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * MARGIN);
  const label = words.t('people/rating-curve', { title: menuName(title) });
  const last = values.length - 1;
  return (
    <figure className={style.curve}>
      <figcaption>
        {menuName(title)}
        {colon(words)}
        <strong>{values[last]}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label + colon(words) + values.join(', ')}
      >
        <path d={`M${values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`} />
        <circle cx={x(last)} cy={y(values[last]!)} r={4} />
      </svg>
      <span className={parts.soft}>{least === most ? least : `${least}–${most}`}</span>
    </figure>
  );
}
