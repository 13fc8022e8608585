import { useRef, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

/** The invitation link, to be copied. */
export function InviteLink({ path }: { path: string }) {
  const words = useWords();
  const link = `${location.origin}${path}`;
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Only a secure page may write to the clipboard; here the link is marked, ready to be copied by hand.
    }
  };
  return (
    <div className={style.copy}>
      <label className={parts.field}>
        {words.t('online/link')}
        <input ref={box} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button onClick={() => void copy()}>{words.t('online/copy')}</Button>
      <span role="status">{copied && words.t('online/copied')}</span>
    </div>
  );
}
