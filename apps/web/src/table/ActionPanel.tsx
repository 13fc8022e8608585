import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { OutcomePanel } from './around/OutcomePanel.tsx';
import { PastPanel } from './around/PastPanel.tsx';
import { useTable } from './context.ts';
import { panelFor } from './panels/index.ts';
import { Reason } from './Reason.tsx';
import { RuleLink } from './RuleLink.tsx';
import style from './table.module.css';

/** What can be done now. */
export function ActionPanel() {
  const words = useWords();
  const { snapshot, source, past, problem, seat, presentation, view } = useTable();
  const { pending, undo, view: now, position } = snapshot.game!;
  if (past !== null) return <PastPanel />;
  const mine = pending?.offer && seat !== null ? pending : null;
  const Panel = mine && panelFor(presentation.title.id, mine.decision);
  const company = presentation.acting(view);
  return (
    <section className={style.action} aria-label={words.t('table/action')} data-position={position}>
      {now.outcome && <OutcomePanel outcome={now.outcome} />}
      {mine && Panel && (
        <>
          <div className={style.actionTitle}>
            <h2>{words.say(`decision/${mine.decision}`)}</h2>
            <RuleLink section={mine.rule} />
          </div>
          <p className={parts.soft}>
            {words.t('table/acting-as', { seat: words.seat(seat) })}
            {company && ` · ${words.say(`company-name/${company}`)}`}
          </p>
          <div className={style.panel} data-panel={mine.decision}>
            <Panel key={`${position} ${mine.decision}`} pending={mine} />
          </div>
        </>
      )}
      {!mine && pending && (
        <p>
          {words.t('table/waiting', {
            seats: pending.seats as string[],
            decision: words.say(`decision/${pending.decision}`),
          })}
        </p>
      )}
      {problem && (
        <p className={parts.problem} role="alert">
          <Reason problem={problem} />
        </p>
      )}
      <div className={parts.row}>
        <Button onClick={() => void source.undo('one')} disabled={!undo}>
          <Undo2 size={16} aria-hidden="true" />
          {words.t('table/undo')}
        </Button>
        {source.redo && (
          <Button onClick={() => void source.redo?.()} disabled={snapshot.redo === 0}>
            <Redo2 size={16} aria-hidden="true" />
            {words.t('table/redo')}
          </Button>
        )}
        <Button onClick={() => void source.undo('turn')} disabled={!undo}>
          <RotateCcw size={16} aria-hidden="true" />
          {words.t('table/reset-turn')}
        </Button>
      </div>
    </section>
  );
}
