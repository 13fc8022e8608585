import { useWords } from '../../text/context.ts';
import style from './tabs.module.css';

const KEYS = [
  ['U', 'keys/undo'],
  ['Y', 'keys/redo'],
  ['[ ]', 'keys/history'],
  ['\\', 'keys/now'],
  ['H', 'keys/hint'],
  ['R', 'keys/turn'],
  ['C', 'keys/confirm'],
  ['Esc', 'keys/cancel'],
  ['Tab', 'keys/tab'],
  ['?', 'keys/help'],
] as const;

export function Shortcuts() {
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
