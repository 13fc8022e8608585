import { useMemo } from 'react';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { LineChart } from '../../table/around/LineChart.tsx';
import sheet from '../../table/around/sheet.module.css';
import { useWords } from '../../text/context.ts';
import { usePresentation } from '../../titles/index.ts';
import type { Presentation } from '../../titles/presentation.ts';
import style from '../pages.module.css';
import { type Played, revenuesOf, talliesBy } from './summary.ts';
import { TallyTable } from './TallyTable.tsx';

/** One title in detail: by players, by seat, openings, and revenue against the others. */
export function TitleStatistics({ title, games }: { title: string; games: readonly Played[] }) {
  const words = useWords();
  const presentation = usePresentation(title);
  if (!presentation) return null;
  const byNumber = (groupOf: (game: Played) => number) =>
    talliesBy(games, (game) => String(groupOf(game)))
      .sort((a, b) => Number(a.value) - Number(b.value))
      .map(({ value, tally }) => ({ id: value, name: value, tally }));
  return (
    <div className={style.titles}>
      <TallyTable
        heading={words.t('statistics/by-players')}
        of={words.t('home/players')}
        rows={byNumber(({ players }) => players)}
      />
      <TallyTable
        heading={words.t('statistics/by-order')}
        note={words.t('statistics/order-note')}
        of={words.t('statistics/order')}
        rows={byNumber(({ order }) => order)}
      />
      <Openings games={games} presentation={presentation} />
      <Revenue games={games} presentation={presentation} />
    </div>
  );
}

interface Shown {
  readonly games: readonly Played[];
  readonly presentation: Presentation;
}

function useTitleWords({ title, words: own }: Presentation) {
  const words = useWords();
  return useMemo(() => words.plus({ ...title.messages, ...own }), [words, title, own]);
}

/** Titles in which companies operate have presidents; in the others shares are won at auction. */
const hasCompanies = ({ chapters }: Presentation) => chapters.includes('operating-round');

function Openings({ games, presentation }: Shown) {
  const words = useTitleWords(presentation);
  const rows = talliesBy(games, ({ opening }) => (opening ? `${opening.company} ${opening.price}` : ''));
  const nameOf = ({ opening }: Played) =>
    opening === null
      ? words.t('statistics/no-opening')
      : `${presentation.emblems[opening.company]?.letters ?? opening.company} ${words.money(opening.price)}`;
  return (
    <TallyTable
      heading={words.t('statistics/openings')}
      note={words.t(
        hasCompanies(presentation) ? 'statistics/openings-note' : 'statistics/openings-note-shares',
      )}
      of={words.t('statistics/opening')}
      rows={rows.map(({ value, tally, games: those }) => ({ id: value, name: nameOf(those[0]!), tally }))}
    />
  );
}

function Revenue({ games, presentation }: Shown) {
  const words = useTitleWords(presentation);
  const { at, own, field, games: counts } = revenuesOf(games);
  const operates = hasCompanies(presentation);
  const heading = words.t('statistics/revenue');
  const axis = words.t(operates ? 'statistics/set' : 'statistics/dividend');
  const written = (amount: number) => words.money(Math.round(amount));
  const lines = [
    { id: 'own', name: words.t('statistics/own'), colour: null, points: own },
    { id: 'field', name: words.t('statistics/field'), colour: null, points: field },
  ];
  return (
    <section className={parts.card}>
      <h2>{heading}</h2>
      <p className={parts.soft}>
        {words.t(operates ? 'statistics/revenue-note' : 'statistics/dividend-note')}
      </p>
      <LineChart at={at} lines={lines} label={heading} format={written} axis={axis} />
      <ScrollArea label={words.t('charts/numbers')}>
        <table className={sheet.sheet}>
          <caption>{words.t('charts/numbers')}</caption>
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              {[...lines.map(({ name }) => name), words.t('profile/games')].map((name) => (
                <th scope="col" key={name} data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {at.map((set, i) => (
              <tr key={set}>
                <th scope="row">{set}</th>
                <td data-number>{written(own[i]!)}</td>
                <td data-number>{written(field[i]!)}</td>
                <td data-number>{counts[i]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
