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
  readonly chosen: Template | null;
  readonly onChoose: (template: Template | null) => void;
}

/** Settings that the player has kept, to start from; nothing if there are none. */
export function TemplateChoice({ chosen, onChoose }: Props) {
  const words = useWords();
  const queries = useQueryClient();
  const { data: templates = [] } = useQuery({
    queryKey: ['templates'],
    queryFn: () => api<Template[]>('GET', '/templates'),
  });
  const remove = async (id: string) => {
    onChoose(null);
    await api('DELETE', `/templates/${id}`).catch(() => {});
    await queries.invalidateQueries({ queryKey: ['templates'] });
  };
  if (templates.length === 0) return null;
  return (
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
          onClick={() => void remove(chosen.id)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

/** Keeps what the form says now under a name. */
export function KeepTemplate({ wanted }: { wanted: CreateTableRequest }) {
  const words = useWords();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const keep = async () => {
    try {
      await api('POST', '/templates', { name, table: wanted });
      setProblem(null);
      setName('');
    } catch (error) {
      setProblem(problemOf(error));
    }
    await queries.invalidateQueries({ queryKey: ['templates'] });
  };
  return (
    <form
      className={style.copy}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <label className={parts.field}>
        {words.t('finding/template-name')}
        <input required maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit">{words.t('finding/keep')}</Button>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </form>
  );
}
