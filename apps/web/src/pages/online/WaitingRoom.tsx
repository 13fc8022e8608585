import type { Problem, TableView } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { BotChoices, LevelChoice } from '../../parts/LevelChoice.tsx';
import parts from '../../parts/parts.module.css';
import { botFor, useSettings } from '../../settings/settings.ts';
import { botSeatText } from '../../text/bot-text.ts';
import { inBrackets } from '../../text/brackets.ts';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { InviteLink } from './InviteLink.tsx';
import { SignIn } from './SignIn.tsx';
import { TableFacts } from './TableFacts.tsx';

type Call = (method: string, path: string, body?: unknown) => Promise<void>;

/** Before the game: who is there, who is missing, and the invitation link. */
export function WaitingRoom({
  table,
  invite,
  signedIn,
}: {
  table: TableView;
  invite: string | null;
  signedIn: boolean;
}) {
  const words = useWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const call: Call = async (method, path, body) => {
    try {
      setProblem(null);
      await api(method, `/tables/${table.id}${path}`, body);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const full = table.seats.every(({ person, bot, confirmed }) => (person && confirmed) || bot);
  const keptForMe = table.seats.some(({ index, confirmed }) => index === table.mySeat && !confirmed);
  const path = `/online/${table.id}${table.invite ? `?invite=${table.invite}` : ''}`;
  return (
    <div className={style.page}>
      <h1>{menuName(table.title)}</h1>
      <section className={parts.card}>
        <TableFacts table={table} />
        <h2>{words.t('online/seats')}</h2>
        {table.amHost && !full && (
          <div className={style.fields}>
            <LevelChoice title={table.title} />
            <BotChoices title={table.title} />
          </div>
        )}
        <ul className={style.saved}>
          {table.seats.map((seat) => (
            <SeatLine key={seat.index} table={table} seat={seat} call={call} />
          ))}
        </ul>
        {signedIn && <InviteLink path={path} />}
        <div className={parts.row}>
          {(table.mySeat === null || keptForMe) && signedIn && !full && (
            <Button kind="main" onClick={() => void call('POST', '/join', invite ? { invite } : {})}>
              {words.t('online/join')}
            </Button>
          )}
          {table.amHost && (
            <Button kind="main" disabled={!full} onClick={() => void call('POST', '/start')}>
              {words.t('online/start')}
            </Button>
          )}
          {table.mySeat !== null && (
            <Button onClick={() => void call('POST', '/leave')}>{words.t('online/leave')}</Button>
          )}
          {table.amHost && (
            <Button kind="danger" onClick={() => void call('DELETE', '')}>
              {words.t('online/close-table')}
            </Button>
          )}
        </div>
        {table.amHost && !full && <p className={parts.soft}>{words.t('why/seats-free')}</p>}
        {!table.amHost && table.mySeat !== null && table.host && (
          <p className={parts.soft} role="status">
            {full
              ? words.t('online/host-starts', { name: table.host.name })
              : words.t('online/waits-for-players')}
          </p>
        )}
        {problem && (
          <p className={parts.problem} role="alert">
            {words.say(`why/${problem.why}`, problem.details)}
          </p>
        )}
      </section>
      {!signedIn && <SignIn />}
    </div>
  );
}

/** Who sits there; the host may change that. */
function SeatLine({ table, seat, call }: { table: TableView; seat: TableView['seats'][number]; call: Call }) {
  const words = useWords();
  const settings = useSettings();
  const { index, person, bot, present, confirmed } = seat;
  return (
    <li>
      <span className={style.grow}>
        {person ? (
          <Link to="/people/$id" params={{ id: person.id }}>
            {person.name}
          </Link>
        ) : bot ? (
          botSeatText(words, bot)
        ) : (
          words.t('online/free-seat')
        )}
        {person?.bot && inBrackets(words, words.t('online/bot-account'))}
        {person && !confirmed && inBrackets(words, words.t('online/not-yet'))}
        {person && confirmed && !present && inBrackets(words, words.t('online/away'))}
      </span>
      {!person && !bot && table.amHost && (
        <Button
          onClick={() => void call('PUT', '/bots', { seat: index, bot: botFor(settings, table.title) })}
        >
          {words.t('online/add-bot')}
        </Button>
      )}
      {person && table.amHost && index !== table.mySeat && (
        <Button onClick={() => void call('POST', '/kick', { account: person.id })}>
          {words.t('online/send-away', { name: person.name })}
        </Button>
      )}
      {bot && table.amHost && (
        <Button onClick={() => void call('DELETE', `/bots/${index}`)}>{words.t('online/remove-bot')}</Button>
      )}
    </li>
  );
}
