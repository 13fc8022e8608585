import type { CompanyRun } from '@signalbox/rails';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import type { CompanySheet, PlayerSheet } from '../../titles/presentation.ts';
import { useTable } from '../context.ts';
import type { Item } from '../panels/groups.ts';
import {
  CompanyFigures,
  CompanyNotes,
  PresidentMark,
  PriceFigure,
  RunLine,
  TrainList,
} from './company-figures.tsx';
import style from './company-table.module.css';
import { Figure } from './Figure.tsx';
import figure from './figures.module.css';
import type { Compared } from './figures.ts';
import { RowActions } from './RowActions.tsx';
import { type Row, sharesIn } from './rows.ts';

interface Props {
  readonly row: Row;
  /** Does it have trains, a treasury and a place in the order of operation? */
  readonly operates: boolean;
  readonly places: readonly string[];
  readonly players: readonly PlayerSheet[];
  readonly compared: Compared;
  /** Shares that other companies hold, in titles in which they can; null if there are none. */
  readonly holders: CompanySheet['elsewhere'] | null;
  readonly runs: readonly CompanyRun[];
  readonly items: readonly Item[];
}

/** One company: the figures that an investor needs, and possible actions. */
export function CompanyRow(props: Props) {
  const { row, compared } = props;
  const { presentation, view } = useTable();
  const { company } = row;
  const starts = compared.trial?.companies.get(company.id)?.active ?? false;
  const cells = company.active || starts ? <ListedCells {...props} /> : <NotStartedCells {...props} />;
  return (
    <tr
      data-company={company.id}
      data-acting={presentation.acting(view) === company.id || undefined}
      data-inactive={!company.active || undefined}
    >
      {props.operates && <td className={style.place}>{row.listing?.place ?? ''}</td>}
      <CompanyName row={row} />
      {cells}
    </tr>
  );
}

function CompanyName({ row: { company } }: { row: Row }) {
  const words = useWords();
  const { showCompany } = useTable();
  return (
    <th scope="row" className={style.name}>
      <button type="button" title={words.say(company.nameKey)} onClick={() => showCompany(company.id)}>
        <EmblemPicture emblem={company.emblem} size={26} />
        <span>{company.emblem.letters}</span>
        <span className={parts.hidden}>{words.say(company.nameKey)}</span>
      </button>
    </th>
  );
}

/** A company that has not been started has few figures: its row is for starting it. */
function NotStartedCells({ row: { company }, operates, places, players, holders, items }: Props) {
  const words = useWords();
  return (
    <td colSpan={4 + Number(operates) + places.length + players.length + Number(holders !== null)}>
      <div className={style.notStarted}>
        <span className={figure.notes}>
          {company.notes.map(({ key, details }) => words.say(key, details)).join(' · ')}
        </span>
        <RowActions items={items} />
      </div>
    </td>
  );
}

function ListedCells(props: Props) {
  const { row, operates, places, players, holders, runs, items } = props;
  const { trial, before } = props.compared;
  const { presentation } = useTable();
  const { company, listing } = row;
  const { id } = company;
  const [then, was] = [trial?.companies.get(id), before?.companies.get(id)];
  return (
    <>
      <td>
        <PriceFigure {...{ company, listing, then, was }} />
      </td>
      {places.map((place) => (
        <td key={place}>
          <Figure
            now={sharesIn(company, place)}
            then={then && sharesIn(then, place)}
            before={was && sharesIn(was, place)}
            show={(count) => count || <span className={figure.none}>–</span>}
          />
        </td>
      ))}
      {players.map((player) => (
        <Holding
          key={player.seat}
          id={id}
          player={player}
          then={trial?.players.get(player.seat)}
          was={before?.players.get(player.seat)}
        />
      ))}
      {holders && (
        <td className={style.figures}>
          {holders.map(({ place, count }) => (
            <span key={place} className={figure.small}>
              {presentation.emblems[place]?.letters ?? place}{' '}
              <Figure now={count} then={then && sharesIn(then, place)} show={(shares) => shares} />
              {(then ?? company).president === place && <PresidentMark />}
            </span>
          ))}
        </td>
      )}
      {operates ? (
        <>
          <td className={style.figures}>
            <CompanyFigures company={company} then={then} />
          </td>
          <td>
            <TrainList listing={listing} />
          </td>
        </>
      ) : (
        <td className={style.about}>
          <CompanyNotes company={company} />
        </td>
      )}
      <td>
        <RunLine listing={listing} then={trial?.listing(id) ?? null} runs={runs} />
      </td>
      <td className={style.action}>
        <RowActions items={items} />
      </td>
    </>
  );
}

/** A player's shares, and who is or would be president. */
function Holding({
  id,
  player,
  then,
  was,
}: {
  id: string;
  player: PlayerSheet;
  then: PlayerSheet | undefined;
  was: PlayerSheet | undefined;
}) {
  const { seat: own } = useTable();
  const shares = player.shares[id] ?? 0;
  const becomes = then && (then.shares[id] ?? 0);
  const presides = player.presides.includes(id);
  const presidesThen = then ? then.presides.includes(id) : presides;
  const written = (count: number, president: boolean) =>
    count === 0 ? (
      <span className={figure.none}>–</span>
    ) : (
      <>
        {count}
        {president && <PresidentMark />}
      </>
    );
  // Shares and presidency change together, so the displayed texts are compared.
  const key = (count: number, president: boolean) => `${count} ${president}`;
  return (
    <td className={style.holding} data-own={player.seat === own || undefined}>
      <Figure
        now={key(shares, presides)}
        then={becomes === undefined ? undefined : key(becomes, presidesThen)}
        show={(value) => written(Number.parseInt(value, 10), value.endsWith('true'))}
      />
      {becomes === undefined && was && <Figure now={shares} before={was.shares[id] ?? 0} show={() => null} />}
    </td>
  );
}
