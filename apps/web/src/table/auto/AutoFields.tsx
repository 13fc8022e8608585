import type { AutoAction, AutoField, AutoForm, Json } from '@signalbox/kernel';
import { useId } from 'react';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from './auto.module.css';
import { optionText } from './auto-text.ts';

interface FieldProps<F extends AutoField = AutoField> {
  readonly draft: AutoAction;
  readonly name: string;
  readonly field: F;
  readonly onChange: (change: Readonly<Record<string, Json>>) => void;
}

/** The parameters of an auto action that the player may choose. */
export function AutoFields({
  form,
  draft,
  onChange,
}: {
  form: AutoForm;
  draft: AutoAction;
  onChange: FieldProps['onChange'];
}) {
  return Object.entries(form.fields)
    .filter(([name]) => isAsked(draft, name))
    .map(([name, field]) => <Field key={name} draft={draft} name={name} field={field} onChange={onChange} />);
}

/** The number of shares only matters if the player does not wait for the company to float. */
function isAsked({ until }: AutoAction, name: string): boolean {
  return name !== 'shares' || until !== 'float';
}

function Field(props: FieldProps) {
  const { field, ...rest } = props;
  switch (field.type) {
    case 'some':
      return <Some {...rest} field={field} />;
    case 'one':
      return <One {...rest} field={field} />;
    case 'number':
      return <Numbered {...rest} field={field} />;
    case 'flag':
      return <Flag {...rest} field={field} />;
  }
}

/** Sentences with check boxes. */
function Some({ draft, name, field, onChange }: FieldProps<Extract<AutoField, { type: 'some' }>>) {
  const words = useWords();
  const ticked = draft[name] as readonly string[];
  const toggle = (option: string) =>
    onChange({ [name]: field.of.filter((one) => (one === option) !== ticked.includes(one)) });
  return (
    <fieldset className={style.some}>
      <legend>{words.say(`auto/${draft.kind}/${name}`)}</legend>
      {field.of.map((option) => (
        <label key={option} className={style.box}>
          <input type="checkbox" checked={ticked.includes(option)} onChange={() => toggle(option)} />
          <span>{optionText(words, draft, name, option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function One({ draft, name, field, onChange }: FieldProps<Extract<AutoField, { type: 'one' }>>) {
  const words = useWords();
  const id = useId();
  return (
    <label htmlFor={id} className={parts.field}>
      <span>{words.say(`auto/${draft.kind}/${name}`)}</span>
      <select
        id={id}
        value={String(draft[name])}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        {field.of.map((option) => (
          <option key={option} value={option}>
            {optionText(words, draft, name, option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Numbers that are prices or bids; the others count shares. */
const MONEY: readonly string[] = ['below', 'least', 'most'];

function Numbered({ draft, name, field, onChange }: FieldProps<Extract<AutoField, { type: 'number' }>>) {
  const words = useWords();
  return (
    <label className={`${parts.field} ${style.number}`}>
      <span>{words.say(`auto/${draft.kind}/${name}`)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={field.min}
        max={field.max}
        value={Number(draft[name])}
        onChange={(event) => onChange({ [name]: event.target.valueAsNumber || 0 })}
      />
      {MONEY.includes(name) && (
        <span className={parts.soft} data-money>
          {words.money(Number(draft[name]))}
        </span>
      )}
    </label>
  );
}

function Flag({ draft, name, onChange }: FieldProps<Extract<AutoField, { type: 'flag' }>>) {
  const words = useWords();
  return (
    <label className={style.box}>
      <input
        type="checkbox"
        checked={draft[name] === true}
        onChange={(event) => onChange({ [name]: event.target.checked })}
      />
      <span>{words.say(`auto/${draft.kind}/${name}`)}</span>
    </label>
  );
}
