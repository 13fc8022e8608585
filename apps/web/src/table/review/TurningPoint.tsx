import { adviceKey } from '@signalbox/bots/advice';
import type { Judged } from '@signalbox/bots/turning-points';
import type { WireEntry } from '@signalbox/protocol';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { choiceText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { useAnalyse } from '../use-analyse.ts';
import { pointsLost } from './points-lost.ts';
import style from './review.module.css';

/** A mistake: what was done, what would have been better and why, and what it cost. */
export function TurningPoint({ point, actions }: { point: Judged; actions: readonly WireEntry[] }) {
  const words = useWords();
  const navigate = useNavigate();
  const { source, snapshot, showPast, past } = useTable();
  const { decision, better, chance, worth } = point.judgement;
  const action = actions[point.at]!;
  // The position in which the choice was made.
  const before = action.position - 1;
  const analyse = useAnalyse();
  const playOn = async () => {
    const name = words.t('table/sandbox', { name: snapshot.table?.name ?? '', position: before });
    await navigate({ to: '/table/$id', params: { id: await source.fork(before, name) } });
  };
  return (
    <li data-turning-point={point.at} data-shown={past === before || undefined}>
      <p className={style.made}>
        {words.t('review/made', {
          position: action.position,
          choice: choiceText(words, decision, action.choice),
        })}
      </p>
      <p>{words.t('review/better', { choice: choiceText(words, decision, better!.choice) })}</p>
      <p className={`${parts.soft} ${parts.sentence}`}>
        {words.say(adviceKey(better!.because.key), better!.because.details)}
      </p>
      <p>
        {words.t('review/cost', {
          points: pointsLost(chance!.mean),
          low: pointsLost(chance!.high),
          high: pointsLost(chance!.low),
          change: words.change(Math.round(worth!.mean)),
        })}
      </p>
      <div className={parts.row}>
        <Button onClick={() => showPast(before)}>{words.t('review/show')}</Button>
        <Button onClick={() => void playOn()}>{words.t('table/go-on-from-here')}</Button>
        <Button onClick={() => void analyse(before)}>{words.t('analysis/analyse')}</Button>
      </div>
    </li>
  );
}
