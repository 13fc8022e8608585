import { useMemo, useState } from 'react';
import { useMe } from '../online/use-me.ts';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { menuName } from '../titles/menu.ts';
import style from './pages.module.css';
import { type Played, talliesBy } from './statistics/summary.ts';
import { TallyTable } from './statistics/TallyTable.tsx';
import { TitleStatistics } from './statistics/TitleStatistics.tsx';
import { type Statistics, useStatistics } from './statistics/use-statistics.ts';

const [OWN, EVERYBODY] = ['own', 'everybody'];
const NAMED = 'named ';

/** Statistics of one's finished games, for oneself. */
export function StatisticsPage() {
  const words = useWords();
  const statistics = useStatistics();
  return (
    <div className={style.page}>
      <h1>{words.t('statistics/title')}</h1>
      <p className={style.lead}>{words.t('statistics/lead')}</p>
      {statistics && <Reading statistics={statistics} />}
      {statistics && statistics.played.length > 0 && <Figures played={statistics.played} />}
    </div>
  );
}

function Reading({ statistics: { done, count, unreadable } }: { statistics: Statistics }) {
  const words = useWords();
  return (
    <>
      {count === 0 && <p>{words.t('statistics/none')}</p>}
      {done < count && (
        <p role="status" className={parts.row}>
          <progress value={done} max={count} aria-label={words.t('statistics/reading', { done, count })} />
          {words.t('statistics/reading', { done, count })}
        </p>
      )}
      {unreadable > 0 && (
        <p className={parts.soft}>{words.t('statistics/unreadable', { count: unreadable })}</p>
      )}
    </>
  );
}

function Figures({ played }: { played: readonly Played[] }) {
  const words = useWords();
  const { names, shown, who, setWho } = usePlayer(played);
  const [chosen, setChosen] = useState<string | null>(null);
  const titles = talliesBy(shown, ({ title }) => title);
  const title = titles.find(({ value }) => value === chosen) ?? titles[0]!;
  return (
    <>
      {names.length > 1 && (
        <div className={parts.row}>
          <label className={parts.field}>
            {words.t('statistics/who')}
            <select value={who} onChange={(event) => setWho(event.target.value)}>
              {names.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <TallyTable
        heading={words.t('statistics/by-title')}
        note={words.t('statistics/by-title-note')}
        of={words.t('online/game')}
        rows={titles.map(({ value, tally }) => ({ id: value, name: menuName(value), tally }))}
      />
      <div className={parts.row}>
        <label className={parts.field}>
          {words.t('statistics/details')}
          <select value={title.value} onChange={(event) => setChosen(event.target.value)}>
            {titles.map(({ value }) => (
              <option key={value} value={value}>
                {menuName(value)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <TitleStatistics title={title.value} games={title.games} />
    </>
  );
}

/** Several people may have played on this device: whose games are shown. */
function usePlayer(played: readonly Played[]) {
  const words = useWords();
  const { name } = useSettings();
  const { data } = useMe();
  const account = data?.kind === 'signed-in' ? data.me.name : '';
  const [chosen, setWho] = useState<string | null>(null);
  return useMemo(() => {
    const isOwn = (one: Played) => one.name === name || one.name === account;
    const people = talliesBy(played, (one) => one.name).map(({ value }) => value);
    const names = [
      ...(played.some(isOwn) ? [{ value: OWN, text: words.t('statistics/own') }] : []),
      ...people
        .filter((one) => one !== name && one !== account)
        .map((one) => ({ value: NAMED + one, text: one })),
      ...(people.length > 1 ? [{ value: EVERYBODY, text: words.t('statistics/everybody') }] : []),
    ];
    const who = names.some(({ value }) => value === chosen) ? chosen! : names[0]!.value;
    const isShown = (one: Played) =>
      who === EVERYBODY || (who === OWN ? isOwn(one) : who === NAMED + one.name);
    return { names, who, setWho, shown: played.filter(isShown) };
  }, [played, words, name, account, chosen]);
}
