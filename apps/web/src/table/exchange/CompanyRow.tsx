import type { Seat } from '@signalbox/kernel';
import type { CompanyRun } from '@signalbox/rails';
import { memo } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { sameValues } from '../../parts/same-values.ts';
import { useWords } from '../../text/context.ts';
import { useInSight } from '../use-in-sight.ts';
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
import style from './company-table.module.css';
import figure from './figures.module.css';
import { type ActionsProps, RowActions } from './RowActions.tsx';
import type { Holding, Row } from './rows.ts';
import type { CompanyHolder } from './use-companies.ts';

interface Props {
  readonly row: Row;
  /** The same after the selected actions, and at the end of the player's last turn, where it is different. */
  readonly then: Row | undefined;
  readonly was: Row | undefined;
  /** Is it this company's turn? */
  readonly acting: boolean;
  /** Is its share the one that is asked about? */
  readonly exchanged: boolean;
  /** The player who looks at it. */
  readonly own: Seat | null;
  /** Does it have trains, a treasury and a place in the order of operation? */
  readonly operates: boolean;
  readonly places: readonly string[];
  /** Are its shares shown, because other companies have more or fewer? */
  readonly sized: boolean;
  /** Shares that other companies hold, in titles in which they can; null if there are none. */
  readonly holders: readonly CompanyHolder[] | null;
  readonly runs: readonly CompanyRun[];
  /** What the selected actions would make it pay. */
  readonly coming: readonly CompanyRun[];
  readonly actions: ActionsProps;
  readonly onName: (company: string) => void;
}

/**
 * One company: the figures that an investor needs, and possible actions. Everything comes as values, so that only rows
 * with a changed figure are drawn again.
 */
export const CompanyRow = memo(function CompanyRow(props: Props) {
  const { row, then, acting, exchanged, operates, sized, onName } = props;
  const { company } = row;
  // The company that acts is in sight, however many others there are, and so is the one whose share is exchanged.
  const sight = useInSight<HTMLTableRowElement>(acting || exchanged ? company.id : null);
  // The prices to start a company at stay where they are while one of them is considered.
  const cells = company.active ? <ListedCells {...props} /> : <NotStartedCells {...props} />;
  return (
    <tr
      ref={sight}
      data-company={company.id}
      data-acting={acting || undefined}
      data-exchanged={exchanged || undefined}
      data-inactive={!company.active || undefined}
    >
      {operates && (
        <td className={style.place}>
          <Place row={row} then={then} />
        </td>
      )}
      <CompanyName row={row} then={then} sized={sized && company.active} named={!operates} onName={onName} />
      {cells}
    </tr>
  );
}, sameValues);

function CompanyName({
  row: { company },
  then,
  sized,
  named,
  onName,
}: Pick<Props, 'row' | 'then' | 'sized' | 'onName'> & {
  /** Is the name written too, since the log and the questions call it by that? */
  readonly named: boolean;
}) {
  const words = useWords();
  const below = `${figure.small} ${style.size}`;
  const name = words.say(company.nameKey);
  const isBelow = named && name !== company.emblem.letters;
  return (
    <th scope="row" className={style.name}>
      <button type="button" title={name} onClick={() => onName(company.id)}>
        <EmblemPicture emblem={company.emblem} size={26} />
        <span>{company.emblem.letters}</span>
        <span className={parts.hidden}>{name}</span>
      </button>
      {isBelow && (
        <span className={below} aria-hidden="true">
          {name}
        </span>
      )}
      {sized ? (
        <span className={below}>
          {words.t('exchange/shares', { count: company.total })}{' '}
          <Trouble company={company} then={then?.company} />
        </span>
      ) : (
        <Trouble company={company} then={then?.company} className={below} />
      )}
    </th>
  );
}

/** A company that has not been started has few figures: its row is for starting it. Some shares are given away before. */
function NotStartedCells({ row, operates, places, holders, actions }: Props) {
  const words = useWords();
  const { holdings } = row;
  const held = holdings.filter(({ shares }) => shares > 0);
  const said = [
    ...inactiveFacts(words, row),
    ...held.map(({ seat, shares }) => words.t('exchange/holds', { seat, count: shares })),
  ];
  return (
    <td colSpan={4 + Number(operates) + places.length + holdings.length + Number(holders !== null)}>
      <div className={style.notStarted}>
        <span className={figure.notes}>
          <Facts facts={said} />
        </span>
        <RowActions {...actions} />
      </div>
    </td>
  );
}

function ListedCells({ row, then, was, own, operates, places, holders, runs, coming, actions }: Props) {
  const { company, listing, holdings } = row;
  return (
    <>
      <td>
        <PriceFigure {...{ company, listing }} then={then?.company} was={was?.company} />
      </td>
      {places.map((place) => (
        <td key={place} className={style.figures}>
          <SharesIn place={place} company={company} then={then?.company} was={was?.company} />
        </td>
      ))}
      {holdings.map((holding, i) => (
        <HoldingCell
          key={holding.seat}
          now={holding}
          then={then?.holdings[i]}
          was={was?.holdings[i]}
          own={holding.seat === own}
        />
      ))}
      {holders && (
        <td className={style.figures}>
          <CompanyHolders company={company} then={then?.company} holders={holders} />
        </td>
      )}
      {operates ? (
        <>
          <td className={style.figures}>
            <CompanyFigures company={company} then={then?.company} />
          </td>
          <td className={style.trains}>
            <TrainList listing={listing} narrow />
          </td>
        </>
      ) : (
        <td className={style.about}>
          <CompanyNotes company={company} then={then?.company} />
        </td>
      )}
      <td>
        <RunLine listing={listing} then={then?.listing ?? null} runs={runs} coming={coming} />
      </td>
      <td className={style.action}>
        <RowActions {...actions} />
      </td>
    </>
  );
}

/** A player's shares, and who is or would be president. */
function HoldingCell({
  now,
  then,
  was,
  own,
}: {
  now: Holding;
  then: Holding | undefined;
  was: Holding | undefined;
  own: boolean;
}) {
  return (
    <td className={style.holding} data-own={own || undefined}>
      <HoldingFigure
        {...{ now, then, was }}
        show={(count) => (count === 0 ? <span className={figure.none}>–</span> : count)}
      />
    </td>
  );
}
