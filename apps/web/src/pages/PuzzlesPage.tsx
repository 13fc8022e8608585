import { ALL_PUZZLES, type Listed, puzzleOfDay, streakOn } from '@signalbox/lessons/puzzles/catalogue.ts';
import { PUZZLE_MESSAGES } from '@signalbox/lessons/puzzles/messages.ts';
import { THEMES, type Theme } from '@signalbox/lessons/puzzles/puzzle.ts';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Circle, CircleCheck, CircleDot } from 'lucide-react';
import { useMemo, useState } from 'react';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { MENU, menuName } from '../titles/menu.ts';
import lessons from './learn/lessons.module.css';
import { today } from './learn/today.ts';
import style from './pages.module.css';

const ALL = 'all';

/** All puzzles, by title and theme, and the one of today. */
export function PuzzlesPage() {
  const words = useWords();
  const [title, setTitle] = useState(ALL);
  const [theme, setTheme] = useState<Theme | typeof ALL>(ALL);
  const { lessons: verdicts, streak } = useSettings();
  const said = useMemo(() => words.plus(PUZZLE_MESSAGES), [words]);
  const solved = ALL_PUZZLES.filter((one) => verdicts[keyOf(one)] === 'right').length;
  const daily = puzzleOfDay(today());
  const shown = BY_DIFFICULTY.filter(
    (one) => (title === ALL || one.title === title) && (theme === ALL || one.theme === theme),
  );
  return (
    <article className={style.page}>
      <h1>{words.t('puzzles/title')}</h1>
      <p className={style.lead}>{words.t('puzzles/lead')}</p>
      <p className={parts.soft}>{words.t('puzzles/dots')}</p>
      <div className={parts.row}>
        <PuzzleLink puzzle={daily} kind="main">
          <CalendarDays size={18} aria-hidden="true" />
          {words.t('puzzles/is-daily', { title: menuName(daily.title) })}
        </PuzzleLink>
        <span>{words.t('puzzles/streak', { count: streakOn(streak, today()) })}</span>
        <span className={parts.soft}>
          {words.t('puzzles/solved', { done: solved, count: ALL_PUZZLES.length })}
        </span>
      </div>
      <div className={`${style.text} ${style.fields}`}>
        <label className={parts.field}>
          {words.t('puzzles/game')}
          <select value={title} onChange={(event) => setTitle(event.target.value)}>
            <option value={ALL}>{words.t('puzzles/any')}</option>
            {MENU.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('puzzles/theme')}
          <select value={theme} onChange={(event) => setTheme(event.target.value as typeof theme)}>
            <option value={ALL}>{words.t('puzzles/any')}</option>
            {THEMES.map((id) => (
              <option key={id} value={id}>
                {said.say(`puzzle/${id}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {MENU.map(({ id, name }) => {
        const those = shown.filter((one) => one.title === id);
        return (
          those.length > 0 && (
            <section key={id} className={style.section}>
              <h2>{name}</h2>
              <PuzzleList puzzles={those} />
            </section>
          )
        );
      })}
    </article>
  );
}

/** The easiest first: who comes here for the first time begins at the top. */
const BY_DIFFICULTY = ALL_PUZZLES.toSorted((a, b) => a.difficulty - b.difficulty);

const keyOf = ({ title, id }: Listed) => `${title} ${id}`;

function PuzzleList({ puzzles }: { puzzles: readonly Listed[] }) {
  const words = useWords();
  const said = useMemo(() => words.plus(PUZZLE_MESSAGES), [words]);
  const { lessons: verdicts } = useSettings();
  return (
    <ul className={`${lessons.lessons} ${lessons.long}`}>
      {puzzles.map((puzzle) => {
        const verdict = verdicts[keyOf(puzzle)];
        const Icon = verdict === 'right' ? CircleCheck : verdict ? CircleDot : Circle;
        const label = verdict === 'right' ? 'puzzles/is-solved' : verdict ? 'learn/is-tried' : 'learn/is-new';
        const number = Number(puzzle.id.slice(puzzle.theme.length + 1));
        return (
          <li key={puzzle.id} data-verdict={verdict}>
            <PuzzleLink puzzle={puzzle} kind="plain">
              <Icon size={18} role="img" aria-label={words.t(label)} />
              {said.say(`puzzle/${puzzle.theme}/name`, { number })}
              <Difficulty step={puzzle.difficulty} />
            </PuzzleLink>
          </li>
        );
      })}
    </ul>
  );
}

const STEPS = [1, 2, 3, 4, 5];

function Difficulty({ step }: { step: number }) {
  const words = useWords();
  return (
    <span className={lessons.difficulty} role="img" aria-label={words.t('puzzles/difficulty', { step })}>
      {STEPS.map((one) => (one <= step ? '●' : '○')).join('')}
    </span>
  );
}

function PuzzleLink({
  puzzle,
  kind,
  children,
}: {
  puzzle: Listed;
  kind: 'main' | 'plain';
  children: React.ReactNode;
}) {
  return (
    <Link
      to="/puzzles/$title/$puzzle"
      params={{ title: puzzle.title, puzzle: puzzle.id }}
      className={parts.button}
      data-kind={kind}
      preload={false}
    >
      {children}
    </Link>
  );
}
