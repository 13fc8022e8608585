import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onlineSource } from '../online/online-source.ts';
import { useMe } from '../online/use-me.ts';
import type { TableSource } from '../source/table-source.ts';
import { useWords } from '../text/context.ts';
import { OpenTable } from './OpenTable.tsx';
import { SignIn } from './online/SignIn.tsx';
import { WaitingRoom } from './online/WaitingRoom.tsx';
import style from './pages.module.css';

/** A table on the server; before the game begins, its waiting room. */
export function OnlineTablePage() {
  const { id } = useParams({ from: '/online/$id' });
  const { invite = null } = useSearch({ strict: false }) as { invite?: string };
  const words = useWords();
  const { data: who } = useMe();
  const me = who?.kind === 'signed-in' ? who.me.id : null;
  const [source, setSource] = useState<TableSource | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session needs a new connection
  useEffect(() => {
    const opened = onlineSource(id, invite);
    setSource(opened);
    return () => opened.close();
  }, [id, invite, me]);
  if (who?.kind === 'signed-out' && invite) {
    return (
      <div className={style.page}>
        <h1>{words.t('online/invited')}</h1>
        <p className={style.lead}>{words.t('online/invited-what-to-do')}</p>
        <SignIn />
      </div>
    );
  }
  return source ? <OnlineTable source={source} invite={invite} signedIn={me !== null} /> : null;
}

function OnlineTable({
  source,
  invite,
  signedIn,
}: {
  source: TableSource;
  invite: string | null;
  signedIn: boolean;
}) {
  useSyncExternalStore(source.subscribe, source.snapshot);
  const table = source.online?.table() ?? null;
  if (table && table.status === 'open')
    return <WaitingRoom table={table} invite={invite} signedIn={signedIn} />;
  return <OpenTable source={source} />;
}
