import { useInbox } from '../../online/use-inbox.ts';
import { useMe } from '../../online/use-me.ts';
import { Inbox } from '../online/Inbox.tsx';
import { TableList } from '../online/TableList.tsx';
import style from '../pages.module.css';

function useIsSignedIn(): boolean {
  return useMe().data?.kind === 'signed-in';
}

/** The player's own tables in progress, if there are any. */
export function MyGames() {
  const entries = useInbox(useIsSignedIn());
  return entries.length > 0 && <Inbox />;
}

/** With a server: tables with open seats. */
export function OnlineNow() {
  const { data: who } = useMe();
  const isSignedIn = useIsSignedIn();
  const entries = useInbox(isSignedIn);
  if (!who || who.kind === 'offline') return null;
  return (
    <div className={style.stack}>
      {isSignedIn && entries.length === 0 && <Inbox />}
      <TableList heading="online/open" query="status=open" ofOthers />
    </div>
  );
}
