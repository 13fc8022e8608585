import type { CreateTableRequest, Problem, Template } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

interface Props {
  /** What the form says now. */
  readonly wanted: CreateTableRequest;
  readonly chosen: Template | null;
  readonly onChoose: (template: Template | null) => void;
}

/** Settings of tables that the player has kept: to start from, and to keep more. */
export function Templates({ wanted, chosen, onChoose }: Props) {
  const words = useWords();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { data: templates = [] } = useQuery({
    queryKey: ['templates'],
    queryFn: () => api<Template[]>('GET', '/templates'),
  });
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem(null);
      setName('');
    } catch (error) {
      setProblem(problemOf(error));
    }
    await queries.invalidateQueries({ queryKey: ['templates'] });
  };
  return (
    <>
      {templates.length > 0 && (
        <div className={parts.row}>
          <label className={`${parts.field} ${style.grow}`}>
            {words.t('finding/template')}
            <select
              value={chosen?.id ?? ''}
              onChange={(event) => onChoose(templates.find(({ id }) => id === event.target.value) ?? null)}
            >
              <option value="">{words.t('finding/no-template')}</option>
              {templates.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          {chosen && (
            <Button
              kind="quiet"
              aria-label={words.t('finding/remove-template')}
              onClick={() => {
                void attempt(() => api('DELETE', `/templates/${chosen.id}`));
                onChoose(null);
              }}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
      <form
        className={style.copy}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => api('POST', '/templates', { name, table: wanted }));
        }}
      >
        <label className={parts.field}>
          {words.t('finding/template-name')}
          <input required maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button type="submit">{words.t('finding/keep')}</Button>
      </form>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </>
  );
}
