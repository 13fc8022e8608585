import type { ClockRules, CreateTableRequest, Problem, TableView } from '@signalbox/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { LevelChoice } from '../../parts/LevelChoice.tsx';
import { OptionsChoice } from '../../parts/OptionsChoice.tsx';
import parts from '../../parts/parts.module.css';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import { MENU } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { useOptions } from '../use-new-table.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { type Manners, TableManners, USUAL_MANNERS } from './TableManners.tsx';

/** Opens a table for others to join. */
export function NewTable() {
  const words = useWords();
  const navigate = useNavigate();
  const [title, setTitle] = useState(MENU[0]!.id);
  const [players, setPlayers] = useState(3);
  const [bots, setBots] = useState(0);
  const [options, setOptions] = useOptions(title, players);
  const { level } = useSettings();
  const [clock, setClock] = useState<ClockRules>({ kind: 'none' });
  const [manners, setManners] = useState<Manners>(USUAL_MANNERS);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [least, most] = MENU.find(({ id }) => id === title)!.players;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const create = async () => {
    try {
      const wanted: CreateTableRequest = {
        title,
        players,
        bots,
        bot: level,
        options,
        clock,
        ...manners,
        // What only the link opens is not shown to others.
        listed: manners.entry === 'open',
      };
      const { id } = await api<TableView>('POST', '/tables', wanted);
      await navigate({ to: '/online/$id', params: { id } });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <form
      className={`${parts.card} ${style.text}`}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{words.t('online/new-table')}</h2>
      <label className={parts.field}>
        {words.t('online/game')}
        <select
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setOptions({});
          }}
        >
          {MENU.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={parts.field}>
        {words.t('home/players')}
        <select
          value={players}
          onChange={(event) => {
            const count = Number(event.target.value);
            setPlayers(count);
            setBots(Math.min(bots, count - 1));
          }}
        >
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label className={parts.field}>
        {words.t('online/bots')}
        <select value={bots} onChange={(event) => setBots(Number(event.target.value))}>
          {Array.from({ length: players }, (_, i) => i).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      {bots > 0 && <LevelChoice />}
      <OptionsChoice title={title} players={players} value={options} onChange={setOptions} />
      <ClockChoice value={clock} onChange={setClock} />
      <TableManners timed={clock.kind !== 'none'} value={manners} onChange={setManners} />
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <Button kind="main" type="submit">
        {words.t('online/open-table')}
      </Button>
    </form>
  );
}
