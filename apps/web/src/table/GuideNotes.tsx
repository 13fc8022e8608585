import { GraduationCap } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../parts/Button.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { UiKey } from '../text/catalogue/index.ts';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';
import { type Note, newNotes } from './new-notes.ts';

/** In a guided game: notes about what is new. One that is put away does not come back, in this game or another. */
export function GuideNotes({ decision }: { decision: string }) {
  const { snapshot, presentation } = useTable();
  const { notes: read } = useSettings();
  const { lesson, title } = presentation;
  const isExplained = lesson !== null && Object.hasOwn(lesson.decisions, decision);
  const notes = useMemo(
    () =>
      newNotes(
        title.id,
        isExplained ? decision : null,
        snapshot.entries.flatMap(({ events }) => events),
        read,
      ),
    [title, isExplained, decision, snapshot.entries, read],
  );
  if (!snapshot.table?.guided) return null;
  return notes.map((note) => <OneNote key={note.key} note={note} />);
}

function OneNote({ note }: { note: Note }) {
  const words = useWords();
  const { presentation } = useTable();
  const { notes: read } = useSettings();
  const text =
    note.about === 'decision'
      ? presentation.lesson?.decisions[note.name]?.[words.language]
      : words.t(`note/${note.name}` as UiKey);
  return (
    <div className={style.lesson} data-lesson={note.name}>
      <GraduationCap size={20} aria-hidden="true" />
      <span>
        {text}{' '}
        <Button kind="quiet" onClick={() => changeSettings({ notes: [...read, note.key] })}>
          {words.t('note/read')}
        </Button>
      </span>
    </div>
  );
}
