import type { Json } from '@signalbox/kernel';
import { barredChoices, listedChoices } from '@signalbox/table/offers.ts';
import { useMemo, useState } from 'react';
import type { Preview } from '../../engine/calls.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { previewSentence } from '../around/sentences.ts';
import { Consequences } from '../Consequences.tsx';
import { choiceText } from '../choice-text.ts';
import { type Change, changesBetween, comingAnyway } from '../consequences.ts';
import { useTable, useTryOut } from '../context.ts';
import style from '../guide.module.css';
import { type Shared, useKeptPrices, usePreviews, useShared } from '../use-previews.ts';
import { AskFirst, type Asking, useAskFirst } from './AskFirst.tsx';
import { BarredList } from './BarredList.tsx';
import type { PanelProps } from './panel-props.ts';

/** Pay out or withhold, side by side with their consequences; the market shows the result of the one that is pointed at or asked about. */
export function DividendPanel({ pending }: PanelProps) {
  const choices = listedChoices(pending.offer);
  const previews = usePreviews(choices);
  const shared = useShared(previews);
  const kept = useKeptPrices(previews);
  // Nothing is chosen yet: an arrow of the first would look like what happens.
  const [shown, show] = useState<number | null>(null);
  const asking = useAskFirst();
  return (
    <>
      <div className={style.alternatives} data-choices>
        {choices.map((choice, i) => (
          <Alternative
            key={JSON.stringify(choice)}
            decision={pending.decision}
            choice={choice}
            preview={previews?.[i] ?? null}
            shared={shared}
            kept={kept[i] ?? []}
            shown={shown === null ? asking.isAsked(choice) : i === shown}
            onPoint={(at) => show(at ? i : null)}
            asking={asking}
          />
        ))}
      </div>
      <BarredList decision={pending.decision} barred={barredChoices(pending.offer)} />
    </>
  );
}

function Alternative({
  decision,
  choice,
  preview,
  shared,
  kept,
  shown,
  onPoint,
  asking,
}: {
  decision: string;
  choice: Json;
  preview: Preview | null;
  shared: Shared;
  kept: readonly Change[];
  shown: boolean;
  onPoint: (at: boolean) => void;
  asking: Asking;
}) {
  const words = useWords();
  const { busy, presentation, view, seat } = useTable();
  const trial = preview?.ok ? preview.view : null;
  const run = preview?.ok
    ? preview.events.map((event) => presentation.runIn?.(event) ?? null).find((one) => one?.perShare)
    : null;
  const reasons = preview?.ok ? preview.events.filter((event) => presentation.tellsWhy?.(event)) : [];
  const changes = useMemo(
    () => (trial ? changesBetween(presentation, seat, view, trial) : []),
    [presentation, seat, view, trial],
  );
  const unrelated = preview?.ok ? comingAnyway(presentation, changes, preview.events) : [];
  const changesNothing =
    trial !== null && changes.length === unrelated.length && kept.length === 0 && reasons.length === 0;
  useTryOut(trial, shown);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows; the button acts
    <div
      className={style.alternative}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <Button
        onClick={() => asking.choose(choice)}
        disabled={busy}
        aria-pressed={asking.isAsked(choice) || undefined}
        data-choice
      >
        {choiceText(words, decision, choice)}
      </Button>
      <AskFirst choice={choice} asking={asking} />
      {run?.perShare && (
        <p className={parts.soft} data-per-share>
          {words.t('card/per-share', { amount: run.perShare })}
        </p>
      )}
      {trial && <Consequences after={trial} omit={[...shared.changes, ...unrelated]} kept={kept} />}
      {changesNothing && (
        <p className={parts.soft} data-changes-nothing>
          {words.t('change/nothing')}
        </p>
      )}
      {reasons.map((event) => (
        <p key={JSON.stringify(event)} className={parts.soft} data-why>
          {previewSentence(words, event)}
        </p>
      ))}
    </div>
  );
}
