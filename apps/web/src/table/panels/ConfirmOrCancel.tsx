import type { Ref } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import style from './panels.module.css';

/** The two buttons below what was chosen. */
export function ConfirmOrCancel({
  confirm,
  cancel,
  disabled,
  label,
  shortcut,
  ref,
}: {
  /** Null for what may not be done. */
  confirm: (() => void) | null;
  cancel: () => void;
  disabled: boolean;
  /** What is confirmed, if the button says it. */
  label?: string;
  /** The key that confirms, where it is shown. */
  shortcut?: string;
  /** The button that confirms. */
  ref?: Ref<HTMLButtonElement>;
}) {
  const words = useWords();
  return (
    <>
      {confirm && (
        <Button ref={ref} kind="main" disabled={disabled} onClick={confirm}>
          {label ?? words.t('table/confirm')}
          {shortcut && (
            <span className={style.key} aria-hidden="true">
              {shortcut}
            </span>
          )}
        </Button>
      )}
      <Button kind="quiet" onClick={cancel}>
        {words.t('table/cancel')}
      </Button>
    </>
  );
}
