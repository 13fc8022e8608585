import type { Warning } from '@signalbox/bots/guidance';
import type { GameState } from '@signalbox/kernel';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { theEngine } from '../source/engine.ts';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';

/** In a guided game: what would be a typical mistake, before it is made. One that is put away does not come back. */
export function Warnings({ after }: { after: GameState }) {
  const words = useWords();
  const { snapshot, presentation } = useTable();
  const { notes: read } = useSettings();
  const warnings = useWarnings(after);
  if (!snapshot.table?.guided) return null;
  const keyOf = ({ kind }: Warning) => `${presentation.title.id} warning ${kind}`;
  return warnings
    .filter((warning) => !read.includes(keyOf(warning)))
    .map((warning) => (
      <div
        key={`${warning.kind} ${warning.details.company}`}
        className={style.lesson}
        data-warning={warning.kind}
      >
        <TriangleAlert size={20} aria-hidden="true" />
        <div className={style.hint}>
          <p>{words.t(`warning/${warning.kind}`, warning.details)}</p>
          <Button kind="quiet" onClick={() => changeSettings({ notes: [...read, keyOf(warning)] })}>
            {words.t('note/read')}
          </Button>
        </div>
      </div>
    ));
}

const NONE: readonly Warning[] = [];

function useWarnings(after: GameState): readonly Warning[] {
  const { snapshot, presentation } = useTable();
  const { game, table } = snapshot;
  const title = presentation.title.id;
  const [found, setFound] = useState<{ after: GameState; warnings: readonly Warning[] } | null>(null);
  const guided = table?.guided ?? false;
  useEffect(() => {
    if (!guided || !game?.pending || !game.seat) return;
    let wanted = true;
    const { view, seat, pending } = game;
    void theEngine()
      .call('warnings', { title, view, after, seat, decision: pending.decision })
      .then((warnings) => wanted && setFound({ after, warnings }));
    return () => {
      wanted = false;
    };
  }, [after, guided, game, title]);
  return found?.after === after ? found.warnings : NONE;
}
