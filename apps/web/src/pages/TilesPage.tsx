import { laid } from '@signalbox/rails';
import { useParams } from '@tanstack/react-router';
import { TilePicture } from '../board/TilePicture.tsx';
import { useWords } from '../text/context.ts';
import { GALLERY } from './maps/gallery.ts';
import style from './pages.module.css';

/** The tile manifest of a title. */
export function TilesPage() {
  const words = useWords();
  const { title } = useParams({ from: '/tiles/$title' });
  const found = GALLERY.find(({ id }) => id === title);
  if (!found) return <p className={style.page}>{words.t('table/missing')}</p>;
  const { board } = found.model;
  return (
    <div className={style.page}>
      <h1>{words.t('maps/tiles', { title: found.name })}</h1>
      <ul className={style.manifest}>
        {[...board.tiles.values()].map(({ id, count }) => (
          <li key={id}>
            <TilePicture board={board} on={laid(id, 0)} size={96} />
            <div>
              <strong>{words.plus(found.messages).say(`tile/${id}`)}</strong>{' '}
              {Number.isFinite(count) ? words.t('maps/count', { count }) : words.t('maps/unlimited')}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
