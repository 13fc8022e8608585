import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../text/context.ts';
import { Button } from './Button.tsx';
import style from './parts.module.css';

/** A sheet over the page: closed by its button, by Escape or by a click beside it. */
export function Sheet({
  title,
  open,
  wide = false,
  aside = false,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  /** For tables: as wide as the window. */
  wide?: boolean;
  /** On a large screen in a corner, with the page in sight. */
  aside?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog on Escape
    <dialog
      ref={dialog}
      className={style.dialog}
      data-wide={wide || undefined}
      data-aside={aside || undefined}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={style.sheetFrame}>
          <div className={style.sheet}>
            <div className={style.sheetHead}>
              <h2 id={heading}>{title}</h2>
              <Button kind="quiet" onClick={onClose} aria-label={words.t('app/close')}>
                <X size={20} aria-hidden="true" />
              </Button>
            </div>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
