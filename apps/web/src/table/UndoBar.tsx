import type { TableView } from '@signalbox/protocol';
import { GitBranch, Lightbulb, Redo2, Repeat, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { delayText } from '../online/delay-text.ts';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import style from './action.module.css';
import type { AutoPlaceState } from './auto/use-auto.ts';
import { useTable } from './context.ts';
import type { HintState } from './HintBox.tsx';
import { useAnalyse } from './use-analyse.ts';

/** What a spectator is told: that they watch, and how late, while the game is being played. */
function watchingText(words: Words, table: TableView | null): string {
  if (table?.status !== 'playing' || table.spectatorDelay === 0) return words.t('online/you-watch');
  return words.t('online/you-watch-late', { time: delayText(words, table.spectatorDelay) });
}

/** Undo, redo, restart the turn, hint, auto actions. */
export function UndoBar({ hint, auto }: { hint: HintState; auto: AutoPlaceState }) {
  const words = useWords();
  const { source, snapshot, seat } = useTable();
  const { undo, redo, position } = snapshot.game!;
  const { table } = snapshot;
  const analyse = useAnalyse();
  const { ask } = hint;
  if (source.online && seat === null)
    return <p className={style.watching}>{watchingText(words, source.online.table())}</p>;
  const nothing = undo ? null : words.t('why/nothing-to-undo');
  return (
    <div className={style.undo}>
      <Tool onUse={() => void source.undo('one')} whyNot={nothing}>
        <Undo2 size={16} aria-hidden="true" />
        {words.t(undo?.freely === false ? 'table/ask-undo' : 'table/undo')}
      </Tool>
      <Tool onUse={() => void source.redo()} whyNot={redo === 0 ? words.t('why/nothing-to-redo') : null}>
        <Redo2 size={16} aria-hidden="true" />
        {words.t('table/redo')}
      </Tool>
      <Tool
        onUse={() => void source.undo('turn')}
        whyNot={nothing ?? (undo?.freely === false ? words.t('why/not-yours-alone') : null)}
      >
        <RotateCcw size={16} aria-hidden="true" />
        {words.t('table/reset-turn')}
      </Tool>
      {ask && (
        <Tool onUse={() => void ask()} whyNot={null} expanded={hint.hint !== null}>
          <Lightbulb size={16} aria-hidden="true" />
          {words.t('hint/ask')}
        </Tool>
      )}
      {ask && !source.online && !table?.lesson && !table?.analysed && (
        <Tool onUse={() => void analyse(position)} whyNot={null}>
          <GitBranch size={16} aria-hidden="true" />
          {words.t('analysis/analyse')}
        </Tool>
      )}
      {auto.forms && (
        <Tool onUse={auto.toggle} whyNot={null} expanded={auto.open}>
          <Repeat size={16} aria-hidden="true" />
          {words.t('auto/open')}
        </Tool>
      )}
    </div>
  );
}

/** Unavailable buttons can still be focused and pressed, and say why: beside a mouse, and after a tap. */
function Tool({
  onUse,
  whyNot,
  expanded,
  children,
}: {
  onUse: () => void;
  whyNot: string | null;
  expanded?: boolean;
  children: ReactNode;
}) {
  const [asked, ask] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => (whyNot === null ? onUse() : ask(true))}
        onBlur={() => ask(false)}
        aria-disabled={whyNot !== null}
        aria-expanded={expanded}
        title={whyNot ?? undefined}
      >
        {children}
      </button>
      {asked && whyNot !== null && (
        <span className={style.whyNot} role="status">
          {whyNot}
        </span>
      )}
    </>
  );
}
