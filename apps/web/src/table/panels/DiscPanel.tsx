import { useMemo } from 'react';
import { placeText } from '../../board/place-name.ts';
import { useWords } from '../../text/context.ts';
import { listedChoices } from '../../wire/offers.ts';
import { useTable } from '../context.ts';
import { useOverlay } from '../use-overlay.ts';
import type { PanelProps } from './panel-props.ts';

/** A hex to be chosen on the map, at once. */
export function DiscPanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, presentation, view } = useTable();
  const { board } = presentation.board(view);
  const hexes = useMemo(
    () => listedChoices(pending.offer).filter((hex) => typeof hex === 'string'),
    [pending],
  );
  const overlay = useMemo(
    () => ({
      targets: new Map(
        hexes.map((hex) => {
          const place = placeText(words, board, hex);
          return [hex, words.t('table/disc-in', { hex: place })] as const;
        }),
      ),
      onHex: (hex: string) => void act(hex),
    }),
    [hexes, words, act, board],
  );
  useOverlay(overlay);
  return <p>{words.t('table/choose-disc')}</p>;
}
