import { byTheme, type Judged, TURNING_POINTS, turningPoints } from '@signalbox/bots/turning-points';
import type { Seat } from '@signalbox/kernel';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { LineChart } from '../around/LineChart.tsx';
import sheet from '../around/sheet.module.css';
import { useTable } from '../context.ts';
import { usePlayerColours } from '../player-colours.ts';
import { pointsLost } from './points-lost.ts';
import style from './review.module.css';
import { positionAfter, roundsIn } from './rounds.ts';
import { TurningPoint } from './TurningPoint.tsx';
import { type OpenReview, type SeatReview, useOpenReview, useSeatReview } from './use-review.ts';

/** Where a finished game was decided: everybody's chances, and the mistakes of one seat. */
export function Review() {
  const words = useWords();
  const review = useOpenReview();
  if (review === 'unreadable') return <p role="alert">{words.t('review/unreadable')}</p>;
  if (!review) return <p role="status">{words.t('charts/drawing')}</p>;
  return <OpenedReview review={review} />;
}

function OpenedReview({ review }: { review: OpenReview }) {
  const words = useWords();
  const { snapshot, seat: own } = useTable();
  const [seat, setSeat] = useState<Seat>(own ?? snapshot.table!.seats[0]!.seat!);
  return (
    <div className={style.review} data-review>
      <Chances review={review} />
      <label className={parts.field}>
        {words.t('review/seat')}
        <select value={seat} onChange={(event) => setSeat(event.target.value)}>
          {snapshot.table!.seats.map((one) => (
            <option key={one.seat} value={one.seat ?? ''}>
              {words.seat(one.seat)}
            </option>
          ))}
        </select>
      </label>
      {/* A key, so that another seat does not inherit what is running. */}
      <SeatPart key={seat} review={review} seat={seat} />
    </div>
  );
}

/** The chance of each player to win, over the whole game. */
function Chances({ review }: { review: OpenReview }) {
  const words = useWords();
  const { presentation } = useTable();
  const colourOf = usePlayerColours();
  const { at, series } = review.outline.chances;
  const lines = series.map(({ id, points }) => ({
    id,
    name: words.seat(id),
    colour: colourOf(id) ?? null,
    points: points.map((point) => point && 100 * point),
  }));
  return (
    <Enlarge title={words.t('review/chances')} heading={<h3>{words.t('review/chances')}</h3>}>
      <LineChart
        at={at.map((count) => positionAfter(review.actions, count))}
        lines={lines}
        label={words.t('review/chances')}
        format={(percent) => words.percent(percent / 100)}
        marks={roundsIn(review.actions, presentation.chapters)}
      />
    </Enlarge>
  );
}

function SeatPart({ review, seat }: { review: OpenReview; seat: Seat }) {
  const words = useWords();
  const found = useSeatReview(review, seat);
  const points = turningPoints(found.judged).slice(0, TURNING_POINTS);
  const complete = found.done === found.all;
  return (
    <>
      <Progress found={found} />
      {found.done > 0 && <h3>{words.t('review/turning-points')}</h3>}
      {complete && points.length === 0 && <p>{words.t('review/no-mistakes')}</p>}
      {points.length > 0 && <p className={parts.soft}>{words.t('review/measure')}</p>}
      <ol className={style.points}>
        {points.map((point) => (
          <TurningPoint key={point.at} point={point} actions={review.actions} />
        ))}
      </ol>
      <SureLosses review={review} judged={found.judged} />
      {found.done > 0 && <Themes review={review} judged={found.judged} />}
    </>
  );
}

function Progress({ found: { done, all, running, failed, run } }: { found: SeatReview }) {
  const words = useWords();
  if (done === all) return <p role="status">{words.t('review/complete', { count: all })}</p>;
  return (
    <div className={style.progress}>
      <Button kind={running ? 'plain' : 'main'} onClick={() => run(!running)}>
        {words.t(running ? 'review/pause' : done > 0 ? 'review/continue' : 'review/start')}
      </Button>
      <progress value={done} max={all} aria-label={words.t('review/progress')} />
      <span>{words.t('review/judged', { done, all })}</span>
      {failed && <p role="alert">{words.t('review/failed')}</p>}
    </div>
  );
}

/** What was given away for certain. */
function SureLosses({ review, judged }: { review: OpenReview; judged: readonly Judged[] }) {
  const words = useWords();
  const losses = judged.flatMap(({ at, judgement }) => (judgement.sure ? [{ at, ...judgement.sure }] : []));
  if (losses.length === 0) return null;
  return (
    <>
      <h3>{words.t('review/sure-losses')}</h3>
      <ul className={style.points}>
        {losses.map(({ at, kind, made, best }) => (
          <li key={at}>
            {words.t(`review/sure-${kind}`, { position: positionAfter(review.actions, at + 1), made, best })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Themes({ review, judged }: { review: OpenReview; judged: readonly Judged[] }) {
  const words = useWords();
  return (
    <table className={`${sheet.sheet} ${sheet.tally}`}>
      <caption>{words.t('review/themes')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.t('review/theme')}</th>
          <th scope="col">{words.t('review/decisions')}</th>
          <th scope="col">{words.t('review/mistakes')}</th>
          <th scope="col">{words.t('review/lost')}</th>
        </tr>
      </thead>
      <tbody>
        {byTheme(review.outline.themes, judged)
          .filter(({ decisions }) => decisions > 0)
          .map(({ theme, decisions, mistakes, lost }) => (
            <tr key={theme}>
              <th scope="row">{words.t(`review/theme-${theme}`)}</th>
              <td>{decisions}</td>
              <td>{mistakes}</td>
              <td>{pointsLost(-lost)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
