import type { Messages } from '@signalbox/kernel';
import { type CSSProperties, useMemo } from 'react';
import { BoardMap } from '../../board/BoardMap.tsx';
import { viewBox } from '../../board/geometry/bounds.ts';
import type { BoardModel } from '../../board/model.ts';
import { useWords, WordsContext } from '../../text/context.ts';
import style from '../pages.module.css';

/** A map outside of a table, with the names of its places in the reader's language. */
export function NamedMap({
  model,
  label,
  messages,
}: {
  model: BoardModel;
  label: string;
  messages: Messages;
}) {
  const words = useWords();
  const named = useMemo(() => words.plus(messages), [words, messages]);
  const { width, height } = viewBox(model.board);
  return (
    <WordsContext value={named}>
      <div className={style.map} style={{ '--ratio': width / height } as CSSProperties}>
        <BoardMap model={model} label={label} />
      </div>
    </WordsContext>
  );
}
