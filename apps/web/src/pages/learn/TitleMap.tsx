import { defaultOptions, newGame } from '@signalbox/kernel';
import { type CSSProperties, useMemo } from 'react';
import { BoardMap } from '../../board/BoardMap.tsx';
import { viewBox } from '../../board/geometry/bounds.ts';
import type { Presentation } from '../../titles/presentation.ts';
import style from '../pages.module.css';

/** A title's board before the game, for the largest number of players. */
export function TitleMap({ presentation }: { presentation: Presentation }) {
  const { title } = presentation;
  const model = useMemo(() => {
    const setup = { players: title.players[0], options: defaultOptions(title.options) };
    return presentation.board(newGame(title, setup));
  }, [presentation, title]);
  const { width, height } = viewBox(model.board);
  return (
    <div className={style.map} style={{ '--ratio': width / height } as CSSProperties}>
      <BoardMap model={model} label={title.name} />
    </div>
  );
}
