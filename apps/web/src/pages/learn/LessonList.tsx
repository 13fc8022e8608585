import { type Course, presented } from '@signalbox/lessons';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import parts from '../../parts/parts.module.css';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import style from './lessons.module.css';

/** The lessons of a title, with those that are done. */
export function LessonList({ title, course }: { title: string; course: Course }) {
  const words = useWords().plus(course.messages);
  const { lessons: verdicts } = useSettings();
  const verdictOn = (id: string) => verdicts[`${title} ${id}`];
  const done = course.lessons.filter(({ id }) => verdictOn(id) === 'right').length;
  const next = course.lessons.find(({ id }) => verdictOn(id) !== 'right');
  return (
    <section>
      <h2>{words.t('learn/lessons')}</h2>
      <p className={parts.soft}>{words.t('learn/done', { done, count: course.lessons.length })}</p>
      <ol className={style.lessons}>
        {course.lessons.map((lesson) => (
          <li key={lesson.id} data-verdict={verdictOn(lesson.id)}>
            <Link
              to="/learn/$title/$lesson"
              params={{ title, lesson: lesson.id }}
              className={parts.button}
              data-kind={lesson === next ? 'main' : 'plain'}
            >
              <Mark verdict={verdictOn(lesson.id)} />
              {words.say(presented(lesson, 'name').key)}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ verdict }: { verdict: string | undefined }) {
  const words = useWords();
  const Icon = verdict === 'right' ? CircleCheck : verdict ? CircleDot : Circle;
  const label = verdict === 'right' ? 'learn/is-done' : verdict ? 'learn/is-tried' : 'learn/is-new';
  return <Icon size={18} role="img" aria-label={words.t(label)} />;
}
