import type { WirePending } from '@signalbox/protocol';
import type { CompanyRun } from '@signalbox/rails';
import { type CSSProperties, Fragment, memo, useMemo } from 'react';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import type { PlayerSheet } from '../../titles/presentation.ts';
import { BotMark } from '../BotMark.tsx';
import { Clock } from '../Clock.tsx';
import { useTable } from '../context.ts';
import { usePlayerColours } from '../player-colours.ts';
import { TrackLines } from '../TrackLines.tsx';
import { CompanyRow } from './CompanyRow.tsx';
import style from './company-table.module.css';
import { DealBox } from './DealBox.tsx';
import { useDealing } from './deal-context.ts';
import { Figure } from './Figure.tsx';
import figure from './figures.module.css';
import { differInSize } from './figures.ts';
import { MoreAbove, MoreBelow } from './MoreBelow.tsx';
import { PrivateRows } from './PrivateRows.tsx';
import type { RowChoices } from './rows.ts';
import { useCompactRows } from './use-compact-rows.ts';
import { useCompanies } from './use-companies.ts';

export interface CompaniesProps {
  /** The decision that is made in the rows; null if there is none. */
  readonly pending: WirePending | null;
  readonly choices: RowChoices;
}

/** Companies are rows and players columns; a selected action shows its effect in the figures that it changes. */
export function ExchangeTable({ pending, choices }: CompaniesProps) {
  const words = useWords();
  const { rows, then, was, runs, coming, places, crossHeld, holdersOf, itemsIn, picked, told, fold } =
    useCompanies(choices);
  const { presentation, view, seat: own, showCompany } = useTable();
  const players = useMemo(() => presentation.players(view), [presentation, view]);
  // Where companies have no trains there is no order of operation and no treasury either.
  const operates = presentation.roster !== undefined;
  const before = 2 + Number(operates) + places.length;
  const behind = 3 + Number(operates) + Number(crossHeld);
  const acting = presentation.acting(view);
  const exchanged = presentation.exchanged?.(view) ?? null;
  const scroll = useCompactRows();
  const decision = pending?.decision ?? '';
  const sized = operates && differInSize(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <section ref={scroll} className={style.scroll} aria-label={words.t('stage/companies')} tabIndex={0}>
      <table
        className={style.table}
        style={{ '--players': players.length } as CSSProperties}
        data-many={many(players)}
      >
        <TableHead {...{ operates, places, players, crossHeld }} />
        <tbody>
          {rows.map((row) => {
            const { id } = row.company;
            return (
              <Fragment key={id}>
                <CompanyRow
                  {...{ row, own, operates, places, sized }}
                  then={then.get(id)}
                  was={was.get(id)}
                  acting={acting === id}
                  exchanged={exchanged === id}
                  holders={crossHeld ? holdersOf(row) : null}
                  runs={runs.get(id) ?? NO_RUNS}
                  coming={coming.get(id) ?? NO_RUNS}
                  actions={{ decision, items: itemsIn(id), picked: picked.get(id) }}
                  onName={showCompany}
                />
                {pending && told === id && (
                  <tr className={style.dealRow}>
                    <td colSpan={before + players.length + behind}>
                      <DealBox decision={decision} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {fold && (
            <tr>
              <td colSpan={before + players.length + behind} className={style.fold}>
                <FoldButton {...fold} />
              </td>
            </tr>
          )}
          <PrivateRows {...{ pending, choices, players }} before={before - 2} behind={behind} />
        </tbody>
        <PlayerFigures players={players} before={before} after={behind} />
      </table>
    </section>
  );
}

/** Shows the companies that are folded, or folds them again. */
export function FoldButton({
  count,
  unfolded,
  toggle,
}: {
  count: number;
  unfolded: boolean;
  toggle: () => void;
}) {
  const words = useWords();
  return (
    <button type="button" className={style.foldButton} aria-expanded={unfolded} onClick={toggle} data-fold>
      <span aria-hidden="true">{unfolded ? '▾' : '▸'}</span> {words.t('exchange/not-started', { count })}
    </button>
  );
}

/** With more players than this their columns are narrower. */
const FEW = 3;

/** The number of players, if their columns have to be narrower for it. */
export function many({ length }: readonly PlayerSheet[]): number | undefined {
  return length > FEW ? length : undefined;
}

const NO_RUNS: readonly CompanyRun[] = [];
/** Of a column of share counts, in Japanese signs. */
const LONG_TITLE = 5;

interface HeadProps {
  readonly operates: boolean;
  readonly places: readonly string[];
  readonly players: readonly PlayerSheet[];
  readonly crossHeld: boolean;
}

const TableHead = memo(function TableHead({ operates, places, players, crossHeld }: HeadProps) {
  const words = useWords();
  return (
    <thead>
      <tr>
        {operates && (
          <th scope="col" className={style.place}>
            <abbr title={words.t('column/order-long')}>{words.t('column/order')}</abbr>
          </th>
        )}
        <th scope="col">{words.t('sheet/company')}</th>
        <th scope="col">{words.t('column/price')}</th>
        {places.map((place) => (
          <th
            scope="col"
            key={place}
            data-long={words.say(`column/${place}`).length > LONG_TITLE || undefined}
          >
            {words.say(`column/${place}`)}
          </th>
        ))}
        {players.map((player) => (
          <PlayerHead key={player.seat} player={player} />
        ))}
        {crossHeld && <th scope="col">{words.t('column/companies')}</th>}
        {operates ? (
          <>
            <th scope="col">{words.t('column/treasury')}</th>
            <th scope="col">{words.t('column/trains')}</th>
          </>
        ) : (
          <th scope="col" className={style.about}>
            {words.t('column/about')}
          </th>
        )}
        <th scope="col" className={style.runs} title={words.t('column/runs-long')}>
          {words.t('column/runs')}
        </th>
        <th scope="col">
          <span className={parts.hidden}>{words.t('table/action')}</span>
          <MoreAbove />
        </th>
      </tr>
    </thead>
  );
});

export function PlayerHead({
  player: { seat, priority, out },
  number,
}: {
  player: PlayerSheet;
  /** Shown where it matters. */
  number?: number | undefined;
}) {
  const words = useWords();
  const { snapshot, past, seat: own } = useTable();
  const colourOf = usePlayerColours();
  const asked = past === null && snapshot.game?.pending?.seats.includes(seat);
  const info = snapshot.table?.seats.find((one) => one.seat === seat);
  return (
    <th
      scope="col"
      className={style.player}
      style={{ '--player': colourOf(seat) } as CSSProperties}
      data-asked={asked || undefined}
      data-own={seat === own || undefined}
    >
      <span className={style.playerName}>
        {info?.kind === 'bot' && <BotMark info={info} size={13} />}
        <span title={words.seat(seat)}>{words.seat(seat)}</span>
        {priority && (
          <abbr className={style.priority} title={words.t('sheet/priority')}>
            ◆
          </abbr>
        )}
        {asked && <span className={parts.hidden}>{words.t('players/asked')}</span>}
      </span>
      {number !== undefined && (
        <span className={figure.small} data-number>
          {words.t('auction/number', { number })}
        </span>
      )}
      {out && <span className={figure.small}>{words.t('sheet/out')}</span>}
      <span className={figure.small}>
        <Clock seat={seat} />
      </span>
    </th>
  );
}

/** Cash, certificates against the limit, and worth, below each player's column. */
function PlayerFigures({
  players,
  before,
  after: columnsAfter,
}: {
  players: readonly PlayerSheet[];
  /** Columns before those of the players, and after them. */
  before: number;
  after: number;
}) {
  const words = useWords();
  const { presentation } = useTable();
  const { outcome } = useDealing();
  const then = useMemo(() => (outcome ? presentation.players(outcome) : []), [presentation, outcome]);
  const after = (seat: string) => then.find((player) => player.seat === seat);
  const limit = (certificates: PlayerSheet['certificates']) =>
    certificates?.limit == null ? '' : `/${certificates.limit}`;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before}>
          {words.t('sheet/cash')}
        </th>
        {players.map(({ seat, cash }) => (
          <td key={seat} data-cash>
            <Figure now={cash} then={after(seat)?.cash} show={words.money} />
          </td>
        ))}
        <td colSpan={columnsAfter} rowSpan={3} className={style.moreBelowCell}>
          <MoreBelow />
          <TrackLines outcome={outcome} />
        </td>
      </tr>
      {players.some(({ certificates }) => certificates) && (
        <tr>
          <th scope="row" colSpan={before}>
            {words.t('sheet/certificates')}
          </th>
          {players.map(({ seat, certificates }) => (
            <td key={seat}>
              <Figure
                now={certificates?.count ?? 0}
                then={after(seat)?.certificates?.count}
                show={(count) => `${count}${limit(certificates)}`}
              />
            </td>
          ))}
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={before} title={words.t('sheet/worth-means')}>
          {words.t('sheet/worth')}
        </th>
        {players.map(({ seat, worth }) => (
          <td key={seat}>
            <Figure now={worth} then={after(seat)?.worth} show={words.money} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
