import { type Judgement, LEARNER, presented, type Said } from '@signalbox/lessons';
import { Link } from '@tanstack/react-router';
import { ArrowUpRight, CircleCheck, CircleX, GraduationCap } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { theEngine } from '../source/engine.ts';
import { useWords } from '../text/context.ts';
import { choiceText } from './choice-text.ts';
import { useTable } from './context.ts';
import style from './guide.module.css';
import { LessonContext, type LessonContextValue } from './lesson-context.ts';
import { Misses, PuzzleHints, PuzzleLinks } from './PuzzleParts.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useAnalyse } from './use-analyse.ts';

/** At the table of a lesson: the task, and the answer to what was done. */
export function LessonBox() {
  const given = use(LessonContext);
  return given && <OpenLessonBox {...given} />;
}

function OpenLessonBox(given: LessonContextValue) {
  const { course, lesson, progress, puzzle } = given;
  const words = useWords();
  const said = useMemo(() => words.plus(course.messages), [words, course]);
  const say = ({ key, details }: Said) => said.say(key, details);
  return (
    <section className={style.guide} data-lesson={lesson.id}>
      <div className={style.title}>
        <GraduationCap size={20} aria-hidden="true" />
        <h2>{say(presented(lesson, 'name'))}</h2>
        <RuleLink section={lesson.rule} />
        <small className={parts.soft}>
          {puzzle
            ? words.t('puzzles/difficulty', { step: puzzle.difficulty })
            : words.t('learn/number', {
                number: course.lessons.indexOf(lesson) + 1,
                count: course.lessons.length,
              })}
        </small>
      </div>
      <p>{say(presented(lesson, 'story'))}</p>
      <p>
        <strong>{say(presented(lesson, 'task'))}</strong>
      </p>
      {progress?.judgement && <Answer judgement={progress.judgement} say={say} isPuzzle={puzzle !== null} />}
      {progress?.outcome && <p role="status">{say(progress.outcome)}</p>}
      {puzzle && progress?.judgement && <Misses misses={puzzle.misses} />}
      {progress?.judgement ? (
        <AfterJudgement {...given} />
      ) : (
        <div className={style.help}>
          {puzzle && <PuzzleHints hints={puzzle.hints.map(say)} />}
          <ShowMe {...given} />
        </div>
      )}
    </section>
  );
}

const ICONS = { right: CircleCheck, nearly: ArrowUpRight, wrong: CircleX };

function Answer({
  judgement,
  say,
  isPuzzle,
}: {
  judgement: Judgement;
  say: (said: Said) => string;
  isPuzzle: boolean;
}) {
  const words = useWords();
  const Icon = ICONS[judgement.verdict];
  return (
    <p role="status" className={style.verdict} data-verdict={judgement.verdict}>
      <Icon size={20} aria-hidden="true" />
      <span>
        <strong>
          {words.t(
            isPuzzle && judgement.verdict === 'nearly' ? 'puzzles/nearly' : `learn/${judgement.verdict}`,
          )}
        </strong>{' '}
        {say(judgement.said)}
      </span>
    </p>
  );
}

function AfterJudgement({ title, course, lesson, puzzle, progress, tryAgain }: LessonContextValue) {
  const words = useWords();
  const analyse = useAnalyse();
  const [playing, setPlaying] = useState(false);
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  const isRight = progress?.judgement?.verdict === 'right';
  const playOn = () => {
    setPlaying(true);
    void theEngine().call('playOn', null);
  };
  return (
    <div className={parts.row}>
      {progress?.hasSequel && (
        <Button kind="main" disabled={playing} onClick={playOn}>
          {words.t('learn/play-on')}
        </Button>
      )}
      {!isRight && <Button onClick={tryAgain}>{words.t('learn/try-again')}</Button>}
      <Button onClick={() => void analyse(0)}>{words.t('analysis/analyse')}</Button>
      {puzzle ? (
        <PuzzleLinks next={puzzle.next} isSolved={isRight} />
      ) : (
        <>
          {next && (
            <Link
              to="/learn/$title/$lesson"
              params={{ title, lesson: next.id }}
              className={parts.button}
              data-kind={isRight ? 'main' : 'plain'}
            >
              {words.t('learn/next')}
            </Link>
          )}
          <Link to="/learn/$title" params={{ title }} className={parts.button}>
            {words.t('learn/all')}
          </Link>
        </>
      )}
    </div>
  );
}

/** A solution, one step at a time. */
function ShowMe({ lesson, puzzle, tryAgain, helped, help }: LessonContextValue) {
  const words = useWords();
  const { snapshot, act, busy, seat } = useTable();
  const own = snapshot.entries.filter(
    (entry) => entry.seat === LEARNER && entry.kind === 'action' && !entry.undone,
  );
  const follows = own.every(
    (entry, i) => JSON.stringify(entry.choice) === JSON.stringify(lesson.solution[i]?.choice),
  );
  const step = follows ? lesson.solution[own.length] : undefined;
  if (seat !== LEARNER) return null;
  if (!helped)
    return (
      <div className={parts.row}>
        <Button kind="quiet" onClick={help}>
          {words.t(puzzle ? 'puzzles/solution' : 'learn/show')}
        </Button>
        {own.length > 0 && (
          <Button kind="quiet" onClick={tryAgain}>
            {words.t('learn/try-again')}
          </Button>
        )}
      </div>
    );
  return (
    <div className={parts.row} role="status">
      <span>
        {step
          ? words.t('hint/advice', { choice: choiceText(words, step.decision, step.choice) })
          : words.t('learn/start-over')}
      </span>
      {step ? (
        <Button disabled={busy} onClick={() => void act(step.choice)}>
          {words.t('hint/do')}
        </Button>
      ) : (
        <Button onClick={tryAgain}>{words.t('learn/try-again')}</Button>
      )}
    </div>
  );
}
