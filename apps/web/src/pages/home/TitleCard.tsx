import { seatedBot } from '@signalbox/bots/levels';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { LocalSeat } from '../../engine/calls.ts';
import { Button } from '../../parts/Button.tsx';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { BotChoices, LevelChoice } from '../../parts/LevelChoice.tsx';
import { OptionsChoice } from '../../parts/OptionsChoice.tsx';
import parts from '../../parts/parts.module.css';
import { botFor, useSettings } from '../../settings/settings.ts';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import type { MenuTitle } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { useNewTable, useOptions } from '../use-new-table.ts';

type Opponents = 'bots' | 'people';

const drawn = (below: number) => Math.floor(Math.random() * below);

/** A link can name the seed: the same game can be played from it. */
const seedOfAddress = () => new URLSearchParams(location.search).get('seed') ?? '';

/** Starts a game of a title in one click, with the last number of players. */
export function TitleCard({ title }: { title: MenuTitle }) {
  const words = useWords();
  const { start, problem } = useNewTable();
  const settings = useSettings();
  const { name, patient } = settings;
  const [least, most] = title.players;
  const [players, setPlayers] = useState(3);
  const [options, setOptions] = useOptions(title.id, players);
  const [seed, setSeed] = useState(seedOfAddress);
  const [names, setNames] = useState<readonly string[]>([]);
  const nameOf = (i: number) =>
    names[i]?.trim() || (i === 0 && name) || words.t('home/player', { number: i + 1 });
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const startWith = (opponents: Opponents) => {
    const wanted = botFor(settings, title.id);
    const seats = Array.from({ length: players }, (_, i): LocalSeat => {
      if (i === 0) return { name: nameOf(0), kind: 'you' };
      if (opponents === 'bots')
        return { name: words.t('home/bot', { number: i }), kind: 'bot', level: seatedBot(wanted, drawn) };
      return { name: nameOf(i), kind: 'you' };
    });
    const chosen = seed.trim() ? { seed: seed.trim() } : {};
    void start({ title: title.id, name: title.name, options, seats, patient, ...chosen });
  };
  return (
    <article className={parts.card}>
      <h2>{title.name}</h2>
      <div className={parts.row}>
        {Object.entries(title.emblems).map(([id, emblem]) => (
          <EmblemPicture key={id} emblem={emblem} size={36} />
        ))}
      </div>
      <p>{words.t(`home/about/${title.id}` as UiKey)}</p>
      <div className={style.pair}>
        <label className={parts.field}>
          {words.t('home/players')}
          <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <LevelChoice title={title.id} />
      </div>
      <OptionsChoice title={title.id} players={players} value={options} onChange={setOptions}>
        <BotChoices title={title.id} />
        <SeatNames count={players} names={names} nameOf={nameOf} onChange={setNames} />
        <label className={parts.field}>
          {words.t('home/seed')}
          <input value={seed} maxLength={100} onChange={(event) => setSeed(event.target.value)} />
          <small className={parts.soft}>{words.t('home/seed-hint')}</small>
        </label>
      </OptionsChoice>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button kind="main" onClick={() => startWith('bots')} data-start={title.id}>
          {words.t('home/against-bots')}
        </Button>
        <Link to="/learn/$title" params={{ title: title.id }} className={parts.button}>
          {words.t('home/learn')}
        </Link>
        <Button onClick={() => startWith('people')}>{words.t('home/hot-seat')}</Button>
      </div>
    </article>
  );
}

interface SeatNamesProps {
  readonly count: number;
  /** As far as any were entered. */
  readonly names: readonly string[];
  /** The name of a seat for which none was entered. */
  readonly nameOf: (seat: number) => string;
  readonly onChange: (names: readonly string[]) => void;
}

function SeatNames({ count, names, nameOf, onChange }: SeatNamesProps) {
  const words = useWords();
  const all = Array.from({ length: Math.max(count, names.length) }, (_, i) => names[i] ?? '');
  return (
    <fieldset className={`${parts.field} ${style.names}`}>
      <legend>{words.t('home/names')}</legend>
      {all.slice(0, count).map((name, i) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are in their order
          key={i}
          className={parts.input}
          aria-label={words.t('home/player', { number: i + 1 })}
          placeholder={nameOf(i)}
          value={name}
          maxLength={32}
          onChange={(event) => onChange(all.with(i, event.target.value))}
        />
      ))}
    </fieldset>
  );
}
