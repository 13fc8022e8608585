import { type Options, offeredOptions } from '@signalbox/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../text/context.ts';
import { usePresentation } from '../titles/index.ts';
import { sectionTitle } from '../titles/section-title.ts';
import parts from './parts.module.css';

interface Props {
  readonly title: string;
  readonly players: number;
  /** What differs from the rulebook. */
  readonly value: Options;
  readonly onChange: (options: Options) => void;
  /** Further settings of a table, shown below the rules; the heading names them. */
  readonly children?: ReactNode;
}

/** A title's optional rules; its rules are fetched when somebody opens them. */
export function OptionsChoice(props: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const count = Object.keys(props.value).length;
  return (
    <details className={parts.options} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.t(props.children ? 'options/and-more' : 'options/title', { count })}</summary>
      {open && <Choices {...props} />}
      {open && props.children}
    </details>
  );
}

function Choices({ title: id, players, value, onChange }: Props) {
  const pageWords = useWords();
  const { language, t } = pageWords;
  const title = usePresentation(id)?.title;
  const words = useMemo(() => pageWords.plus(title?.messages ?? {}), [pageWords, title]);
  if (!title) return <p role="status">{t('app/opening')}</p>;
  const options = Object.entries(offeredOptions(title.options)).filter(
    ([, spec]) => spec.players?.includes(players) ?? true,
  );
  if (options.length === 0) return <p>{t('options/none')}</p>;
  const choose = (name: string, chosen: boolean | string) => {
    const { [name]: _, ...others } = value;
    onChange(chosen === title.options[name]!.default ? others : { ...others, [name]: chosen });
  };
  return (
    <div className={parts.optionList}>
      <div className={parts.row}>
        <button type="button" className={parts.button} onClick={() => onChange({})}>
          {t('options/rulebook')}
        </button>
      </div>
      {options.map(([name, { rule, default: usual, values }]) => {
        const section = sectionTitle(rule, title.rulebook.sections[rule]?.[language]);
        const label = words.say(`option/${name}`);
        const now = value[name] ?? usual;
        return values ? (
          <label key={name} className={parts.field} title={section}>
            {label}
            <select value={String(now)} onChange={(event) => choose(name, event.target.value)}>
              {values.map((one) => (
                <option key={one} value={one}>
                  {words.has(`option/${name}/${one}`) ? words.say(`option/${name}/${one}`) : one}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label key={name} className={parts.row} title={section}>
            <input
              type="checkbox"
              checked={now === true}
              onChange={(event) => choose(name, event.target.checked)}
            />
            {label}
          </label>
        );
      })}
    </div>
  );
}
