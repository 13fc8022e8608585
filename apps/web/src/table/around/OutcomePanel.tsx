import type { Outcome } from '@signalbox/kernel';
import type { Problem } from '@signalbox/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { colon, gap } from '../../text/gap.ts';
import style from '../action.module.css';
import { useTable } from '../context.ts';

export function OutcomePanel({ outcome }: { outcome: Outcome }) {
  const words = useWords();
  const { showTab, presentation, view } = useTable();
  const ending = presentation.ending?.(view) ?? { key: `ending/${outcome.reason}` };
  const ranking = Object.entries(outcome.scores).toSorted(([, a], [, b]) => b - a);
  return (
    <div className={style.outcome} data-outcome={outcome.reason}>
      <h2>{words.t('table/won', { winners: outcome.winners as string[], count: outcome.winners.length })}</h2>
      <p>{words.say(ending.key, ending.details)}</p>
      <ol>
        {ranking.map(([seat, score]) => (
          <li key={seat}>
            {words.seat(seat)}
            {colon(words)}
            {words.money(score)}
            {gap(words)}
            <MadeOf seat={seat} score={score} />
          </li>
        ))}
      </ol>
      <div className={parts.row}>
        <PlayAgain />
        <Button onClick={() => showTab('review')}>{words.t('review/open')}</Button>
      </div>
      <ArchiveChoice />
    </div>
  );
}

/** Cash and what is held, where they are all that counts. */
function MadeOf({ seat, score }: { seat: string; score: number }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const player = presentation.players(view).find((one) => one.seat === seat);
  if (!player || player.worth !== score) return null;
  const { cash, privates } = player;
  const held = { price: score - cash, count: privates.length };
  return <span className={parts.soft}>{words.t('outcome/made-of', { cash, ...held })}</span>;
}

/** A player decides whether others find the game. */
function ArchiveChoice() {
  const words = useWords();
  const { source } = useTable();
  const [problem, setProblem] = useState<Problem | null>(null);
  const table = source.online?.table();
  if (!table || table.mySeat === null || !(table.listed || table.hidden)) return null;
  const change = () =>
    api('PUT', `/tables/${table.id}/hidden`, { hidden: !table.hidden }).then(
      () => setProblem(null),
      (error: unknown) => setProblem(problemOf(error)),
    );
  return (
    <>
      <p className={parts.soft}>{words.t('archive/hide-lead')}</p>
      <div className={parts.row}>
        <Button onClick={() => void change()}>
          {words.t(table.hidden ? 'archive/show' : 'archive/hide')}
        </Button>
      </div>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </>
  );
}

/** Another game for the same seats. */
function PlayAgain() {
  const words = useWords();
  const navigate = useNavigate();
  const { source, seat } = useTable();
  const [problem, setProblem] = useState<Problem | null>(null);
  if (seat === null) return null;
  const again = async () => {
    try {
      await navigate({ to: await source.again() });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <>
      <Button kind="main" onClick={() => void again()}>
        {words.t('online/again')}
      </Button>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </>
  );
}
