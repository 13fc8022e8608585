import { useMemo } from 'react';
import type { Presentation } from '../../titles/presentation.ts';
import { NamedMap } from './NamedMap.tsx';
import { openingBoard } from './opening-board.ts';

/** A title's board before the game. */
export function TitleMap({ presentation }: { presentation: Presentation }) {
  const { title } = presentation;
  const model = useMemo(() => openingBoard(presentation), [presentation]);
  const messages = useMemo(() => ({ ...title.messages, ...presentation.words }), [title, presentation]);
  return <NamedMap model={model} label={title.name} messages={messages} />;
}
