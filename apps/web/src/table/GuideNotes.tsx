import { GraduationCap } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { theEngine } from '../source/engine.ts';
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
  return (
    <>
      {notes.map((note) => (
        <OneNote key={note.key} note={note} />
      ))}
      {presentation.deals?.has(decision) && <ExposureNote />}
    </>
  );
}

function OneNote({ note }: { note: Note }) {
  const words = useWords();
  const { presentation } = useTable();
  const text =
    note.about === 'decision'
      ? presentation.lesson?.decisions[note.name]?.[words.language]
      : words.t(`note/${note.name}` as UiKey);
  return <NoteText id={note.key} name={note.name} text={text ?? ''} />;
}

/** The first time that a company in trouble could be left to this player. */
function ExposureNote() {
  const words = useWords();
  const { presentation, snapshot } = useTable();
  const { notes: read } = useSettings();
  const { game } = snapshot;
  const title = presentation.title.id;
  const id = `${title} exposed`;
  const isRead = read.includes(id);
  const [found, setFound] = useState<{ game: unknown; companies: readonly string[] } | null>(null);
  useEffect(() => {
    if (isRead || !game?.seat) return;
    let wanted = true;
    const { view, seat } = game;
    void theEngine()
      .call('exposure', { title, view, seat })
      .then((companies) => wanted && setFound({ game, companies }));
    return () => {
      wanted = false;
    };
  }, [isRead, game, title]);
  const company = found?.game === game ? found?.companies[0] : undefined;
  if (isRead || !company) return null;
  return <NoteText id={id} name="exposed" text={words.t('note/exposed', { company })} />;
}

function NoteText({ id, name, text }: { id: string; name: string; text: string }) {
  const words = useWords();
  const { notes: read } = useSettings();
  return (
    <div className={style.lesson} data-lesson={name}>
      <GraduationCap size={20} aria-hidden="true" />
      <div className={style.hint}>
        <p>{text}</p>
        <Button kind="quiet" onClick={() => changeSettings({ notes: [...read, id] })}>
          {words.t('note/read')}
        </Button>
      </div>
    </div>
  );
}
