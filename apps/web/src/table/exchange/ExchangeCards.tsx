import type { CompanyRun } from '@signalbox/rails';
import { memo, useCallback, useState } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { sameValues } from '../../parts/same-values.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { PlayersStrip } from '../around/PlayersStrip.tsx';
import { CompanyName } from '../CompanyName.tsx';
import { useTable } from '../context.ts';
import { TrackLines } from '../TrackLines.tsx';
import { CompanyLine, LineHeads } from './CompanyLine.tsx';
import style from './cards.module.css';
import {
  CompanyFigures,
  CompanyHolders,
  CompanyNotes,
  HoldingFigure,
  inactiveFacts,
  Place,
  PriceFigure,
  RunLine,
  SharesIn,
  TrainList,
  Trouble,
} from './company-figures.tsx';
import { DealBox } from './DealBox.tsx';
import { useDealing } from './deal-context.ts';
import { type CompaniesProps, FoldButton } from './ExchangeTable.tsx';
import figure from './figures.module.css';
import { differInSize } from './figures.ts';
import { LotCards } from './PrivateRows.tsx';
import { type ActionsProps, RowActions } from './RowActions.tsx';
import type { Row } from './rows.ts';
import { type CompanyHolder, useCompanies } from './use-companies.ts';

/** The exchange on a phone: the same figures and buttons, a card for each company. */
export function ExchangeCards({ pending, choices }: CompaniesProps) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const { rows, then, was, runs, coming, places, holdersOf, itemsIn, picked, told, fold } =
    useCompanies(choices);
  const { outcome } = useDealing();
  const decision = pending?.decision ?? '';
  const operates = presentation.roster !== undefined;
  const sized = operates && differInSize(rows);
  const { companies } = useSettings();
  const inLines = operates && companies === 'lines';
  const { opened, toggle } = useOpened();
  const isOpen = (id: string) => !inLines || opened.has(id) || picked.has(id) || told === id;
  return (
    <>
      <PlayersStrip />
      <TrackLines outcome={outcome} />
      {operates && <LinesSwitch inLines={inLines} />}
      {inLines && <LineHeads places={places} seat={seat} />}
      <ul className={inLines ? style.lines : style.cards} aria-label={words.t('stage/companies')}>
        {rows.map((row) => {
          const { id } = row.company;
          const shown = {
            ...{ row, places, was: was.get(id) },
            ...{ runs: runs.get(id) ?? [], coming: coming.get(id) ?? [] },
          };
          return (
            <li
              key={id}
              className={inLines ? undefined : style.card}
              data-company={id}
              data-inactive={!row.company.active || undefined}
            >
              {inLines && (
                <CompanyLine {...shown} {...{ seat, toggle }} then={then.get(id)} isOpen={isOpen(id)} />
              )}
              {isOpen(id) && (
                <div className={inLines ? style.card : style.whole}>
                  <Card
                    {...shown}
                    {...{ operates, sized }}
                    then={then.get(id)}
                    holders={holdersOf(row)}
                    actions={{ decision, items: itemsIn(id), picked: picked.get(id) }}
                  />
                  {pending && told === id && <DealBox decision={decision} />}
                </div>
              )}
            </li>
          );
        })}
        {fold && (
          <li>
            <FoldButton {...fold} />
          </li>
        )}
        <LotCards lots={presentation.privates?.(view) ?? []} {...{ pending, choices }} />
      </ul>
    </>
  );
}

/** The lines whose cards are open. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpened(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  }, []);
  return { opened, toggle };
}

function LinesSwitch({ inLines }: { inLines: boolean }) {
  const words = useWords();
  return (
    <label className={style.switch}>
      <input
        type="checkbox"
        checked={inLines}
        onChange={() => changeSettings({ companies: inLines ? 'cards' : 'lines' })}
      />{' '}
      {words.t('exchange/lines')}
    </label>
  );
}

interface CardProps {
  readonly row: Row;
  /** The same after the selected actions, and at the end of the player's last turn, where it is different. */
  readonly then: Row | undefined;
  readonly was: Row | undefined;
  readonly places: readonly string[];
  readonly operates: boolean;
  /** Are its shares shown, because other companies have more or fewer? */
  readonly sized: boolean;
  /** Shares that other companies hold. */
  readonly holders: readonly CompanyHolder[];
  readonly runs: readonly CompanyRun[];
  /** What the selected actions would make it pay. */
  readonly coming: readonly CompanyRun[];
  readonly actions: ActionsProps;
}

const Card = memo(function Card(props: CardProps) {
  const words = useWords();
  const { row, then, was, places, operates, sized, holders, runs, coming, actions } = props;
  const { company, listing } = row;
  return (
    <>
      <div className={style.cardHead}>
        {(listing?.place || then?.listing?.place) && (
          <span className={figure.small}>
            <Place row={row} then={then} />
          </span>
        )}
        <EmblemPicture emblem={company.emblem} size={28} />
        <span className={style.name}>
          <CompanyName company={company} />
        </span>
        {company.active && (
          <span className={style.cardPrice}>
            <PriceFigure {...{ company, listing }} then={then?.company} was={was?.company} />
          </span>
        )}
      </div>
      {company.active ? (
        <>
          <Trouble company={company} then={then?.company} className={style.cardLine} />
          <div className={style.cardLine}>
            {sized && (
              <span className={parts.soft}>{words.t('exchange/shares', { count: company.total })}</span>
            )}
            {places.map((place) => (
              <span key={place}>
                {words.say(`column/${place}`)}{' '}
                <strong>
                  <SharesIn place={place} company={company} then={then?.company} was={was?.company} />
                </strong>
              </span>
            ))}
            <Holders {...props} />
            <CompanyHolders company={company} then={then?.company} holders={holders} />
          </div>
          <div className={style.cardLine}>
            {operates ? (
              <>
                <span>
                  <span className={parts.soft}>{words.t('column/treasury')} </span>
                  <CompanyFigures company={company} then={then?.company} />
                </span>
                {listing && listing.trains.length > 0 && <TrainList listing={listing} />}
              </>
            ) : (
              <CompanyNotes company={company} then={then?.company} />
            )}
            {(runs.length + coming.length > 0 || listing?.toFloat != null) && (
              <span>
                {listing?.toFloat == null && <span className={parts.soft}>{words.t('column/runs')} </span>}
                <RunLine listing={listing} then={then?.listing ?? null} runs={runs} coming={coming} />
              </span>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={figure.notes}>
            <Facts facts={inactiveFacts(words, row)} />
          </p>
          <div className={style.cardLine}>
            <Holders {...props} />
          </div>
        </>
      )}
      <RowActions {...actions} />
    </>
  );
}, sameValues);

/** Who holds shares, or would. */
function Holders({ row: { holdings }, then, was }: CardProps) {
  const words = useWords();
  return holdings.map((now, i) => {
    const { seat, shares } = now;
    const becomes = then?.holdings[i];
    if (shares === 0 && !becomes?.shares) return null;
    return (
      <span key={seat} className={figure.dotted}>
        {words.seat(seat)}
        {colon(words)}
        <HoldingFigure
          now={now}
          then={becomes}
          was={was?.holdings[i]}
          show={(count) => <strong>{count}</strong>}
        />
      </span>
    );
  });
}
