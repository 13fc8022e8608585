import type { Problem, TournamentView } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

interface Props {
  readonly tournament: TournamentView;
  readonly table: TournamentView['schedule'][number][number];
}

/** The organiser lets a bot, or somebody who has offered to, play on for an entrant. */
export function SubstituteForm({ tournament: { id, substitutePeople }, table: { table, seats } }: Props) {
  const words = useWords();
  const queries = useQueryClient();
  const people = seats.flatMap(({ person }) => person ?? []);
  const [account, setAccount] = useState(people[0]?.id ?? '');
  const [by, setBy] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const substitute = async () => {
    try {
      const body = { account, by: by === '' ? null : by };
      await api('POST', `/tournaments/${id}/tables/${table}/substitute`, body);
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    await queries.invalidateQueries({ queryKey: ['tournament', id] });
  };
  return (
    <form
      className={style.text}
      onSubmit={(event) => {
        event.preventDefault();
        void substitute();
      }}
    >
      <label className={parts.field}>
        {words.t('tournaments/substitute-for')}
        <select value={account} onChange={(event) => setAccount(event.target.value)}>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      </label>
      <label className={parts.field}>
        {words.t('tournaments/substitute-by')}
        <select value={by} onChange={(event) => setBy(event.target.value)}>
          <option value="">{words.t('online/bot')}</option>
          {substitutePeople.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      </label>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button type="submit">{words.t('tournaments/substitute-do')}</Button>
      </div>
    </form>
  );
}
