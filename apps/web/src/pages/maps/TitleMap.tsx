import { useMemo } from 'react';
import type { Presentation } from '../../titles/presentation.ts';
import { NamedMap } from './NamedMap.tsx';
import { openingMap } from './opening-board.ts';

/** A title's board before the game. */
export function TitleMap({ presentation }: { presentation: Presentation }) {
  const { model, messages } = useMemo(() => openingMap(presentation), [presentation]);
  return <NamedMap model={model} label={presentation.title.name} messages={messages} />;
}
