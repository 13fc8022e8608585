import type { Edit } from '@signalbox/lessons/set-up/edit.ts';
import type { ReactNode } from 'react';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './analysis.module.css';

export type MakeEdit = (edit: Edit) => Promise<void>;

/** Names of companies and seats, for lists. */
export function useNames() {
  const words = useWords();
  const { presentation, view } = useTable();
  const letters = (id: string) => presentation.emblems[id]?.letters ?? id;
  const sheets = presentation.companies(view);
  const active = sheets.filter(({ active }) => active).map(({ id }) => [id, letters(id)] as const);
  const others = sheets.filter(({ active }) => !active).map(({ id }) => [id, letters(id)] as const);
  const seats = presentation.players(view).map(({ seat }) => [seat, words.seat(seat)] as const);
  return { active, others, seats };
}

/** The fields of one kind of change, and its buttons. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={style.setUp}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

export function NumberField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={parts.field}>
      {label}
      <input type="number" min={0} value={value} onChange={(event) => onChange(Number(event.target.value))} />
    </label>
  );
}

/** One of a list, or nothing yet. */
export function Pick({
  label,
  options,
  value,
  onPick,
}: {
  label: string;
  options: readonly (readonly [id: string, name: string])[];
  value: string;
  onPick: (id: string) => void;
}) {
  return (
    <label className={parts.field}>
      {label}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        <option value="">–</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
