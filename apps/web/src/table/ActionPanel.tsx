import { useWords } from '../text/context.ts';
import { AboveQuestion, ProblemNote } from './AboveQuestion.tsx';
import style from './action.module.css';
import { PastPanel } from './around/PastPanel.tsx';
import { useTable } from './context.ts';
import { CompanyStrip, TurnSoFar } from './exchange/ActingStrip.tsx';
import { GuideNotes } from './GuideNotes.tsx';
import { HandOver } from './HandOver.tsx';
import { HintBox } from './HintBox.tsx';
import { questionText } from './question-text.ts';
import { RuleLink } from './RuleLink.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useQuestion } from './use-question.ts';

/** What can be done now. */
export function ActionPanel() {
  const words = useWords();
  const { past } = useTable();
  const { pending, position, mine, Panel, handOver, hint, auto, section } = useQuestion();
  if (past !== null) return <PastPanel />;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={style.action}
      aria-label={words.t('table/action')}
      data-position={position}
    >
      <UndoBar hint={hint} auto={auto} />
      <AboveQuestion auto={auto} />
      {handOver && <HandOver onTake={handOver} />}
      {mine && Panel && (
        <>
          <div className={style.actionTitle} data-question>
            <h2>{questionText(words, mine)}</h2>
            <RuleLink section={mine.rule} />
          </div>
          <ActingAs />
          <TurnSoFar stage="map" />
          <StepBar decision={mine.decision} />
          <GuideNotes decision={mine.decision} />
          <HintBox key={position} hint={hint.hint} decision={mine.decision} />
          <div className={style.panel} data-panel={mine.decision}>
            <Panel key={`${position} ${mine.decision}`} pending={mine} />
          </div>
        </>
      )}
      {!mine && pending && (
        <>
          <p>
            {words.t('table/waiting', {
              seats: pending.seats as string[],
              decision: words.say(`decision/${pending.decision}`),
            })}
          </p>
          <ActingAs />
          <TurnSoFar stage="map" />
        </>
      )}
      <ProblemNote />
    </section>
  );
}

/** Who acts: the company, and also the seat if several people share this device. Those who wait see it too. */
function ActingAs() {
  const words = useWords();
  const { snapshot, presentation, view, seat } = useTable();
  const acting = presentation.acting(view);
  const company = presentation.companies(view).find(({ id }) => id === acting);
  const people = snapshot.table?.seats.filter(({ kind }) => kind === 'you').length ?? 0;
  const shared = seat !== null && people > 1;
  if (!company && !shared) return null;
  return (
    <p className={style.actingAs}>
      {company && <CompanyStrip id={company.id} />}
      {shared && <span>{words.t('table/acting-as', { seat: words.seat(seat) })}</span>}
    </p>
  );
}

/** The current step of a procedure. */
function StepBar({ decision }: { decision: string }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const sequence = presentation.sequence?.(view, decision);
  if (!sequence) return null;
  const { steps, at } = sequence;
  return (
    <ol className={style.steps} aria-label={words.t('table/steps')}>
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          data-state={i < at ? 'done' : i === at ? 'now' : 'later'}
        >
          {words.say(step)}
        </li>
      ))}
    </ol>
  );
}
