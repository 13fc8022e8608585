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
        // Tables by invitation are not listed.
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
      <TitleChoice
        value={title}
        onChange={(chosen) => {
          setTitle(chosen);
          setOptions({});
        }}
      />
      <CountChoice
        label={words.t('home/players')}
        counts={playerCounts(title)}
        value={players}
        onChange={(count) => {
          setPlayers(count);
          setBots(Math.min(bots, count - 1));
        }}
      />
      <CountChoice
        label={words.t('online/bots')}
        counts={Array.from({ length: players }, (_, i) => i)}
        value={bots}
        onChange={setBots}
      />
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

function playerCounts(title: string): number[] {
  const [least, most] = MENU.find(({ id }) => id === title)!.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function TitleChoice({ value, onChange }: { value: string; onChange: (title: string) => void }) {
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

function CountChoice({ label, counts, value, onChange }: CountChoiceProps) {
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
