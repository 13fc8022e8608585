import { defaultOptions, newGame } from '@signalbox/kernel';
import { useMemo } from 'react';
import type { Presentation } from '../../titles/presentation.ts';
import { NamedMap } from '../maps/NamedMap.tsx';

/** A title's board before the game, for the smallest number of players. */
export function TitleMap({ presentation }: { presentation: Presentation }) {
  const { title } = presentation;
  const model = useMemo(() => {
    const setup = { players: title.players[0], options: defaultOptions(title.options) };
    return presentation.board(newGame(title, setup));
  }, [presentation, title]);
  const messages = useMemo(() => ({ ...title.messages, ...presentation.words }), [title, presentation]);
  return <NamedMap model={model} label={title.name} messages={messages} />;
}
