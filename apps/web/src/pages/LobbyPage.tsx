import { useQueryClient } from '@tanstack/react-query';
import { api } from '../online/api.ts';
import { useMe } from '../online/use-me.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { NewTable } from './online/NewTable.tsx';
import { SignIn } from './online/SignIn.tsx';
import { TableList } from './online/TableList.tsx';
import style from './pages.module.css';

/** Tables with others. */
export function LobbyPage() {
  const words = useWords();
  const queries = useQueryClient();
  const { data: who } = useMe();
  const signOut = async () => {
    await api('POST', '/logout');
    await queries.invalidateQueries();
  };
  return (
    <div className={style.page}>
      <h1>{words.t('online/title')}</h1>
      {who?.kind === 'offline' && <p className={parts.problem}>{words.t('online/no-server')}</p>}
      {who?.kind === 'signed-out' && <SignIn />}
      {who?.kind === 'signed-in' && (
        <>
          <p className={parts.row}>
            {words.t('online/signed-in-as', { name: who.me.name })}
            <Button kind="quiet" onClick={() => void signOut()}>
              {words.t('online/sign-out')}
            </Button>
          </p>
          <div className={style.grid}>
            <TableList heading="online/mine" query="mine=1" />
            <TableList heading="online/open" query="status=open" />
            <NewTable />
          </div>
        </>
      )}
      {who && who.kind !== 'offline' && <TableList heading="online/playing" query="status=playing" />}
    </div>
  );
}
