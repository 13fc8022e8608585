import { SET_UP_TITLES } from '@signalbox/lessons/set-up/tools.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { FileField } from '../parts/FileField.tsx';
import parts from '../parts/parts.module.css';
import { theEngine } from '../source/engine.ts';
import { unpacked } from '../table/analysis/link.ts';
import { useWords } from '../text/context.ts';
import { MENU, menuName } from '../titles/menu.ts';
import { SavedLine } from './home/SavedLine.tsx';
import style from './pages.module.css';

/** Saved analyses; a file or a link with another one opens it. */
export function AnalysisPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [unreadable, setUnreadable] = useState(false);
  const open = useCallback(
    async (text: string | null) => {
      const made = text === null ? null : await theEngine().call('open-analysis', text);
      if (!made || 'why' in made) setUnreadable(true);
      else await navigate({ to: '/table/$id', params: { id: made.table }, replace: true });
    },
    [navigate],
  );
  useEffect(() => {
    const shared = location.hash.slice(1);
    if (shared) void unpacked(shared).then(open);
  }, [open]);
  return (
    <article className={style.page}>
      <h1>{words.t('analysis/title')}</h1>
      <p className={style.lead}>{words.t('analysis/lead')}</p>
      <p>{words.t('analysis/how')}</p>
      <NewPosition />
      <div className={style.text}>
        <FileField
          label={words.t('analysis/open-file')}
          onFiles={async ([file]) => open((await file?.text()) ?? null)}
        />
      </div>
      {unreadable && (
        <p className={parts.problem} role="alert">
          {words.t('why/analysis/unreadable')}
        </p>
      )}
      <Saved />
    </article>
  );
}

const PLAYERS = 3;

/** An empty table of a title, to be set up by hand. */
function NewPosition() {
  const words = useWords();
  const navigate = useNavigate();
  const begin = async (title: string) => {
    const name = words.t('analysis/new-name', { title: menuName(title) });
    const names = Array.from({ length: PLAYERS }, (_, i) => words.t('home/player', { number: i + 1 }));
    const made = await theEngine().call('new-analysis', { title, name, names });
    if (!('why' in made)) await navigate({ to: '/table/$id', params: { id: made.table } });
  };
  return (
    <section className={style.section}>
      <h2>{words.t('analysis/new')}</h2>
      <div className={parts.row}>
        {SET_UP_TITLES.map((title) => (
          <Button key={title} onClick={() => void begin(title)}>
            {menuName(title)}
          </Button>
        ))}
      </div>
      {MENU.filter(({ id }) => !SET_UP_TITLES.includes(id)).map(({ id, name }) => (
        <p key={id} className={parts.soft}>
          {words.t('analysis/new-without', { title: name })}
        </p>
      ))}
    </section>
  );
}

function Saved() {
  const words = useWords();
  const queries = useQueryClient();
  const { data: analyses } = useQuery({
    queryKey: ['analyses'],
    queryFn: () => theEngine().call('analyses', null),
    staleTime: 0,
  });
  if (!analyses) return null;
  const remove = async (id: string) => {
    await theEngine().call('remove', id);
    await queries.invalidateQueries({ queryKey: ['analyses'] });
  };
  return (
    <section className={style.section}>
      <h2>{words.t('analysis/saved')}</h2>
      {analyses.length === 0 && <p className={parts.soft}>{words.t('analysis/none')}</p>}
      <ul className={style.saved}>
        {analyses.map((one) => (
          <SavedLine
            key={one.id}
            saved={one}
            link={words.t('home/look')}
            moves={words.t('analysis/moves', { count: one.position })}
            onRemove={(id) => void remove(id)}
          >
            {menuName(one.title)}
          </SavedLine>
        ))}
      </ul>
    </section>
  );
}
