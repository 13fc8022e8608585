import { Link } from '@tanstack/react-router';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './tabs.module.css';

/** The player aid, and the keyboard shortcuts. */
export function Aid() {
  const words = useWords();
  const { presentation } = useTable();
  const { title, aid } = presentation;
  return (
    <div className={style.aid}>
      {aid.map(({ heading, points }) => (
        <section key={heading.en}>
          <h3>{heading[words.language]}</h3>
          <ul>
            {points.map((point) => (
              <li key={point.en}>{point[words.language]}</li>
            ))}
          </ul>
        </section>
      ))}
      <Link to="/rules/$title" params={{ title: title.id }}>
        {words.t('rules/whole')}
      </Link>
      <Shortcuts />
    </div>
  );
}

const KEYS = [
  ['U', 'keys/undo'],
  ['Y', 'keys/redo'],
  ['[ ]', 'keys/history'],
  ['\\', 'keys/now'],
  ['X', 'keys/swap'],
  ['H', 'keys/hint'],
  ['A', 'keys/auto'],
  ['N', 'keys/next-game'],
  ['R', 'keys/turn'],
  ['C', 'keys/confirm'],
  ['Esc', 'keys/cancel'],
  ['Tab', 'keys/tab'],
  ['↑ ↓', 'keys/log'],
  ['?', 'keys/help'],
] as const;

function Shortcuts() {
  const words = useWords();
  return (
    <section>
      <h3>{words.t('keys/title')}</h3>
      <dl className={style.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
