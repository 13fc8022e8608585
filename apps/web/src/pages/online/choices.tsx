import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { MENU } from '../../titles/menu.ts';

export function playerCounts(title: string): number[] {
  const [least, most] = MENU.find(({ id }) => id === title)!.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export function TitleChoice({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const words = useWords();
  return (
    <label className={parts.field}>
      {words.t('online/game')}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {MENU.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountChoiceProps {
  readonly label: string;
  readonly counts: readonly number[];
  readonly value: number;
  readonly onChange: (count: number) => void;
}

export function CountChoice({ label, counts, value, onChange }: CountChoiceProps) {
  return (
    <label className={parts.field}>
      {label}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  );
}
