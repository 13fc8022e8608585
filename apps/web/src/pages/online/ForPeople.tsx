import type { Me } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../online/api.ts';
import { useMe } from '../../online/use-me.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { SignIn } from './SignIn.tsx';

/** Content for signed-in people; others are asked to sign in. */
export function ForPeople({ children }: { readonly children: (me: Me) => ReactNode }) {
  const words = useWords();
  const queries = useQueryClient();
  const { data: who } = useMe();
  const signOut = async () => {
    await api('POST', '/logout');
    await queries.invalidateQueries();
  };
  if (who?.kind === 'offline') return <p className={parts.problem}>{words.t('online/no-server')}</p>;
  if (who?.kind === 'signed-out') return <SignIn />;
  if (who?.kind !== 'signed-in') return null;
  return (
    <>
      <p className={parts.row}>
        {words.t('online/signed-in-as', { name: who.me.name })}
        <Button kind="quiet" onClick={() => void signOut()}>
          {words.t('online/sign-out')}
        </Button>
      </p>
      <div className={`${style.grid} ${style.uneven}`}>{children(who.me)}</div>
    </>
  );
}
