import { barredChoices, listedChoices } from '@signalbox/table/offers.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import { Consequences } from '../Consequences.tsx';
import { type Fields, isFields } from '../choice.ts';
import { choiceText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { useInSight } from '../use-in-sight.ts';
import { useOverlay } from '../use-overlay.ts';
import { usePanelKeys } from '../use-panel-keys.ts';
import { usePreview } from '../use-preview.ts';
import { useUnavoidable } from '../use-previews.ts';
import { useAskFirst } from './AskFirst.tsx';
import { BarredList } from './BarredList.tsx';
import { ChoiceRemark } from './ChoiceRemark.tsx';
import { ConfirmOrCancel } from './ConfirmOrCancel.tsx';
import { PlainChoices } from './PlainChoices.tsx';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';

/** Something to place in a hex: tokens, hotels, markers. */
export function TokenPanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, busy, presentation, view } = useTable();
  const cost = presentation.laysLeft?.(view, pending.decision);
  const places = useMemo(
    () =>
      listedChoices(pending.offer).filter((choice): choice is Fields => isFields(choice) && 'hex' in choice),
    [pending],
  );
  const [hex, setHex] = useState<string | null>(null);
  const [chosen, choose] = useState<Fields | null>(null);
  const asking = useAskFirst(() => setHex(null));
  const { cancel } = asking;
  const here = places.filter((place) => place.hex === hex);
  const preview = usePreview(chosen ?? undefined);
  const unavoidable = useUnavoidable(pending.offer, preview);
  const placed = hex !== null && preview?.ok ? preview.view : null;
  const overlay = useMemo(
    () => ({
      targets: new Map(
        places.map((place) => [String(place.hex), choiceText(words, pending.decision, place)] as const),
      ),
      selected: hex,
      placed,
      onHex: (id: string) => {
        cancel();
        setHex(id);
        choose(places.find((place) => place.hex === id) ?? null);
      },
    }),
    [places, hex, placed, words, pending, cancel],
  );
  useOverlay(overlay);
  usePanelKeys({ confirm: () => chosen && hex && !busy && void act(chosen), cancel: () => setHex(null) });
  const sight = useInSight<HTMLDivElement>(hex && `${hex} ${preview !== null}`);
  return (
    <>
      {!hex && (
        <p>
          {words.t('table/choose-hex')}
          {cost && (
            <>
              {gap(words)}
              {words.say(cost.key, cost.details)}
            </>
          )}
        </p>
      )}
      {!hex &&
        presentation.placeNotes?.(view, pending.decision).map((note) => (
          <p key={JSON.stringify(note)} className={parts.soft} data-place-note>
            {words.say(note.key, note.details)}
          </p>
        ))}
      {hex && (
        <div ref={sight} className={style.chosen}>
          {here.length > 1 && (
            <div className={parts.row}>
              {here.map((place) => (
                <Button
                  key={JSON.stringify(place)}
                  aria-pressed={place === chosen}
                  onClick={() => choose(place)}
                >
                  {choiceText(words, pending.decision, place)}
                </Button>
              ))}
            </div>
          )}
          <PreviewText preview={preview} figures omit={unavoidable.events} />
          {preview?.ok && <Consequences after={preview.view} omit={unavoidable.changes} />}
          {chosen && <ChoiceRemark choices={[chosen]} />}
          {chosen && (
            <div className={style.doIt} data-pinned>
              <ConfirmOrCancel
                {...(here.length > 1 ? {} : { label: choiceText(words, pending.decision, chosen) })}
                confirm={() => void act(chosen)}
                cancel={() => setHex(null)}
                disabled={busy}
              />
            </div>
          )}
        </div>
      )}
      <PlainChoices
        pending={pending}
        asking={asking}
        choices={listedChoices(pending.offer).filter((choice) => !isFields(choice) || !('hex' in choice))}
      />
      <BarredList decision={pending.decision} barred={barredChoices(pending.offer)} />
    </>
  );
}
