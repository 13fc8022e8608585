import type { Person, ReportView } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { api } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { colon, gap } from '../../text/gap.ts';
import style from '../pages.module.css';
import { useAct } from './use-admin.ts';

const STATUSES = ['open', 'closed'] as const;
const DECISIONS = ['dismiss', 'mute', 'suspend'] as const;
type Decision = (typeof DECISIONS)[number];

/** Reports about people, and decisions on them. */
export function Reports() {
  const words = useWords();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('open');
  const { data } = useQuery({
    queryKey: ['admin', 'reports', status],
    queryFn: () => api<ReportView[]>('GET', `/admin/reports?status=${status}`),
  });
  return (
    <section className={`${parts.card} ${style.text}`} aria-labelledby="admin-reports">
      <h2 id="admin-reports">{words.t('admin/reports')}</h2>
      <div className={parts.row}>
        {STATUSES.map((one) => (
          <Button key={one} aria-pressed={status === one} onClick={() => setStatus(one)}>
            {words.t(`admin/reports/${one}`)}
          </Button>
        ))}
      </div>
      {data?.length === 0 && <p className={parts.soft}>{words.t('admin/no-reports')}</p>}
      <ul className={style.saved}>
        {data?.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report }: { report: ReportView }) {
  const words = useWords();
  const moment = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className={`${style.grow} ${style.text}`}>
      <p>
        <strong>{words.t(`people/reason/${report.reason}`)}</strong>
        {colon(words)}
        <Name person={report.person} />{' '}
        <time className={parts.soft} dateTime={new Date(report.createdAt).toISOString()}>
          {moment.format(report.createdAt)}
        </time>
        <Facts
          facts={[
            <Fragment key="reporter">
              {words.t('admin/reported-by')}
              {gap(words)}
              <Name person={report.reporter} />
            </Fragment>,
            ...(report.table
              ? [
                  <Link key="table" to="/online/$id" params={{ id: report.table }}>
                    {words.t('admin/table')}
                  </Link>,
                ]
              : []),
          ]}
        />
      </p>
      {report.quoted && <blockquote className={style.quoted}>{report.quoted}</blockquote>}
      {report.text && <p>{report.text}</p>}
      {report.status === 'open' ? (
        <Deciding id={report.id} />
      ) : (
        <p>
          {words.t(`admin/decided/${report.decision as Decision}`)} {report.note}
        </p>
      )}
    </article>
  );
}

function Name({ person }: { person: Person | null }) {
  if (!person) return '–';
  return (
    <Link to="/people/$id" params={{ id: person.id }}>
      {person.name}
    </Link>
  );
}

function Deciding({ id }: { id: string }) {
  const words = useWords();
  const { act, problem } = useAct();
  const [decision, setDecision] = useState<Decision>('dismiss');
  const [days, setDays] = useState(7);
  const [note, setNote] = useState('');
  return (
    <form
      className={style.text}
      onSubmit={(event) => {
        event.preventDefault();
        void act('POST', `/admin/reports/${id}`, { decision, days, note });
      }}
    >
      <label className={parts.field}>
        {words.t('admin/decision')}
        <select value={decision} onChange={(event) => setDecision(event.target.value as Decision)}>
          {DECISIONS.map((one) => (
            <option key={one} value={one}>
              {words.t(`admin/decision/${one}`)}
            </option>
          ))}
        </select>
      </label>
      {decision !== 'dismiss' && (
        <label className={parts.field}>
          {words.t('admin/days')}
          <input
            type="number"
            required
            min={1}
            max={3650}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          />
        </label>
      )}
      <label className={parts.field}>
        {words.t('admin/note')}
        <textarea rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {problem && (
        <p className={parts.problem} role="status">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button type="submit">{words.t('admin/decide')}</Button>
      </div>
    </form>
  );
}
