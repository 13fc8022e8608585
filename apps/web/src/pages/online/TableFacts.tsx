import type { TableView } from '@signalbox/protocol';
import { useMemo } from 'react';
import { useWords } from '../../text/context.ts';
import type { Words } from '../../text/words.ts';
import { usePresentation } from '../../titles/index.ts';
import style from '../pages.module.css';
import { forWhomText, spectatorsText, timeText } from './table-text.ts';

/** What a player agrees to by taking a seat: the clock, who may join, and rules that differ from the rulebook. */
export function TableFacts({ table }: { table: TableView }) {
  const words = useWords();
  return (
    <ul className={style.facts}>
      <li>{words.t(`online/entered-by/${table.entry}`)}</li>
      <PlayFacts rules={table} />
      {table.hostActs && <li>{words.t('online/host-acts')}</li>}
      {table.seats.some(({ bot }) => bot !== null) && (
        <li>{words.t(table.patient ? 'online/bots-patient' : 'online/bots-think')}</li>
      )}
      {forWhomText(words, table).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

type PlayRules = Pick<
  TableView,
  'title' | 'options' | 'clock' | 'flag' | 'spectators' | 'spectatorDelay' | 'rated'
>;

/** How a table is played, or all tables of a tournament, with who plays on for those who leave it. */
export function PlayFacts({ rules, leaving }: { rules: PlayRules; leaving?: string }) {
  const words = useWords();
  const title = usePresentation(rules.title)?.title;
  const titleWords = useMemo(() => words.plus(title?.messages ?? {}), [words, title]);
  const chosen = Object.entries(rules.options).filter(
    ([name, value]) => title && value !== title.options[name]?.default,
  );
  return (
    <>
      <li>{clockText(words, rules)}</li>
      {leaving && <li>{leaving}</li>}
      <li>{spectatorsText(words, rules)}</li>
      <li>{words.t(rules.rated ? 'online/rated' : 'online/unrated')}</li>
      {chosen.map(([name, value]) => (
        <li key={name}>
          {titleWords.say(`option/${name}`)}
          {typeof value === 'string' && `: ${titleWords.say(`option/${name}/${value}`)}`}
        </li>
      ))}
    </>
  );
}

function clockText(words: Words, { clock, flag }: PlayRules): string {
  const time = timeText(words, clock);
  if (clock.kind === 'none') return time;
  return words.t('online/timed', { time, rule: words.t(`online/flag/${flag}`) });
}
