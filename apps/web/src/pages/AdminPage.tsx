import { useWords } from '../text/context.ts';
import { Audit } from './admin/Audit.tsx';
import { Measures } from './admin/Measures.tsx';
import { Reports } from './admin/Reports.tsx';
import { ServerStatus } from './admin/ServerStatus.tsx';
import { TableTools } from './admin/TableTools.tsx';
import { Troubles } from './admin/Troubles.tsx';
import { ForPeople } from './online/ForPeople.tsx';
import style from './pages.module.css';

/** For administrators: the health of the server, what was set aside, and reports. */
export function AdminPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('admin/title')}</h1>
      <ForPeople>
        {(me) =>
          me.admin ? (
            <>
              <ServerStatus />
              <Troubles />
              <Reports />
              <Measures />
              <TableTools />
              <Audit />
            </>
          ) : (
            <p>{words.t('why/admin-only')}</p>
          )
        }
      </ForPeople>
    </div>
  );
}
