import { useQueryClient } from '@tanstack/react-query';
import { api } from '../online/api.ts';
import { useMe } from '../online/use-me.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { SignIn } from './online/SignIn.tsx';
import style from './pages.module.css';
import { Account } from './profile/Account.tsx';
import { Channels } from './profile/Channels.tsx';
import { Results } from './profile/Results.tsx';

/** One's account on the server: name and password, notices, results. */
export function ProfilePage() {
  const words = useWords();
  const queries = useQueryClient();
  const { data: who } = useMe();
  const signOut = async () => {
    await api('POST', '/logout');
    await queries.invalidateQueries();
  };
  return (
    <div className={style.page}>
      <h1>{words.t('profile/title')}</h1>
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
            <Account me={who.me} />
            <Channels />
            <Results id={who.me.id} />
          </div>
        </>
      )}
    </div>
  );
}
