import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { usePresentation } from '../titles/index.ts';
import { GALLERY, type GalleryMap } from './maps/gallery.ts';
import { NamedMap } from './maps/NamedMap.tsx';
import { openingMap } from './maps/opening-board.ts';
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

/** Until the title is loaded, which adds borders and homes, the bare map stands in its place; it stays as it was zoomed. */
function MapCard({ map }: { map: GalleryMap }) {
  const words = useWords();
  const { id, name } = map;
  const presentation = usePresentation(id);
  const { model, messages } = useMemo(
    () => (presentation ? openingMap(presentation) : map),
    [presentation, map],
  );
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
      <NamedMap model={model} label={name} messages={messages} />
    </section>
  );
}
