import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { Consequences } from '../Consequences.tsx';
import { choiceText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { Reason } from '../Reason.tsx';
import { useInSight } from '../use-in-sight.ts';
import style from './deal.module.css';
import { useDealing } from './deal-context.ts';

/** The selected action, its consequences, and the button to confirm it, below its row. */
export function DealBox({ decision }: { decision: string }) {
  const words = useWords();
  const { busy } = useTable();
  const { plan, forecast, barred, confirm, cancel } = useDealing();
  const sight = useInSight<HTMLDivElement>(`${JSON.stringify(plan)} ${forecast !== null}`);
  return (
    <div ref={sight} className={style.deal} aria-live="polite" data-deal>
      {barred ? (
        <p className={parts.problem}>
          <strong>{choiceText(words, decision, barred.choice)}</strong>: <Reason problem={barred.reason!} />
        </p>
      ) : (
        <div className={style.dealText}>
          <h3>{plan.map((choice) => choiceText(words, decision, choice)).join(' → ')}</h3>
          {forecast?.ok && <Consequences after={forecast.view} />}
          <PreviewText preview={forecast} />
        </div>
      )}
      <div className={parts.row}>
        {!barred && (
          <Button kind="main" disabled={busy || forecast?.ok === false} onClick={confirm}>
            {words.t('table/confirm')}
            <span className={style.key} aria-hidden="true">
              C
            </span>
          </Button>
        )}
        <Button kind="quiet" onClick={cancel}>
          {words.t('table/cancel')}
        </Button>
      </div>
    </div>
  );
}
