import { listedChoices } from '@signalbox/table/offers.ts';
import { useMemo, useState } from 'react';
import { placeText } from '../../board/place-name.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { useOverlay } from '../use-overlay.ts';
import { usePreview } from '../use-preview.ts';
import { Chosen } from './Chosen.tsx';
import type { PanelProps } from './panel-props.ts';

/** A hex to choose on the map; its gain is shown before it is confirmed, or chosen a second time. */
export function DiscPanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, presentation, view } = useTable();
  const { board } = presentation.board(view);
  const [chosen, choose] = useState<string | null>(null);
  const hexes = useMemo(
    () => listedChoices(pending.offer).filter((hex) => typeof hex === 'string'),
    [pending],
  );
  const preview = usePreview(chosen ?? undefined);
  const placed = preview?.ok ? preview.view : null;
  const overlay = useMemo(
    () => ({
      targets: new Map(
        hexes.map((hex) => [hex, words.t('table/disc-in', { hex: placeText(words, board, hex) })] as const),
      ),
      selected: chosen,
      placed,
      onHex: (hex: string) => (hex === chosen ? void act(hex) : choose(hex)),
    }),
    [hexes, chosen, placed, words, act, board],
  );
  useOverlay(overlay);
  if (chosen === null) return <p>{words.t('table/choose-disc')}</p>;
  return (
    <Chosen
      item={{ choice: chosen, reason: null }}
      decision={pending.decision}
      heading={words.t('table/disc-in', { hex: placeText(words, board, chosen) })}
      about={presentation.acting(view)}
      onCancel={() => choose(null)}
    />
  );
}
