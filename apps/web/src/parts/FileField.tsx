import type { ChangeEvent } from 'react';
import { useWords } from '../text/context.ts';
import parts from './parts.module.css';

interface Props {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens files, by a button in the language of the page: that of the browser has its own. Files can be dropped on it. */
export function FileField({ label, multiple = false, onFiles }: Props) {
  const words = useWords();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={parts.field}>
      {label}
      <span className={parts.file}>
        <span className={parts.button} aria-hidden="true">
          {words.t(multiple ? 'files/choose-several' : 'files/choose')}
        </span>
        <input
          type="file"
          multiple={multiple}
          accept=".json,application/json"
          // Lets the same file be chosen again after a correction.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={change}
        />
      </span>
    </label>
  );
}
