import { Link } from '@tanstack/react-router';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { usePresentation } from '../titles/index.ts';
import { GALLERY, type GalleryMap } from './maps/gallery.ts';
import { NamedMap } from './maps/NamedMap.tsx';
import { TitleMap } from './maps/TitleMap.tsx';
import style from './pages.module.css';

/** All maps. */
export function MapsPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('maps/title')}</h1>
      {GALLERY.map((map) => (
        <MapCard key={map.id} map={map} />
      ))}
    </div>
  );
}

/** The bare map keeps its place until the title is loaded, which adds borders and homes. */
function MapCard({ map: { id, name, model, messages } }: { map: GalleryMap }) {
  const words = useWords();
  const presentation = usePresentation(id);
  return (
    <section className={parts.card} id={id}>
      <div className={parts.row}>
        <h2>{name}</h2>
        {model.board.tiles.size > 0 && (
          <Link to="/tiles/$title" params={{ title: id }}>
            {words.t('maps/tiles', { title: name })}
          </Link>
        )}
      </div>
      {presentation ? (
        <TitleMap presentation={presentation} />
      ) : (
        <NamedMap model={model} label={name} messages={messages} />
      )}
    </section>
  );
}
