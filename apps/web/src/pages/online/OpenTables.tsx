import { useState } from 'react';
import { Folded } from '../../parts/Folded.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { MENU } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { TableList } from './TableList.tsx';
import { LevelAndLanguage, type Manners } from './TableManners.tsx';

const CLOCKS = ['none', 'live', 'async'] as const;

/** Tables with free seats, as the player wants them; wider than other lists if they are beside it. */
export function OpenTables({ wider = false }: { wider?: boolean }) {
  const words = useWords();
  const [title, setTitle] = useState('');
  const [clock, setClock] = useState('');
  const [who, setWho] = useState<Pick<Manners, 'level' | 'language'>>({ level: 'any', language: 'any' });
  const query = new URLSearchParams({ status: 'open' });
  for (const [name, value] of Object.entries({ title, clock, ...who }))
    if (value && value !== 'any') query.set(name, value);
  return (
    <TableList heading="online/open" query={query.toString()} wider={wider} ofOthers>
      <Folded label={words.t('finding/filter')}>
        <div className={style.fields}>
          <label className={parts.field}>
            {words.t('online/game')}
            <select value={title} onChange={(event) => setTitle(event.target.value)}>
              <option value="">{words.t('archive/any')}</option>
              {MENU.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={parts.field}>
            {words.t('online/clock')}
            <select value={clock} onChange={(event) => setClock(event.target.value)}>
              <option value="">{words.t('archive/any')}</option>
              {CLOCKS.map((one) => (
                <option key={one} value={one}>
                  {words.t(`finding/clock/${one}`)}
                </option>
              ))}
            </select>
          </label>
          <LevelAndLanguage value={who} onChange={(change) => setWho({ ...who, ...change })} />
        </div>
      </Folded>
    </TableList>
  );
}
