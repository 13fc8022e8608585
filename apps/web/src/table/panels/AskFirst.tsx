import type { Json } from '@signalbox/kernel';
import { useCallback, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useTable } from '../context.ts';
import { useFocusAfterKey } from '../use-focus-after-key.ts';
import { useInSight } from '../use-in-sight.ts';
import { usePanelKeys } from '../use-panel-keys.ts';
import { ConfirmOrCancel } from './ConfirmOrCancel.tsx';
import style from './panels.module.css';

export interface Asking {
  readonly isAsked: (choice: Json) => boolean;
  readonly choose: (choice: Json) => void;
  readonly cancel: () => void;
}

/**
 * For buttons that act with one click: players who confirm everything are asked first. What else was chosen, and would
 * be confirmed by the same key, is dropped then.
 */
export function useAskFirst(dropOther?: () => void): Asking {
  const { act } = useTable();
  const { confirm } = useSettings();
  const [asked, ask] = useState<string | null>(null);
  const cancel = useCallback(() => ask(null), []);
  const choose = (choice: Json) => {
    if (confirm !== 'all') return void act(choice);
    dropOther?.();
    ask(JSON.stringify(choice));
  };
  return { isAsked: (choice) => asked === JSON.stringify(choice), choose, cancel };
}

/** Below the button of a choice, while it waits to be confirmed. */
export function AskFirst({ choice, asking: { isAsked, cancel } }: { choice: Json; asking: Asking }) {
  return isAsked(choice) && <ConfirmButtons choice={choice} onCancel={cancel} />;
}

function ConfirmButtons({ choice, onCancel }: { choice: Json; onCancel: () => void }) {
  const { act, busy } = useTable();
  usePanelKeys({ confirm: () => !busy && void act(choice), cancel: onCancel });
  const sight = useInSight<HTMLDivElement>('asked');
  const main = useFocusAfterKey('asked');
  return (
    <div ref={sight} className={style.askFirst} data-ask-first>
      <ConfirmOrCancel ref={main} confirm={() => void act(choice)} cancel={onCancel} disabled={busy} />
    </div>
  );
}
