import { useMe } from '../../online/use-me.ts';
import { Inbox } from '../online/Inbox.tsx';
import { TableList } from '../online/TableList.tsx';
import style from '../pages.module.css';

/** With a server: the player's own tables and those with open seats. */
export function OnlineNow() {
  const { data: who } = useMe();
  if (!who || who.kind === 'offline') return null;
  return (
    <div className={style.stack}>
      {who.kind === 'signed-in' && <Inbox />}
      <TableList heading="online/open" query="status=open" ofOthers />
    </div>
  );
}
