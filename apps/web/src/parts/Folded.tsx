import { type ReactNode, useState } from 'react';
import parts from './parts.module.css';

/** Something that is drawn only while it is open. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={parts.options} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && children}
    </details>
  );
}
