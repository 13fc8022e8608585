import type { Json } from '@signalbox/kernel';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { Consequences } from '../Consequences.tsx';
import { choiceText } from '../choice-text.ts';
import { keptPriceAndTokens } from '../consequences.ts';
import { useTable, useTryOut } from '../context.ts';
import { CompanyStrip } from '../exchange/ActingStrip.tsx';
import { PreviewText } from '../PreviewText.tsx';
import { Reason } from '../Reason.tsx';
import { useFocusAfterKey } from '../use-focus-after-key.ts';
import { useInSight } from '../use-in-sight.ts';
import { usePanelKeys } from '../use-panel-keys.ts';
import { usePreview } from '../use-preview.ts';
import { ChoiceRemark } from './ChoiceRemark.tsx';
import { ConfirmOrCancel } from './ConfirmOrCancel.tsx';
import { depotOf } from './depot.ts';
import type { Item } from './groups.ts';
import style from './panels.module.css';

/** The chosen action with its consequences. */
export function Chosen({
  item,
  decision,
  about,
  onCancel,
}: {
  item: Item;
  decision: string;
  /** A company whose price and tokens are told even where they stay as they are. */
  about?: string | null;
  onCancel: () => void;
}) {
  const words = useWords();
  const { act, busy, presentation, view } = useTable();
  const other = presentation.about(view, item.choice);
  const preview = usePreview(item.reason ? undefined : item.choice);
  useTryOut(preview?.ok ? (preview.outlook?.view ?? preview.view) : null);
  const figures = preview?.ok && !preview.outlook ? preview.view : null;
  usePanelKeys({ confirm: () => !item.reason && !busy && void act(item.choice), cancel: onCancel });
  // The consequences arrive a moment later and make the box taller: its buttons stay visible.
  const sight = useInSight<HTMLDivElement>(`${JSON.stringify(item.choice)} ${preview !== null}`);
  const main = useFocusAfterKey(JSON.stringify(item.choice));
  return (
    <div ref={sight} className={style.chosenBox} aria-live="polite">
      <h3>{choiceText(words, decision, item.choice, other)}</h3>
      {item.reason ? (
        <p className={parts.problem}>
          <Reason problem={item.reason} />
        </p>
      ) : (
        <>
          {other && other !== presentation.acting(view) && <CompanyStrip id={other} />}
          {figures && (
            <Consequences
              after={figures}
              kept={about ? keptPriceAndTokens(presentation, about, view, figures) : []}
            />
          )}
          <ChoiceRemark choices={[item.choice]} />
          <LastTrain choice={item.choice} />
          <PreviewText preview={preview} figures={figures !== null} />
        </>
      )}
      <div className={style.confirm} data-pinned>
        <ConfirmOrCancel
          ref={main}
          confirm={item.reason ? null : () => void act(item.choice)}
          cancel={onCancel}
          disabled={busy}
        />
      </div>
    </div>
  );
}

/** What is for sale after the last train of a kind, and which trains the first of those makes rust. */
function LastTrain({ choice }: { choice: Json }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const depot = depotOf(presentation, view, choice);
  if (depot?.left !== 1 || !depot.next) return null;
  const { kinds, rusts, begins } = depot.next;
  const trains = kinds.join('/');
  return (
    <p className={parts.soft} data-last-train>
      {begins === null || rusts.length === 0
        ? words.t('table/last-train', { trains })
        : words.t('table/last-train-rusts', { trains, train: rusts.join('/') })}
    </p>
  );
}
