import { type ReactNode, useState } from 'react';
import parts from './parts.module.css';

/** Something that is drawn only while it is open. */
export function Folded({
  label,
  openAtFirst = false,
  children,
}: {
  label: string;
  openAtFirst?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details className={parts.options} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && children}
    </details>
  );
}
