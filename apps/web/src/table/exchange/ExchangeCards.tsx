import type { CompanyRun } from '@signalbox/rails';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { useWords } from '../../text/context.ts';
import { PlayersStrip } from '../around/PlayersStrip.tsx';
import { useTable } from '../context.ts';
import type { Item } from '../panels/groups.ts';
import style from './cards.module.css';
import {
  CompanyFigures,
  CompanyNotes,
  PresidentMark,
  PriceFigure,
  RunLine,
  TrainList,
} from './company-figures.tsx';
import { DealBox } from './DealBox.tsx';
import type { CompaniesProps } from './ExchangeTable.tsx';
import { Figure } from './Figure.tsx';
import figure from './figures.module.css';
import type { Compared } from './figures.ts';
import { LotCards } from './PrivateRows.tsx';
import { RowActions } from './RowActions.tsx';
import { type Row, sharesIn } from './rows.ts';
import { useCompanies } from './use-companies.ts';

/** The exchange on a phone: the same figures and buttons, a card for each company. */
export function ExchangeCards({ pending, choices, after }: CompaniesProps) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { rows, compared, runs, places, picked, told } = useCompanies();
  return (
    <>
      <PlayersStrip />
      <ul className={style.cards} aria-label={words.t('stage/companies')}>
        {rows.map((row) => {
          const { id } = row.company;
          const items = (picked.includes(id) ? null : after?.by.get(id)) ?? choices.by.get(id) ?? [];
          return (
            <li
              key={id}
              className={style.card}
              data-company={id}
              data-inactive={!row.company.active || undefined}
            >
              <Card {...{ row, places, compared, items }} runs={runs.get(id) ?? []} />
              {pending && told === id && <DealBox decision={pending.decision} />}
            </li>
          );
        })}
        <LotCards lots={presentation.privates?.(view) ?? []} {...{ pending, choices, after, told }} />
      </ul>
    </>
  );
}

function Card({
  row: { company, listing },
  places,
  compared: { trial, before },
  runs,
  items,
}: {
  row: Row;
  places: readonly string[];
  compared: Compared;
  runs: readonly CompanyRun[];
  items: readonly Item[];
}) {
  const words = useWords();
  const { presentation } = useTable();
  const { id } = company;
  const [then, was] = [trial?.companies.get(id), before?.companies.get(id)];
  return (
    <>
      <div className={style.cardHead}>
        {listing?.place && <span className={figure.small}>{listing.place}.</span>}
        <EmblemPicture emblem={company.emblem} size={28} />
        <strong>{words.say(company.nameKey)}</strong>
        {company.active && <PriceFigure {...{ company, listing, then, was }} />}
      </div>
      {company.active ? (
        <>
          <div className={style.cardLine}>
            {places.map((place) => (
              <span key={place}>
                {words.say(`column/${place}`)}{' '}
                <Figure
                  now={sharesIn(company, place)}
                  then={then && sharesIn(then, place)}
                  before={was && sharesIn(was, place)}
                  show={(count) => <strong>{count}</strong>}
                />
              </span>
            ))}
            <Holders id={id} compared={{ trial, before }} />
          </div>
          <div className={style.cardLine}>
            {presentation.roster ? (
              <>
                <CompanyFigures company={company} then={then} />
                <TrainList listing={listing} />
              </>
            ) : (
              <CompanyNotes company={company} />
            )}
            <RunLine listing={listing} then={trial?.listing(id) ?? null} runs={runs} />
          </div>
        </>
      ) : (
        <p className={figure.notes}>
          {company.notes.map(({ key, details }) => words.say(key, details)).join(' · ')}
        </p>
      )}
      <RowActions items={items} />
    </>
  );
}

function Holders({ id, compared: { trial, before } }: { id: string; compared: Compared }) {
  const words = useWords();
  const { presentation, view } = useTable();
  return presentation
    .players(view)
    .filter(({ seat, shares }) => (shares[id] ?? 0) + (trial?.players.get(seat)?.shares[id] ?? 0) > 0)
    .map(({ seat, shares, presides }) => (
      <span key={seat}>
        {words.seat(seat)}{' '}
        <Figure
          now={shares[id] ?? 0}
          then={trial?.players.get(seat)?.shares[id]}
          before={before?.players.get(seat)?.shares[id]}
          show={(count) => <strong>{count}</strong>}
        />
        {(trial?.players.get(seat)?.presides ?? presides).includes(id) && <PresidentMark />}
      </span>
    ));
}
