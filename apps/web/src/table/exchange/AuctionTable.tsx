import { Check } from 'lucide-react';
import { type CSSProperties, Fragment, memo, useMemo } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { sameValues } from '../../parts/same-values.ts';
import { inBrackets } from '../../text/brackets.ts';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import type { AuctionSheet, Lot, PlayerSheet } from '../../titles/presentation.ts';
import { PlayersStrip } from '../around/PlayersStrip.tsx';
import { useTable } from '../context.ts';
import { RuleLink } from '../RuleLink.tsx';
import { useInSight } from '../use-in-sight.ts';
import style from './auction.module.css';
import cards from './cards.module.css';
import table from './company-table.module.css';
import { DealBox } from './DealBox.tsx';
import { useDealing } from './deal-context.ts';
import { type CompaniesProps, many, PlayerHead } from './ExchangeTable.tsx';
import { Figure } from './Figure.tsx';
import figure from './figures.module.css';
import { MoreBelow } from './MoreBelow.tsx';
import { LotCards } from './PrivateRows.tsx';
import { type ActionsProps, RowActions } from './RowActions.tsx';
import { bidsShown, bidsSoFar } from './rows.ts';
import { usePicked, usePricesPaid } from './use-companies.ts';

/** With no more lots than this a large screen has room for a large map below them. */
const FEW = 5;

type Standing = NonNullable<AuctionSheet['standing']>;

/** The lots with their abilities; a column per player with their bid and the most they can bid. */
export function AuctionTable({ auction, pending, choices }: CompaniesProps & { auction: AuctionSheet }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const players = useMemo(() => presentation.players(view), [presentation, view]);
  const { by: picked, told } = usePicked();
  const decision = pending?.decision ?? '';
  const { lots, standing, notes, numbers } = auction;
  const paid = usePricesPaid();
  const prices = lots.some(({ price }) => price !== null);
  const incomes = lots.some(({ income }) => income !== null);
  const before = 2 + Number(prices) + Number(incomes);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <section className={table.scroll} aria-label={words.t('column/lot')} tabIndex={0}>
      <Notes notes={notes} />
      <table
        className={`${table.table} ${style.lots}`}
        style={{ '--lots': lots.length, '--players': players.length } as CSSProperties}
        data-auction
        data-few={lots.length <= FEW || undefined}
        data-many={many(players)}
      >
        <thead>
          <tr>
            <th scope="col">{words.t('column/lot')}</th>
            {prices && <th scope="col">{words.t('column/cost')}</th>}
            {incomes && <th scope="col">{words.t('column/income')}</th>}
            <th scope="col" className={style.about}>
              {words.t('column/about')}
            </th>
            {players.map((player) => (
              <PlayerHead key={player.seat} player={player} number={numbers?.[player.seat]} />
            ))}
            <th scope="col">
              <span className={parts.hidden}>{words.t('table/action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <Fragment key={lot.id}>
              <LotRow
                lot={lot}
                paid={paid.get(lot.id)}
                standing={standing?.lot === lot.id ? standing : null}
                prices={prices}
                incomes={incomes}
                players={players}
                actions={{ decision, items: choices.by.get(lot.id) ?? [], picked: picked.get(lot.id) }}
              />
              {pending && told === lot.id && (
                <tr className={table.dealRow}>
                  <td colSpan={before + players.length + 1}>
                    <DealBox decision={decision} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <AuctionFoot {...{ lots, players, standing, before }} sealed={pending?.sealed === true} />
      </table>
    </section>
  );
}

interface AuctionFootProps {
  readonly lots: readonly Lot[];
  readonly players: readonly PlayerSheet[];
  readonly standing: AuctionSheet['standing'];
  /** The number of columns before the players'. */
  readonly before: number;
  /** Are bids hidden until all are made? Then nobody can foresee where one leads, except that it is paid. */
  readonly sealed: boolean;
}

/** Per player: the bid unless it stands in the row of its lot, the cash now and after the choice that is being tried, and the most that can be bid. */
function AuctionFoot({ lots, players, standing, before, sealed }: AuctionFootProps) {
  const words = useWords();
  const { presentation, seat: own } = useTable();
  const { plan, outcome } = useDealing();
  const then = new Map((outcome ? presentation.players(outcome) : []).map(({ seat, cash }) => [seat, cash]));
  const [bid] = plan;
  const shown = useBidsShown(standing);
  const cashAfter = (seat: string, cash: number) =>
    then.get(seat) ?? (sealed && seat === own && typeof bid === 'number' ? cash - bid : undefined);
  const isBidBelow = standing !== null && !lots.some(({ id }) => id === standing.lot);
  return (
    <tfoot>
      {isBidBelow && (
        <tr>
          <th scope="row" colSpan={before}>
            <MoreBelow />
            {words.t('auction/bid')}
          </th>
          {players.map(({ seat }) => (
            <Bid key={seat} seat={seat} standing={standing} />
          ))}
          <td />
        </tr>
      )}
      {shown.size > 0 && (
        <tr>
          <th scope="row" colSpan={before}>
            <MoreBelow />
            {words.t('auction/bid')}
          </th>
          {players.map(({ seat }) => (
            <ShownBid key={seat} seat={seat} shown={shown} />
          ))}
          <td />
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={before}>
          {!isBidBelow && shown.size === 0 && <MoreBelow />}
          {words.t('sheet/cash')}
        </th>
        {players.map(({ seat, cash }) => (
          <td key={seat} data-cash>
            <Figure now={cash} then={cashAfter(seat, cash)} show={words.money} />
          </td>
        ))}
        <td />
      </tr>
      {standing && (
        <tr>
          <th scope="row" colSpan={before}>
            {words.t('auction/most')}
          </th>
          {players.map(({ seat }) => (
            <Most key={seat} seat={seat} standing={standing} />
          ))}
          <td />
        </tr>
      )}
    </tfoot>
  );
}

/** The same on a phone: the bids, and a card for each lot, with what is bid for first. */
export function AuctionCards({
  auction: { lots, standing, notes, numbers },
  ...props
}: CompaniesProps & { auction: AuctionSheet }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const players = presentation.players(view);
  const shown = useBidsShown(standing);
  const isNow = ({ id }: Lot) => id === standing?.lot;
  return (
    <>
      <Notes notes={notes} />
      {numbers && <PlayerNumbers numbers={numbers} />}
      {(standing !== null || shown.size > 0) && <Bids {...{ players, standing, shown }} />}
      <ul className={cards.cards} aria-label={words.t('column/lot')} data-auction>
        <LotCards
          lots={lots.toSorted((a, b) => Number(isNow(b)) - Number(isNow(a)))}
          now={standing?.lot}
          {...props}
        />
      </ul>
      <PlayersStrip />
    </>
  );
}

function Notes({ notes }: Pick<AuctionSheet, 'notes'>) {
  const words = useWords();
  return notes.map(({ key, details, rule }) => (
    <p key={key} className={parts.soft}>
      {words.say(key, details)} <RuleLink section={rule} />
    </p>
  ));
}

/** In a table they are over the columns. */
function PlayerNumbers({ numbers }: Required<Pick<AuctionSheet, 'numbers'>>) {
  const words = useWords();
  const facts = Object.entries(numbers)
    .toSorted(([, a], [, b]) => a - b)
    .map(([seat, number]) => `${words.t('auction/number', { number })}${colon(words)}${words.seat(seat)}`);
  return (
    <p className={parts.soft} data-numbers>
      <Facts facts={facts} />
    </p>
  );
}

interface BidsProps {
  readonly players: readonly PlayerSheet[];
  /** Null after sealed bids, which are shown then. */
  readonly standing: Standing | null;
  readonly shown: ReadonlyMap<string, number>;
}

/** A row per player: their bid and the most they can bid. */
function Bids({ players, standing, shown }: BidsProps) {
  const words = useWords();
  return (
    <table className={style.bids}>
      <thead>
        <tr>
          <th scope="col">{words.t('auction/player')}</th>
          <th scope="col">{words.t('auction/bid')}</th>
          <th scope="col">{words.t('sheet/cash')}</th>
          {standing && <th scope="col">{words.t('auction/most')}</th>}
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, cash }) => (
          <tr key={seat}>
            <th scope="row">{words.seat(seat)}</th>
            {standing ? <Bid seat={seat} standing={standing} /> : <ShownBid seat={seat} shown={shown} />}
            <td>{words.money(cash)}</td>
            {standing && <Most seat={seat} standing={standing} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LotRowProps {
  readonly lot: Lot;
  /** What its owner bid for it, where that is told. */
  readonly paid: number | undefined;
  /** Null unless it is the one that is being auctioned. */
  readonly standing: Standing | null;
  readonly prices: boolean;
  readonly incomes: boolean;
  readonly players: readonly PlayerSheet[];
  readonly actions: ActionsProps;
}

const LotRow = memo(function LotRow({ lot, paid, standing, prices, incomes, players, actions }: LotRowProps) {
  const words = useWords();
  const now = standing !== null;
  // What is bid for is in sight, however many lots there are.
  const sight = useInSight<HTMLTableRowElement>(now ? lot.id : null);
  const { id, emblem, nameKey, price, income, about, owner } = lot;
  return (
    <tr ref={sight} data-lot={id} data-acting={now || undefined} data-sold={owner !== null || undefined}>
      <th scope="row" className={style.lotName}>
        <span>
          {emblem && <EmblemPicture emblem={emblem} size={26} />}
          {words.say(nameKey)}
          {now && <span className={parts.hidden}>{inBrackets(words, words.t('auction/now'))}</span>}
        </span>
      </th>
      {prices && <td>{price === null ? <span className={figure.none}>–</span> : words.money(price)}</td>}
      {incomes && <td>{income === null ? <span className={figure.none}>–</span> : words.money(income)}</td>}
      <td className={style.about}>
        <Facts facts={about.map(({ key, details }) => words.say(key, details))} />
      </td>
      {players.map(({ seat }) =>
        standing ? (
          <Bid key={seat} seat={seat} standing={standing} />
        ) : (
          <td key={seat}>{seat === owner && <Owned paid={paid} />}</td>
        ),
      )}
      <td className={`${table.action} ${style.lotAction}`}>
        {owner === null && <RowActions {...actions} />}
      </td>
    </tr>
  );
}, sameValues);

/** That it belongs to the player of this column, and for how much where that is known. */
function Owned({ paid }: { paid: number | undefined }) {
  const words = useWords();
  if (paid === undefined) return <Check size={16} aria-label={words.t('auction/owner')} />;
  return (
    <span title={words.t('auction/owner')} data-paid>
      {words.money(paid)}
      <span className={parts.hidden}>{inBrackets(words, words.t('auction/owner'))}</span>
    </span>
  );
}

/** The latest bid of a player for what is being auctioned; before the first, also who gets it without one. */
function Bid({ seat, standing: { highest, takesUnsold } }: { seat: string; standing: Standing }) {
  const words = useWords();
  const { snapshot, past } = useTable();
  const bids = useMemo(() => bidsSoFar(snapshot.entries, past ?? undefined), [snapshot.entries, past]);
  const leads = highest?.seat === seat;
  const bid = leads ? highest.amount : bids.get(seat);
  return (
    <td data-bid={seat} data-leads={leads || undefined} className={style.bid}>
      {bid === undefined && <span className={figure.none}>–</span>}
      {bid === null && words.t('auction/passed')}
      {typeof bid === 'number' && words.money(bid)}
      {seat === takesUnsold && <span className={figure.small}>{words.t('auction/opener')}</span>}
      {leads && <span className={parts.hidden}>{inBrackets(words, words.t('auction/leads'))}</span>}
    </td>
  );
}

/** Sealed bids, once they are revealed; none while players bid openly. */
function useBidsShown(standing: AuctionSheet['standing']): ReadonlyMap<string, number> {
  const { snapshot, past } = useTable();
  return useMemo(
    () => (standing ? new Map<string, number>() : bidsShown(snapshot.entries, past ?? undefined)),
    [standing, snapshot.entries, past],
  );
}

function ShownBid({ seat, shown }: { seat: string; shown: ReadonlyMap<string, number> }) {
  const words = useWords();
  const bid = shown.get(seat);
  return (
    <td data-bid={seat} className={style.bid}>
      {bid === undefined ? <span className={figure.none}>–</span> : words.money(bid)}
    </td>
  );
}

/** The most that a player can bid; nothing for players who are out of this auction. */
function Most({ seat, standing }: { seat: string; standing: Standing }) {
  const words = useWords();
  const most = standing.bidders.find((one) => one.seat === seat)?.most;
  return (
    <td data-most={seat}>
      {most === undefined ? <span className={figure.none}>–</span> : words.money(most)}
    </td>
  );
}
