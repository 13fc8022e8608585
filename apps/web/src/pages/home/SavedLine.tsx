import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedTable } from '../../engine/calls.ts';
import { Button } from '../../parts/Button.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

interface SavedLineProps {
  readonly saved: Pick<SavedTable, 'id' | 'name' | 'updatedAt'>;
  /** What the link to it says. */
  readonly link: string;
  readonly moves: string;
  readonly onRemove: (id: string) => void;
  /** Whose game it is, or of which title. */
  readonly children: ReactNode;
}

/** A game or an analysis that this browser has saved. */
export function SavedLine({
  saved: { id, name, updatedAt },
  link,
  moves,
  onRemove,
  children,
}: SavedLineProps) {
  const words = useWords();
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <Link to="/table/$id" params={{ id }} className={parts.button}>
        {link}
      </Link>
      <span className={style.grow}>
        <Facts facts={[<strong key="name">{name}</strong>, children]} />
        <span className={parts.soft}>
          <Facts facts={[moves, when.format(updatedAt)]} />
        </span>
      </span>
      <Button kind="quiet" aria-label={words.t('home/remove', { name })} onClick={() => onRemove(id)}>
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
