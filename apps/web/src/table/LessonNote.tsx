import { GraduationCap } from 'lucide-react';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';

/** In a guided game: what the pending decision is about. */
export function LessonNote({ decision }: { decision: string }) {
  const words = useWords();
  const { snapshot, presentation } = useTable();
  const text = presentation.lesson?.decisions[decision];
  if (!snapshot.table?.guided || !text) return null;
  return (
    <p className={style.lesson} data-lesson={decision}>
      <GraduationCap size={20} aria-hidden="true" />
      <span>{text[words.language]}</span>
    </p>
  );
}
