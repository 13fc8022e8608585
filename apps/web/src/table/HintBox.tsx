import { adviceKey } from '@signalbox/bots/advice';
import type { GameView } from '@signalbox/protocol';
import { Lightbulb } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import type { Hint } from '../engine/calls.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { theEngine } from '../source/engine.ts';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { endsTurn, isFields } from './choice.ts';
import { useTable } from './context.ts';
import { LessonContext } from './lesson-context.ts';
import { AskFirst, useAskFirst } from './panels/AskFirst.tsx';
import { useChoiceText } from './use-choice-text.ts';
import { isTyping } from './use-shortcuts.ts';

/** Hints on request; not at tables with other people, and not at puzzles. */
export function useHint(): HintState {
  const { snapshot, presentation, seat, pointOut } = useTable();
  const game = snapshot.game!;
  const [found, setFound] = useState<{ readonly game: GameView; readonly hint: HintState['hint'] } | null>(
    null,
  );
  const hint = found?.game === game ? found.hint : null;
  const alone = !snapshot.table?.seats.some(({ kind }) => kind === 'person');
  const ask = async () => {
    setFound({ game, hint: 'thinking' });
    const question = { title: presentation.title.id, view: game.view, seat: seat! };
    const answer = await theEngine()
      .call('hint', question)
      .catch(() => 'failed' as const);
    setFound({ game, hint: answer });
    if (answer !== 'failed') pointOut(hexOf(answer));
  };
  useEffect(() => {
    if (hint === null) pointOut([]);
  }, [hint, pointOut]);
  // A puzzle has hints of its own.
  const isPuzzle = (use(LessonContext)?.puzzle ?? null) !== null;
  /** Asking again closes it. */
  const toggle = async () => (hint === null || hint === 'failed' ? ask() : setFound(null));
  const possible = alone && !isPuzzle && game.pending?.offer ? toggle : null;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'h') void possible?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return { hint, ask: possible };
}

export interface HintState {
  readonly hint: Hint | 'thinking' | 'failed' | null;
  readonly ask: (() => Promise<void>) | null;
}

export function HintBox({ hint, decision }: { hint: HintState['hint']; decision: string }) {
  const words = useWords();
  const { busy, snapshot } = useTable();
  const asking = useAskFirst();
  const choice = useChoiceText(decision);
  if (hint === null) return null;
  if (typeof hint === 'string') {
    return (
      <p className={style.lesson} role="status">
        <Lightbulb size={20} aria-hidden="true" />
        {words.t(`hint/${hint}`)}
      </p>
    );
  }
  const pending = snapshot.game?.pending;
  const ends = pending && endsTurn(snapshot.entries.at(-1), pending, hint.choice);
  return (
    <div className={style.lesson} role="status" data-hint>
      <Lightbulb size={20} aria-hidden="true" />
      <div className={style.hint}>
        <p>
          <strong>
            {words.t('hint/advice', { choice: ends ? words.t('table/done') : choice(hint.choice) })}
          </strong>
          <span className={parts.sentence}>
            {words.say(adviceKey(hint.because.key), hint.because.details)}
          </span>
        </p>
        <Button disabled={busy} onClick={() => asking.choose(hint.choice)}>
          {words.t('hint/do')}
        </Button>
        <AskFirst choice={hint.choice} asking={asking} />
      </div>
    </div>
  );
}

function hexOf({ choice }: Hint): string[] {
  if (typeof choice === 'string') return [choice];
  return isFields(choice) && typeof choice.hex === 'string' ? [choice.hex] : [];
}
