import type { ClockRules, Problem, TableView, Wish } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Folded } from '../../parts/Folded.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { MENU, menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { ClockChoice } from './ClockChoice.tsx';
import { CountChoice, playerCounts, TitleChoice } from './choices.tsx';

/** A seat at the next table of a kind, now or as soon as one opens. */
export function QuickPairing() {
  const words = useWords();
  return (
    <section className={`${parts.card} ${style.text}`} data-quick>
      <h2>{words.t('finding/quick')}</h2>
      <p className={parts.soft}>{words.t('finding/quick-lead')}</p>
      <Folded label={words.t('finding/which')}>
        <PairingForm />
      </Folded>
      <Wishes />
    </section>
  );
}

function PairingForm() {
  const words = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [title, setTitle] = useState(MENU[0]!.id);
  const [chosen, setPlayers] = useState(3);
  const [clock, setClock] = useState<ClockRules>({ kind: 'none' });
  const [told, setTold] = useState<Problem | 'waiting' | null>(null);
  const counts = playerCounts(title);
  const players = counts.includes(chosen) ? chosen : counts[0]!;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  const pair = async () => {
    const { id } = await api<TableView>('POST', '/quick-pairing', { title, players, clock });
    await navigate({ to: '/online/$id', params: { id } });
  };
  const wait = async () => {
    await api('POST', '/wishes', { title, players, clock: clock.kind });
    setTold('waiting');
    await queries.invalidateQueries({ queryKey: ['wishes'] });
  };
  return (
    <form
      className={style.text}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(pair);
      }}
    >
      <TitleChoice value={title} onChange={setTitle} />
      <CountChoice label={words.t('home/players')} counts={counts} value={players} onChange={setPlayers} />
      <ClockChoice value={clock} onChange={setClock} />
      {told && (
        <p className={parts.problem} role="status" data-done={told === 'waiting' || undefined}>
          {told === 'waiting' ? words.t('finding/told') : words.say(`why/${told.why}`, told.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button kind="main" type="submit">
          {words.t('finding/quick')}
        </Button>
        <Button onClick={() => void attempt(wait)}>{words.t('finding/tell-me')}</Button>
      </div>
    </form>
  );
}

function Wishes() {
  const words = useWords();
  const queries = useQueryClient();
  const { data: wishes = [] } = useQuery({
    queryKey: ['wishes'],
    queryFn: () => api<Wish[]>('GET', '/wishes'),
  });
  const remove = async (id: string) => {
    await api('DELETE', `/wishes/${id}`).catch(() => {});
    await queries.invalidateQueries({ queryKey: ['wishes'] });
  };
  if (wishes.length === 0) return null;
  return (
    <>
      <h3>{words.t('finding/wishes')}</h3>
      <ul className={style.saved}>
        {wishes.map(({ id, title, players, clock }) => (
          <li key={id}>
            <span className={style.grow}>
              <Facts
                facts={[
                  menuName(title),
                  ...(players === null ? [] : [words.t('finding/players-count', { count: players })]),
                  ...(clock === null ? [] : [words.t(`finding/clock/${clock}`)]),
                ]}
              />
            </span>
            <Button kind="quiet" aria-label={words.t('finding/remove-wish')} onClick={() => void remove(id)}>
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
