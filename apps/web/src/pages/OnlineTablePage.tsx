import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onlineSource } from '../online/online-source.ts';
import { useMe, type WhoAmI } from '../online/use-me.ts';
import type { TableSource } from '../source/table-source.ts';
import { OpenTable } from './OpenTable.tsx';
import { Invitation } from './online/Invitation.tsx';
import { WaitingRoom } from './online/WaitingRoom.tsx';

/** A table on the server; before the game begins, its waiting room. */
export function OnlineTablePage() {
  const { id } = useParams({ from: '/online/$id' });
  const { invite = null } = useSearch({ strict: false });
  const { data: who } = useMe();
  const me = who?.kind === 'signed-in' ? who.me.id : null;
  const [source, setSource] = useState<TableSource | null>(null);
  useEffect(() => {
    const opened = onlineSource(id, invite, me);
    setSource(opened);
    return () => opened.close();
  }, [id, invite, me]);
  return source && who ? <OnlineTable source={source} invite={invite} who={who} /> : null;
}

function OnlineTable({ source, invite, who }: { source: TableSource; invite: string | null; who: WhoAmI }) {
  useSyncExternalStore(source.subscribe, source.snapshot);
  const table = source.online?.table() ?? null;
  const [justWatching, justWatch] = useState(false);
  if (invite && who.kind === 'signed-out' && !justWatching)
    return <Invitation table={table} onWatch={() => justWatch(true)} />;
  if (table && table.status === 'open')
    return <WaitingRoom table={table} invite={invite} signedIn={who.kind === 'signed-in'} />;
  return <OpenTable source={source} />;
}
