import { Link } from '@tanstack/react-router';
import { useWords } from '../text/context.ts';
import { ForPeople } from './online/ForPeople.tsx';
import style from './pages.module.css';
import { Account } from './profile/Account.tsx';
import { Blocked } from './profile/Blocked.tsx';
import { BotAccounts } from './profile/BotAccounts.tsx';
import { Calendar } from './profile/Calendar.tsx';
import { Channels } from './profile/Channels.tsx';
import { MailAddress } from './profile/MailAddress.tsx';
import { Passkeys } from './profile/Passkeys.tsx';
import { Results } from './profile/Results.tsx';
import { Tokens } from './profile/Tokens.tsx';
import { UsualHours } from './profile/UsualHours.tsx';
import { Vacation } from './profile/Vacation.tsx';

/** The account page: name and password, notifications, results. */
export function ProfilePage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('profile/title')}</h1>
      <ForPeople>
        {(me) => (
          <>
            <nav className={`${style.wide} ${style.links}`} aria-label={words.t('home/more')}>
              <Link to="/people/$id" params={{ id: me.id }}>
                {words.t('profile/public')}
              </Link>
              <Link to="/statistics">{words.t('statistics/title')}</Link>
              {me.admin && <Link to="/admin">{words.t('admin/title')}</Link>}
            </nav>
            <div className={`${style.wide} ${style.columns}`}>
              <Account me={me} />
              <MailAddress me={me} />
              <Passkeys me={me} />
              <Channels me={me} />
              <Calendar me={me} />
              <UsualHours me={me} />
              <Vacation me={me} />
              <BotAccounts me={me} />
              <Tokens me={me} />
              <Blocked />
              <Results id={me.id} />
            </div>
          </>
        )}
      </ForPeople>
    </div>
  );
}
