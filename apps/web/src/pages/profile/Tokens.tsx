import type { CreatedToken, Me, Person, Problem, Scope, TokenView } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { inBrackets } from '../../text/brackets.ts';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import style from '../pages.module.css';
import { ShownOnce } from './ShownOnce.tsx';
import { useConfirmation } from './use-confirmation.tsx';

const SCOPES: readonly Scope[] = ['read', 'play', 'chat', 'manage'];

/** Tokens with which programs use the API. */
export function Tokens({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const { guarded, prompt } = useConfirmation();
  const { data: tokens = [] } = useQuery({
    queryKey: ['tokens'],
    queryFn: () => api<TokenView[]>('GET', '/tokens'),
  });
  const { data: bots = [] } = useQuery({
    queryKey: ['bots'],
    queryFn: () => api<Person[]>('GET', '/me/bots'),
  });
  const attempt = async (what: () => Promise<CreatedToken | null>) => {
    try {
      setCreated(await what());
      setProblem(null);
      await queries.invalidateQueries({ queryKey: ['tokens'] });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const revoke = async (id: string) => {
    await api('DELETE', `/tokens/${id}`);
    return null;
  };
  return (
    <section className={`${parts.card} ${style.text}`} aria-label={words.t('tokens/title')}>
      <h2>{words.t('tokens/title')}</h2>
      <p className={parts.soft}>
        {words.t('tokens/lead')}
        {gap(words)}
        <a href="/api/docs">{words.t('tokens/docs')}</a>
      </p>
      {me.guest ? (
        <p>{words.t('why/register-first')}</p>
      ) : (
        <>
          {tokens.length > 0 && (
            <ul className={style.saved}>
              {tokens.map((token) => (
                <TokenLine
                  key={token.id}
                  token={token}
                  owner={bots.find(({ id }) => id === token.bot)?.name ?? me.name}
                  onRevoke={() => void attempt(() => revoke(token.id))}
                />
              ))}
            </ul>
          )}
          <NewToken
            me={me}
            bots={bots}
            onCreate={(body) => void attempt(() => guarded(() => api<CreatedToken>('POST', '/tokens', body)))}
          />
        </>
      )}
      {prompt}
      {created && <ShownOnce label={words.t('tokens/token')} value={created.token} />}
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </section>
  );
}

function TokenLine({
  token: { label, scopes, usedAt },
  owner,
  onRevoke,
}: {
  token: TokenView;
  owner: string;
  onRevoke: () => void;
}) {
  const words = useWords();
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  const name = label || words.t('tokens/unnamed');
  return (
    <li>
      <span className={style.grow}>
        <strong>{name}</strong>
        {inBrackets(words, owner)}{' '}
        <span className={parts.soft}>
          <Facts
            facts={[
              scopes.map((scope) => words.t(`tokens/scope/${scope}`)).join(words.t('tokens/and')),
              usedAt === null
                ? words.t('tokens/unused')
                : words.t('tokens/used', { date: when.format(usedAt) }),
            ]}
          />
        </span>
      </span>
      <Button kind="quiet" aria-label={words.t('tokens/revoke-this', { name })} onClick={onRevoke}>
        {words.t('tokens/revoke')}
      </Button>
    </li>
  );
}

function NewToken({
  me,
  bots,
  onCreate,
}: {
  me: Me;
  bots: readonly Person[];
  onCreate: (body: { label: string; scopes: Scope[]; bot?: string }) => void;
}) {
  const words = useWords();
  const [label, setLabel] = useState('');
  const [bot, setBot] = useState('');
  const [scopes, setScopes] = useState<Scope[]>(['read', 'play']);
  return (
    <form
      className={style.text}
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ label: label.trim(), scopes, ...(bot && { bot }) });
        setLabel('');
      }}
    >
      <label className={parts.field}>
        {words.t('tokens/label')}
        <input maxLength={60} value={label} onChange={(event) => setLabel(event.target.value)} />
      </label>
      <label className={parts.field}>
        {words.t('tokens/for')}
        <select value={bot} onChange={(event) => setBot(event.target.value)}>
          <option value="">{me.name}</option>
          {bots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={style.names}>
        <legend>
          <strong>{words.t('tokens/scopes')}</strong>
        </legend>
        {SCOPES.map((scope) => (
          <label key={scope} className={style.check}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={(event) =>
                setScopes(
                  SCOPES.filter((one) => (one === scope ? event.target.checked : scopes.includes(one))),
                )
              }
            />
            {words.t(`tokens/scope-lead/${scope}`)}
          </label>
        ))}
      </fieldset>
      <div className={parts.row}>
        <Button type="submit" disabled={scopes.length === 0}>
          {words.t('tokens/create')}
        </Button>
      </div>
    </form>
  );
}
