import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../text/context.ts';
import { Button } from './Button.tsx';
import style from './parts.module.css';

/** A sheet over the page: closed by its button, by Escape or by a click beside it. */
export function Sheet({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const words = useWords();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={style.overlay} />
        <Dialog.Content className={style.dialog} aria-describedby={undefined}>
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          <Dialog.Close asChild>
            <Button className={`${style.button} ${style.close}`}>{words.t('app/close')}</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
