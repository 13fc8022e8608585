import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

/** A secret that the server does not show again, to be copied. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Only a secure page may write to the clipboard; the text can be copied by hand.
    }
  };
  return (
    <div className={style.copy}>
      <label className={parts.field}>
        {label}
        <input readOnly value={value} onFocus={(event) => event.target.select()} />
      </label>
      <Button onClick={() => void copy()}>{words.t('online/copy')}</Button>
      <p className={parts.soft} role="status">
        {copied ? words.t('online/copied') : words.t('tokens/shown-once')}
      </p>
    </div>
  );
}
