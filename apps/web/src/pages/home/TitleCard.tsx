import type { Options } from '@signalbox/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { LocalSeat } from '../../engine/calls.ts';
import { Button } from '../../parts/Button.tsx';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { LevelChoice } from '../../parts/LevelChoice.tsx';
import { OptionsChoice } from '../../parts/OptionsChoice.tsx';
import parts from '../../parts/parts.module.css';
import { useSettings } from '../../settings/settings.ts';
import { theEngine } from '../../source/engine.ts';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import type { MenuTitle } from '../../titles/menu.ts';
import style from '../pages.module.css';

type Opponents = 'bots' | 'people';

/** A link can name the seed: the same game can be played from it. */
const seedOfAddress = () => new URLSearchParams(location.search).get('seed') ?? '';

/** Start a game of a title in one click, with the number of players as it was left. */
export function TitleCard({ title }: { title: MenuTitle }) {
  const words = useWords();
  const navigate = useNavigate();
  const { name, level } = useSettings();
  const [least, most] = title.players;
  const [players, setPlayers] = useState(3);
  const [options, setOptions] = useState<Options>({});
  const [seed, setSeed] = useState(seedOfAddress);
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const start = async (opponents: Opponents) => {
    const seats = Array.from({ length: players }, (_, i): LocalSeat => {
      if (i === 0) return { name: name || words.t('home/player', { number: 1 }), kind: 'you' };
      if (opponents === 'bots') return { name: words.t('home/bot', { number: i }), kind: 'bot', level };
      return { name: words.t('home/player', { number: i + 1 }), kind: 'you' };
    });
    const id = await theEngine().call('create', {
      title: title.id,
      name: title.name,
      options,
      seats,
      ...(seed.trim() && { seed: seed.trim() }),
    });
    await navigate({ to: '/table/$id', params: { id } });
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
        <LevelChoice />
      </div>
      <OptionsChoice title={title.id} players={players} value={options} onChange={setOptions}>
        <label className={parts.field}>
          {words.t('home/seed')}
          <input value={seed} maxLength={100} onChange={(event) => setSeed(event.target.value)} />
          <small className={parts.soft}>{words.t('home/seed-hint')}</small>
        </label>
      </OptionsChoice>
      <div className={parts.row}>
        <Button kind="main" onClick={() => void start('bots')} data-start={title.id}>
          {words.t('home/against-bots')}
        </Button>
        <Link to="/learn/$title" params={{ title: title.id }} className={parts.button}>
          {words.t('home/learn')}
        </Link>
        <Button onClick={() => void start('people')}>{words.t('home/hot-seat')}</Button>
      </div>
    </article>
  );
}
