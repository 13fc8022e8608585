import { Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { theEngine } from '../source/engine.ts';
import { useWords } from '../text/context.ts';
import type { Hint } from '../wire/messages.ts';
import { isFields } from '../wire/offers.ts';
import type { WirePending } from '../wire/wire.ts';
import { choiceText } from './choice-text.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** Advice for whoever asks. Not at tables with other people: there everybody plays for themselves. */
export function HintBox({ pending }: { pending: WirePending }) {
  const words = useWords();
  const { snapshot, presentation, seat, act, busy, pointOut } = useTable();
  const [hint, setHint] = useState<Hint | 'thinking' | 'failed' | null>(null);
  useEffect(() => () => pointOut([]), [pointOut]);
  if (snapshot.table?.seats.some(({ kind }) => kind === 'person')) return null;
  const ask = async () => {
    setHint('thinking');
    const question = { title: presentation.title.id, view: snapshot.game!.view, seat: seat! };
    const found = await theEngine()
      .call('hint', question)
      .catch(() => 'failed' as const);
    setHint(found);
    if (found !== 'failed') pointOut(hexOf(found));
  };
  if (hint === null) {
    return (
      <button type="button" className={style.hintButton} onClick={() => void ask()}>
        <Lightbulb size={16} aria-hidden="true" />
        {words.t('hint/ask')}
      </button>
    );
  }
  if (typeof hint === 'string') {
    return (
      <p className={style.lesson} role="status">
        <Lightbulb size={20} aria-hidden="true" />
        {words.t(`hint/${hint}`)}
      </p>
    );
  }
  return (
    <div className={style.lesson} role="status" data-hint>
      <Lightbulb size={20} aria-hidden="true" />
      <div>
        <p>
          <strong>
            {words.t('hint/advice', { choice: choiceText(words, pending.decision, hint.choice) })}
          </strong>
        </p>
        <p>{words.say(hint.because.key, hint.because.details)}</p>
        <Button disabled={busy} onClick={() => void act(hint.choice)}>
          {words.t('hint/do')}
        </Button>
      </div>
    </div>
  );
}

function hexOf({ choice }: Hint): string[] {
  if (typeof choice === 'string') return [choice];
  return isFields(choice) && typeof choice.hex === 'string' ? [choice.hex] : [];
}
