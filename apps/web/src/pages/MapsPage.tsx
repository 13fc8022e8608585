import { Link } from '@tanstack/react-router';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { GALLERY } from './maps/gallery.ts';
import { NamedMap } from './maps/NamedMap.tsx';
import style from './pages.module.css';

/** All maps. */
export function MapsPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('maps/title')}</h1>
      {GALLERY.map(({ id, name, model, messages }) => (
        <section key={id} className={parts.card} id={id}>
          <div className={parts.row}>
            <h2>{name}</h2>
            {model.board.tiles.size > 0 && (
              <Link to="/tiles/$title" params={{ title: id }}>
                {words.t('maps/tiles', { title: name })}
              </Link>
            )}
          </div>
          <NamedMap model={model} label={name} messages={messages} />
        </section>
      ))}
    </div>
  );
}
