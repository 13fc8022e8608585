import { useParams } from '@tanstack/react-router';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { usePresentation } from '../titles/index.ts';
import { LessonList } from './learn/LessonList.tsx';
import { useCourse } from './learn/use-course.ts';
import { TitleMap } from './maps/TitleMap.tsx';
import style from './pages.module.css';
import { useNewTable } from './use-new-table.ts';

/** Introduces a title, before a first game in which every decision is explained. */
export function LearnPage() {
  const words = useWords();
  const { start, problem } = useNewTable();
  const { name } = useSettings();
  const { title: id } = useParams({ from: '/learn/$title' });
  const presentation = usePresentation(id);
  const course = useCourse(id);
  if (presentation === undefined) return null;
  if (!presentation?.lesson) return <p className={style.page}>{words.t('why/not-found')}</p>;
  const { title, lesson } = presentation;
  const begin = () =>
    start({
      title: id,
      name: words.t('learn/table', { title: title.name }),
      options: lesson.options ?? {},
      guided: true,
      seats: [
        { name: name || words.t('home/player', { number: 1 }), kind: 'you' },
        { name: words.t('home/bot', { number: 1 }), kind: 'bot', level: 'apprentice' },
        { name: words.t('home/bot', { number: 2 }), kind: 'bot', level: 'apprentice' },
      ],
    });
  return (
    <article className={style.page}>
      <h1>{words.t('learn/title', { title: title.name })}</h1>
      <div className={style.beside}>
        <TitleMap presentation={presentation} />
        <div className={style.text}>
          {lesson.introduction.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[words.language]}</p>
          ))}
          {course && <LessonList title={id} course={course} />}
          <h2>{words.t('learn/first-game')}</h2>
          <p className={parts.soft}>{words.t('learn/how')}</p>
          {problem && (
            <p className={parts.problem} role="alert">
              {words.say(`why/${problem.why}`, problem.details)}
            </p>
          )}
          <div className={parts.row}>
            <Button kind="main" onClick={() => void begin()}>
              {words.t('learn/begin')}
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
