import type { ChannelView, CreatedChannel, Me, Problem } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import style from '../pages.module.css';
import { Deliveries, deliveriesTo } from './Deliveries.tsx';
import { deliveryError } from './delivery-error.ts';
import { canPush, subscribeToPush } from './push.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { TestOutcome } from './TestOutcome.tsx';

type Attempt = (what: () => Promise<unknown>) => Promise<void>;

const KINDS = ['email', 'discord', 'slack', 'json'] as const;

/** Channels for notifications, each with a test button. */
export function Channels({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [told, setTold] = useState<Problem | null>(null);
  const { data: channels = [] } = useQuery({
    queryKey: ['channels'],
    queryFn: () => api<ChannelView[]>('GET', '/channels'),
    refetchInterval: 5000,
  });
  const attempt: Attempt = async (what) => {
    try {
      await what();
      setTold(null);
      await queries.invalidateQueries({ queryKey: ['channels'] });
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  return (
    <section className={`${parts.card} ${style.text}`}>
      <h2>{words.t('channels/title')}</h2>
      <p className={parts.soft}>{words.t('channels/lead')}</p>
      <ul className={style.saved}>
        {channels.map((channel) => (
          <ChannelLine key={channel.id} channel={channel} attempt={attempt} />
        ))}
      </ul>
      {canPush() && (
        <Button onClick={() => void attempt(subscribeToPush)}>{words.t('channels/this-device')}</Button>
      )}
      <NewChannel me={me} told={told} attempt={attempt} />
    </section>
  );
}

function ChannelLine({ channel, attempt }: { channel: ChannelView; attempt: Attempt }) {
  const words = useWords();
  const queries = useQueryClient();
  const { id, kind, target, status, lastError, signed } = channel;
  const [secret, setSecret] = useState<string | null>(null);
  const [test, setTest] = useState<string | null>(null);
  const sendTest = async () => {
    await api('POST', `/channels/${id}/test`);
    const sent = await queries.fetchQuery({ ...deliveriesTo(id), staleTime: 0 });
    setTest(sent.find((one) => one.kind === 'test')?.id ?? null);
  };
  const renew = async () => setSecret((await api<CreatedChannel>('POST', `/channels/${id}/secret`)).secret);
  return (
    <li>
      <span className={style.grow}>
        <strong>{words.t(`channels/${kind}` as UiKey)}</strong> {target}
        {status !== 'ok' && (
          <>
            <br />
            {words.t(`channels/status/${status}` as UiKey)}
            {gap(words)}
            {deliveryError(words, lastError)}
          </>
        )}
      </span>
      <Button
        kind="quiet"
        aria-label={words.t('channels/remove')}
        onClick={() => void attempt(() => api('DELETE', `/channels/${id}`))}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
      {kind === 'email' && <DigestChoice channel={channel} attempt={attempt} />}
      <span className={parts.row}>
        <Button onClick={() => void attempt(sendTest)}>{words.t('channels/test')}</Button>
        {kind === 'json' && (
          <Button kind="quiet" onClick={() => void attempt(renew)}>
            {words.t(signed ? 'channels/new-secret' : 'channels/sign')}
          </Button>
        )}
      </span>
      {secret && <ShownOnce label={words.t('channels/secret')} value={secret} />}
      {test && <TestOutcome channel={id} test={test} />}
      <Deliveries channel={id} />
    </li>
  );
}

/** A mail for each turn, or one a day. */
function DigestChoice({ channel: { id, digestHour }, attempt }: { channel: ChannelView; attempt: Attempt }) {
  const words = useWords();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = new Intl.DateTimeFormat(words.language, { timeStyle: 'short' });
  const set = (hour: string) =>
    attempt(() =>
      api('PATCH', `/channels/${id}`, { digest: hour === '' ? null : { hour: Number(hour), timeZone } }),
    );
  return (
    <label className={parts.field}>
      {words.t('channels/digest')}
      <select value={digestHour ?? ''} onChange={(event) => void set(event.target.value)}>
        <option value="">{words.t('channels/digest/single')}</option>
        {Array.from({ length: 24 }, (_, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these are the hours of a day
          <option key={hour} value={hour}>
            {words.t('channels/digest/at', { time: time.format(new Date(2000, 0, 1, hour)) })}
          </option>
        ))}
      </select>
    </label>
  );
}

function NewChannel({ me, told, attempt }: { me: Me; told: Problem | null; attempt: Attempt }) {
  const words = useWords();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('email');
  const [target, setTarget] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const add = async () => {
    const body = kind === 'email' ? { kind } : { kind, url: target };
    setSecret((await api<CreatedChannel>('POST', '/channels', body)).secret);
    setTarget('');
  };
  return (
    <form
      className={style.text}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(add);
      }}
    >
      <label className={parts.field}>
        {words.t('channels/kind')}
        <select value={kind} onChange={(event) => setKind(event.target.value as (typeof KINDS)[number])}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {words.t(`channels/${one}`)}
            </option>
          ))}
        </select>
      </label>
      {kind === 'email' ? (
        <p className={parts.soft}>
          {me.emailConfirmed
            ? words.t('channels/to', { address: me.email ?? '' })
            : words.t(me.guest ? 'why/register-first' : 'why/confirm-address-first')}
        </p>
      ) : (
        <label className={parts.field}>
          {words.t('channels/url')}
          <input type="url" required value={target} onChange={(event) => setTarget(event.target.value)} />
        </label>
      )}
      {told && (
        <p className={parts.problem} role="status">
          {words.say(`why/${told.why}`, told.details)}
        </p>
      )}
      {secret && <ShownOnce label={words.t('channels/secret')} value={secret} />}
      <div className={parts.row}>
        <Button type="submit" disabled={kind === 'email' && !me.emailConfirmed}>
          {words.t('channels/add')}
        </Button>
      </div>
    </form>
  );
}
