import { listedChoices } from '@signalbox/table/offers.ts';
import { useMemo, useState } from 'react';
import { useWords } from '../../text/context.ts';
import { choiceText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { useOverlay } from '../use-overlay.ts';
import { usePreview } from '../use-preview.ts';
import { Chosen } from './Chosen.tsx';
import type { PanelProps } from './panel-props.ts';

/** A hex to choose on the map; its gain is shown before it is confirmed, or chosen a second time. */
export function DiscPanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, presentation, view } = useTable();
  const [chosen, choose] = useState<string | null>(null);
  const hexes = useMemo(
    () => listedChoices(pending.offer).filter((hex) => typeof hex === 'string'),
    [pending],
  );
  const preview = usePreview(chosen ?? undefined);
  const placed = preview?.ok ? preview.view : null;
  const overlay = useMemo(
    () => ({
      targets: new Map(hexes.map((hex) => [hex, choiceText(words, pending.decision, hex)] as const)),
      selected: chosen,
      placed,
      onHex: (hex: string) => (hex === chosen ? void act(hex) : choose(hex)),
    }),
    [hexes, chosen, placed, words, act, pending],
  );
  useOverlay(overlay);
  if (chosen === null) return <p>{words.t('table/choose-disc')}</p>;
  return (
    <Chosen
      item={{ choice: chosen, reason: null }}
      decision={pending.decision}
      about={presentation.acting(view)}
      onCancel={() => choose(null)}
    />
  );
}
