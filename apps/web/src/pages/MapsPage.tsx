import type { Board } from '@signalbox/rails';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { BoardMap } from '../board/BoardMap.tsx';
import { viewBox } from '../board/geometry/bounds.ts';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { GALLERY } from './maps/gallery.ts';
import style from './pages.module.css';

/** All maps. */
export function MapsPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('maps/title')}</h1>
      {GALLERY.map(({ id, name, model }) => (
        <section key={id} className={parts.card} id={id}>
          <div className={parts.row}>
            <h2>{name}</h2>
            {model.board.tiles.size > 0 && (
              <Link to="/tiles/$title" params={{ title: id }}>
                {words.t('maps/tiles', { title: name })}
              </Link>
            )}
          </div>
          <div className={style.map} style={{ '--ratio': ratioOf(model.board) } as CSSProperties}>
            <BoardMap model={model} label={name} />
          </div>
        </section>
      ))}
    </div>
  );
}

function ratioOf(board: Board): number {
  const { width, height } = viewBox(board);
  return width / height;
}
