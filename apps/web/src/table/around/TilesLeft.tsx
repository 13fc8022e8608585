import { laid } from '@signalbox/rails';
import { TilePicture } from '../../board/TilePicture.tsx';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { useTilesLeft } from '../use-tiles-left.ts';
import style from './tabs.module.css';

/** Every tile of the title, with how many are left to lay. */
export function TilesLeft() {
  const words = useWords();
  const { presentation, view } = useTable();
  const { board } = presentation.board(view);
  const left = useTilesLeft();
  return (
    <ul className={style.manifest}>
      {[...board.tiles.values()].map(({ id, count }) => (
        <li key={id} data-inactive={left(id) <= 0 || undefined}>
          <TilePicture board={board} on={laid(id, 0)} size={56} />
          <strong>{words.say(`tile/${id}`)}</strong>{' '}
          <span>{Number.isFinite(count) ? words.t('tiles/left', { count: left(id), of: count }) : '∞'}</span>
        </li>
      ))}
    </ul>
  );
}
