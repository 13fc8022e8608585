import type { CompanyRun } from '@signalbox/rails';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { sameValues } from '../../parts/same-values.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { usePlayerColours } from '../player-colours.ts';
import {
  CompanyFigures,
  HoldingFigure,
  inactiveFacts,
  Place,
  PriceFigure,
  RunLine,
  SharesIn,
  TrainList,
} from './company-figures.tsx';
import style from './company-line.module.css';
import type { Row } from './rows.ts';

interface LineProps {
  readonly row: Row;
  /** The same after the selected actions, and at the end of the player's last turn, where it is different. */
  readonly then: Row | undefined;
  readonly was: Row | undefined;
  readonly places: readonly string[];
  /** The player whose shares have a column. */
  readonly seat: string | null;
  readonly runs: readonly CompanyRun[];
  readonly coming: readonly CompanyRun[];
  readonly isOpen: boolean;
  readonly toggle: (id: string) => void;
}

/** There is room for one run. */
const LATEST = { back: 1 };

/** Columns of figures below each other, so that companies can be compared on a phone too. */
export function LineHeads({ places, seat }: Pick<LineProps, 'places' | 'seat'>) {
  const words = useWords();
  const names = [
    ...['order', 'company', 'price'].map((column) => words.say(`column/${column}`)),
    ...places.map((place) => words.say(`column/${place}`)),
    ...(seat === null ? [] : [words.seat(seat)]),
    ...['treasury', 'trains'].map((column) => words.say(`column/${column}`)),
    words.say('column/run', LATEST),
  ];
  return (
    <div className={style.heads} style={columns(places, seat)} aria-hidden="true">
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <span key={i}>{name}</span>
      ))}
    </div>
  );
}

/** A company in one line, which opens its card. */
export const CompanyLine = memo(function CompanyLine(props: LineProps) {
  const { row, places, seat, isOpen, toggle } = props;
  const { company } = row;
  return (
    <button
      type="button"
      className={style.line}
      style={columns(places, seat)}
      data-line
      aria-expanded={isOpen}
      onClick={() => toggle(company.id)}
    >
      <span className={style.place}>
        <Place row={row} then={props.then} />
      </span>
      <span className={style.company}>
        <EmblemPicture emblem={company.emblem} size={20} />
        <span>
          <strong>{company.emblem.letters}</strong>
          <PresidentName {...props} />
        </span>
      </span>
      {company.active ? <Figures {...props} /> : <NotActive row={row} />}
    </button>
  );
}, sameValues);

function Figures({ row, then, was, places, seat, runs, coming }: LineProps) {
  const { company, listing, holdings } = row;
  const own = holdings.findIndex((holding) => holding.seat === seat);
  return (
    <>
      <Cell column="price">
        <PriceFigure {...{ company, listing }} then={then?.company} was={was?.company} />
      </Cell>
      {places.map((place) => (
        <Cell key={place} column={place}>
          <SharesIn {...{ place, company }} then={then?.company} was={was?.company} />
        </Cell>
      ))}
      {seat !== null && (
        <Cell column="own">
          {own >= 0 && (
            <HoldingFigure
              now={holdings[own]!}
              then={then?.holdings[own]}
              was={was?.holdings[own]}
              show={(count) => (count === 0 ? '–' : <strong>{count}</strong>)}
            />
          )}
        </Cell>
      )}
      <Cell column="treasury">
        <CompanyFigures company={company} then={then?.company} />
      </Cell>
      <Cell column="trains">
        <TrainList listing={listing} narrow />
      </Cell>
      <Cell column="run">
        <RunLine listing={listing} then={then?.listing ?? null} runs={runs.slice(-1)} coming={coming} />
      </Cell>
    </>
  );
}

function NotActive({ row }: { row: Row }) {
  const words = useWords();
  return (
    <span className={style.notActive}>
      <Facts facts={inactiveFacts(words, row)} />
    </span>
  );
}

/** A figure, and for those who do not see the heads of the columns what it is. */
function Cell({ column, children }: { column: string; children: ReactNode }) {
  const words = useWords();
  return (
    <span className={style.cell} data-column={column}>
      {column !== 'own' && <span className={parts.hidden}>{words.say(`column/${column}`, LATEST)} </span>}
      {children}
    </span>
  );
}

/** Who presides over a company that is not the player's own. */
function PresidentName({ row, then, seat }: LineProps) {
  const words = useWords();
  const { presentation } = useTable();
  const colourOf = usePlayerColours();
  const { president, active } = (then ?? row).company;
  if (president === null || president === seat || !active) return null;
  const { holdings } = row;
  const isPlayer = holdings.some((holding) => holding.seat === president);
  const letters = presentation.emblems[president]?.letters;
  if (!isPlayer && letters === undefined) return null;
  return (
    <span
      className={style.president}
      style={{ ...(isPlayer && { '--player': colourOf(president) }) } as CSSProperties}
    >
      <span className={parts.hidden}>{words.t('sheet/president')} </span>
      {isPlayer ? words.seat(president) : letters}
    </span>
  );
}

/** One for each place of shares, and one for the player's own. */
const columns = (places: readonly string[], seat: string | null) =>
  ({ '--shares': places.length + (seat === null ? 0 : 1) }) as CSSProperties;
