import { Link } from '@tanstack/react-router';
import { useMe } from '../online/use-me.ts';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { ForPeople } from './online/ForPeople.tsx';
import { Inbox } from './online/Inbox.tsx';
import { NewTable } from './online/NewTable.tsx';
import { OpenTables } from './online/OpenTables.tsx';
import { QuickPairing } from './online/QuickPairing.tsx';
import { TableList } from './online/TableList.tsx';
import style from './pages.module.css';
import { Following } from './people/Following.tsx';

/** The lobby: tables with other people. */
export function LobbyPage() {
  const words = useWords();
  const { data: who } = useMe();
  return (
    <div className={style.page}>
      <h1>{words.t('online/title')}</h1>
      <nav className={parts.row} aria-label={words.t('home/more')}>
        <Link to="/tournaments" className={parts.button}>
          {words.t('tournaments/title')}
        </Link>
        <Link to="/archive" className={parts.button}>
          {words.t('archive/title')}
        </Link>
      </nav>
      <ForPeople>
        {() => (
          <>
            <Inbox />
            <NewTable />
            <OpenTables wider />
            <div className={style.stack}>
              <QuickPairing />
              <TableList
                heading="inbox/finished"
                query="mine=1&status=finished&limit=10"
                empty="online/none-yet"
              />
            </div>
            <Following />
          </>
        )}
      </ForPeople>
      {who?.kind === 'signed-out' && <OpenTables />}
      {who && who.kind !== 'offline' && (
        <TableList heading="online/playing" query="status=playing" ofOthers />
      )}
    </div>
  );
}
