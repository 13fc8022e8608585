import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** Take back, do again, begin the turn anew. */
export function UndoBar() {
  const words = useWords();
  const { source, snapshot } = useTable();
  const { undo } = snapshot.game!;
  return (
    <div className={style.undo}>
      <button type="button" onClick={() => void source.undo('one')} disabled={!undo}>
        <Undo2 size={16} aria-hidden="true" />
        {words.t('table/undo')}
      </button>
      {source.redo && (
        <button type="button" onClick={() => void source.redo?.()} disabled={snapshot.redo === 0}>
          <Redo2 size={16} aria-hidden="true" />
          {words.t('table/redo')}
        </button>
      )}
      <button type="button" onClick={() => void source.undo('turn')} disabled={!undo}>
        <RotateCcw size={16} aria-hidden="true" />
        {words.t('table/reset-turn')}
      </button>
    </div>
  );
}
