import type { Json } from '@signalbox/kernel';
import { barredChoices, listedChoices, rangesOf } from '@signalbox/table/offers.ts';
import { useMemo } from 'react';
import type { Preview } from '../../engine/calls.ts';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import { Consequences, OutlookBox } from '../Consequences.tsx';
import { choiceText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { commonOutlook, type Shared, usePreviews, useShared } from '../use-previews.ts';
import { AskFirst, type Asking, useAskFirst } from './AskFirst.tsx';
import { BarredList } from './BarredList.tsx';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';
import { RangeForm } from './RangeForm.tsx';

/** More than this many choices are not explained one by one. */
const FEW = 4;

/** One button for each choice, with its consequences. */
export function ChoicesPanel({ pending }: PanelProps) {
  const { offer, decision } = pending;
  const choices = listedChoices(offer);
  const explained = choices.length <= FEW && !pending.sealed;
  const { presentation, view, seat } = useTable();
  const previews = usePreviews(explained ? choices : []);
  const common = useMemo(
    () => previews && commonOutlook(presentation, seat, view, previews),
    [presentation, seat, view, previews],
  );
  const shared = useShared(previews);
  const asking = useAskFirst();
  // The only choice with far-reaching consequences shows them at once, since a click carries it out.
  const farReaching = previews?.filter((preview) => preview?.ok && preview.outlook).length ?? 0;
  return (
    <>
      <div className={style.choices} data-choices data-inline={!explained || undefined}>
        {choices.map((choice, i) => (
          <ChoiceButton
            key={JSON.stringify(choice)}
            decision={decision}
            choice={choice}
            preview={withoutOutlook(previews?.[i] ?? null, common !== null)}
            shared={shared}
            folded={farReaching > 1}
            asking={asking}
          />
        ))}
      </div>
      {common && <OutlookBox {...common} folded />}
      {rangesOf(offer).map((range) => (
        <RangeForm key={JSON.stringify(range.base)} range={range} decision={decision} />
      ))}
      <BarredList decision={decision} barred={barredChoices(offer)} />
    </>
  );
}

function withoutOutlook(preview: Preview | null, isToldBelow: boolean): Preview | null {
  return isToldBelow && preview?.ok ? { ...preview, outlook: null } : preview;
}

function ChoiceButton({
  decision,
  choice,
  preview,
  shared,
  folded,
  asking,
}: {
  decision: string;
  choice: Json;
  preview: Preview | null;
  shared: Shared;
  folded: boolean;
  asking: Asking;
}) {
  const words = useWords();
  const { busy } = useTable();
  const figures = preview?.ok && (folded || !preview.outlook) ? preview.view : null;
  return (
    <div>
      <Button
        onClick={() => asking.choose(choice)}
        disabled={busy}
        aria-pressed={asking.isAsked(choice) || undefined}
        data-choice
      >
        {choiceText(words, decision, choice)}
      </Button>
      <AskFirst choice={choice} asking={asking} />
      {figures && <Consequences after={figures} omit={shared.changes} />}
      <PreviewText
        preview={preview}
        choice={choice}
        figures={figures !== null}
        omit={shared.events}
        folded={folded}
      />
    </div>
  );
}
