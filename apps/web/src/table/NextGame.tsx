import { useNavigate } from '@tanstack/react-router';
import { SkipForward } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useInbox } from '../online/use-inbox.ts';
import { useMe } from '../online/use-me.ts';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';
import style from './header.module.css';
import { isTyping } from './use-shortcuts.ts';

/** To the next game that waits for the player, by a button or the N key. */
export function NextGame() {
  const words = useWords();
  const navigate = useNavigate();
  const { snapshot } = useTable();
  const { data: who } = useMe();
  const own = snapshot.table!.id;
  const others = useInbox(who?.kind === 'signed-in').filter(
    ({ table, waits }) => waits !== null && table.id !== own,
  );
  const next = others[0]?.table.id;
  const go = useCallback(() => {
    if (next) void navigate({ to: '/online/$id', params: { id: next } });
  }, [navigate, next]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'n') go();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go]);
  if (!next) return null;
  const label = words.t('table/next-game', { count: others.length });
  return (
    <button
      type="button"
      className={style.headerTool}
      onClick={go}
      title={label}
      aria-label={label}
      data-next-game
    >
      <SkipForward size={18} aria-hidden="true" />
      <span className={style.badge}>{others.length > 9 ? '9+' : others.length}</span>
    </button>
  );
}
