import { type ReactNode, useState } from 'react';
import type { Candidate } from '../../engine/calls.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { theEngine } from '../../source/engine.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { AskFirst, useAskFirst } from '../panels/AskFirst.tsx';
import { useChoiceText } from '../use-choice-text.ts';
import { Why } from '../Why.tsx';
import style from './analysis.module.css';

/** Bot candidates here, on request: each choice, and how much worse than the best they think it is. */
export function Candidates({ beside }: { beside: ReactNode }) {
  const words = useWords();
  const { snapshot, presentation, seat } = useTable();
  const game = snapshot.game!;
  const [found, setFound] = useState<{ game: unknown; candidates: readonly Candidate[] | null } | null>(null);
  const shown = found?.game === game ? found : null;
  const ask = async () => {
    setFound({ game, candidates: null });
    const question = { title: presentation.title.id, view: game.view, seat: seat! };
    setFound({ game, candidates: await theEngine().call('candidates', question) });
  };
  const isAsked = seat !== null && !!game.pending?.offer;
  return (
    <>
      <div className={parts.row}>
        {isAsked && (
          <Button disabled={shown !== null} onClick={() => void ask()}>
            {words.t('analysis/candidates')}
          </Button>
        )}
        {beside}
      </div>
      {shown && !shown.candidates && <p role="status">{words.t('hint/thinking')}</p>}
      {shown?.candidates && <Considered candidates={shown.candidates} decision={game.pending!.decision} />}
    </>
  );
}

function Considered({ candidates, decision }: { candidates: readonly Candidate[]; decision: string }) {
  const words = useWords();
  const { busy } = useTable();
  const asking = useAskFirst();
  const said = useChoiceText(decision);
  const best = candidates[0]?.score ?? 0;
  return (
    <>
      <p className={parts.soft}>{words.t('analysis/candidates-mean')}</p>
      <ol className={style.candidates} aria-label={words.t('analysis/candidates')} data-candidates>
        {candidates.map(({ choice, score, because }) => (
          <li key={JSON.stringify(choice)}>
            <Button
              kind="quiet"
              disabled={busy}
              aria-pressed={asking.isAsked(choice) || undefined}
              onClick={() => asking.choose(choice)}
            >
              {said(choice)}
            </Button>
            <span>{words.change(Math.round(score - best))}</span>
            <Why because={because} />
            <AskFirst choice={choice} asking={asking} />
          </li>
        ))}
      </ol>
    </>
  );
}
