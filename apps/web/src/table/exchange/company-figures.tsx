import type { CompanyRun, Listing } from '@signalbox/rails';
import { Check, Crown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Facts } from '../../parts/Facts.tsx';
import { grouped } from '../../parts/grouped.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import type { Words } from '../../text/words.ts';
import type { CompanySheet } from '../../titles/presentation.ts';
import { Figure } from './Figure.tsx';
import style from './figures.module.css';
import { type Holding, type Row, reservedIn, sharesIn, spacesIn } from './rows.ts';
import type { CompanyHolder } from './use-companies.ts';

/** Rounds whose runs are shown. */
const ROUNDS = 3;
const NO_RUNS: readonly CompanyRun[] = [];

/** The price with its movement, and what the company was started at. */
export function PriceFigure({
  company,
  listing,
  then,
  was,
}: {
  company: CompanySheet;
  listing: Listing | null;
  then: CompanySheet | undefined;
  was: CompanySheet | undefined;
}) {
  const words = useWords();
  // What the price would become leaves no room for what it was at the last turn.
  const changes = then !== undefined && then.price !== company.price;
  const moved = company.price !== null && was?.price && !changes ? company.price - was.price : 0;
  return (
    <>
      <strong className={style.price}>
        <Figure
          now={company.price}
          then={then?.price}
          show={(price) => (price === null ? '–' : words.money(price))}
        />
        {moved !== 0 && (
          <span className={style.moved} data-up={moved > 0} title={words.t('exchange/since')}>
            {moved > 0 ? '▲' : '▼'}
            {Math.abs(moved)}
          </span>
        )}
      </strong>
      {listing?.par != null && listing.par !== company.price && (
        <span className={style.small}>{words.t('exchange/par', { par: listing.par })}</span>
      )}
    </>
  );
}

/** Money and tokens. */
export function CompanyFigures({ company, then }: { company: CompanySheet; then: CompanySheet | undefined }) {
  const words = useWords();
  return (
    <>
      <Figure
        now={company.cash}
        then={then?.cash}
        show={(cash) => (cash === null ? '–' : words.treasury(cash))}
      />
      {company.tokens !== null && (
        <span className={style.tokens} title={words.t('sheet/tokens', { count: company.tokens })}>
          {words.t('exchange/tokens', { count: company.tokens })}
        </span>
      )}
    </>
  );
}

/** What is said of a company that is not in play; one that waits to be started again says what it still has. */
export function inactiveFacts(words: Words, { company, listing }: Row): ReactNode[] {
  const { notes, cash, tokens } = company;
  const said = notes.map(({ key, details }) => words.say(key, details));
  if (cash === null) return said;
  return [
    ...said,
    words.t('sheet/treasury', { amount: cash }),
    ...(listing && listing.trains.length > 0 ? [<TrainList key="trains" listing={listing} />] : []),
    ...(tokens === null ? [] : [words.t('exchange/tokens', { count: tokens })]),
  ];
}

/** The figures of a company without trains, and what the selected actions change of them. */
export function CompanyNotes({ company, then }: { company: CompanySheet; then: CompanySheet | undefined }) {
  const words = useWords();
  const texts = ({ tokens, notes }: CompanySheet) =>
    new Map([
      ...(tokens === null ? [] : [['tokens', words.t('exchange/tokens', { count: tokens })] as const]),
      ...notes.map(({ key, details }) => [key, words.say(key, details)] as const),
    ]);
  const now = texts(company);
  const after = texts(then ?? company);
  return (
    <span className={style.about}>
      <Facts
        facts={[...new Set([...now.keys(), ...after.keys()])].map((key) => (
          <Note key={key} now={now.get(key)} then={after.get(key)} />
        ))}
      />
    </span>
  );
}

/** What is wrong with a company, and what the selected actions change of that; nothing where all is well. */
export function Trouble({
  company,
  then,
  className = '',
}: {
  company: CompanySheet;
  then: CompanySheet | undefined;
  className?: string | undefined;
}) {
  const words = useWords();
  const said = ({ trouble }: CompanySheet) => trouble?.key && words.say(trouble.key, trouble.details);
  const [now, becomes] = [said(company), said(then ?? company)];
  if (!company.active || (!now && !becomes)) return null;
  return (
    <span className={`${style.trouble} ${className}`}>
      <Note now={now} then={becomes} />
    </span>
  );
}

/** A note that stays, changes, ceases to hold or begins to. */
function Note({ now, then }: { now: string | undefined; then: string | undefined }) {
  if (now === then) return now;
  return (
    <span className={`${style.changes} ${style.changedNote}`} data-change>
      {now !== undefined && <s>{now}</s>}
      {now !== undefined && then !== undefined && <span className={parts.hidden}> → </span>}
      {then !== undefined && <strong>{then}</strong>}
    </span>
  );
}

/** The stops of a route: a line that is continued ends with a dash, which is never alone in a line. */
export function Dashed({ texts }: { texts: readonly string[] }) {
  return texts.map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may be alike, and stay where they are
    <Fragment key={i}>
      <span className={style.dotted}>
        {text}
        {i < texts.length - 1 && '\u00a0–'}
      </span>{' '}
    </Fragment>
  ));
}

/**
 * Trains, and what makes them rust: for each kind, unless that is the same for all; in a narrow column there is only room
 * for one kind.
 */
export function TrainList({ listing, narrow = false }: { listing: Listing | null; narrow?: boolean }) {
  const words = useWords();
  if (!listing || listing.trains.length === 0) return <span className={style.none}>–</span>;
  const rusting = listing.trains.filter(({ rustedBy }) => rustedBy !== null);
  const by = [...new Set(rusting.map(({ rustedBy }) => rustedBy!))];
  const isSameForAll = by.length === 1 && rusting.length === listing.trains.length;
  const isTooLong = narrow && by.length > 1;
  return (
    <>
      <span className={style.trainNames}>
        {listing.trains.map(({ kind, rustedBy }, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: trains of a kind are alike
            key={i}
            className={style.train}
            data-rusts={rustedBy !== null || undefined}
            title={rustedBy === null ? undefined : words.t('exchange/rust', { count: 1, train: rustedBy })}
          >
            {kind}
          </span>
        ))}
      </span>
      {by.length > 0 && (
        <span className={style.small}>
          {isSameForAll || isTooLong
            ? words.t('exchange/rust', { count: rusting.length, train: by.join(' / ') })
            : rustPairs(words, rusting)}
        </span>
      )}
    </>
  );
}

/** What makes each kind of train rust. */
function rustPairs(words: Words, trains: Listing['trains']): string {
  const numbers = grouped(trains, ({ kind }) => kind);
  const said = [...numbers].map(([kind, alike]) =>
    words.t('exchange/rust-pair', { kind, count: alike.length, train: alike[0]!.rustedBy ?? '' }),
  );
  return said.join(words.language === 'ja' ? '、' : ', ');
}

/** Its revenue in recent rounds; for a company that has not floated, what is missing. */
export function RunLine({
  listing,
  then,
  runs,
  coming = NO_RUNS,
}: {
  listing: Listing | null;
  then: Listing | null;
  runs: readonly CompanyRun[];
  /** Those that the selected actions would bring. */
  coming?: readonly CompanyRun[];
}) {
  const words = useWords();
  if (listing?.toFloat != null) {
    return (
      <Figure
        now={listing.toFloat as number | null}
        then={then ? then.toFloat : undefined}
        show={(count) =>
          count === null || count === 0 ? (
            <em>{words.t('exchange/floats')}</em>
          ) : (
            <span className={style.small}>{words.t('exchange/to-float', { count })}</span>
          )
        }
      />
    );
  }
  const all = [...runs, ...coming];
  const last = all.slice(-ROUNDS);
  // The dividends of a company without trains could be taken for all that it paid; rows with trains have no room to say so.
  const couldBeAll = listing === null;
  if (last.length === 0) return <span className={style.none}>–</span>;
  return (
    <span
      className={style.runLine}
      data-cut={(couldBeAll && all.length > ROUNDS) || undefined}
      data-full={(couldBeAll && all.length >= ROUNDS) || undefined}
    >
      {last.map(({ revenue, perShare }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: runs are in their order
          key={i}
          data-run
          data-last={i === last.length - 1 || undefined}
          data-change={last.length - i <= coming.length || undefined}
          data-withheld={(perShare === 0 && revenue > 0) || undefined}
          title={perShare === 0 && revenue > 0 ? words.t('exchange/withheld') : undefined}
        >
          {revenue}
        </span>
      ))}
    </span>
  );
}

/** Its place in the operating order, or a mark if it has no further turn in this operating round, as a new company. */
export function Place({ row: { listing, operated }, then }: { row: Row; then: Row | undefined }) {
  if (operated) return <HadTurn />;
  const place = listing?.place ?? null;
  const waits = place === null && then?.operated === true;
  return (
    <Figure
      now={place as number | null | 'waits'}
      then={waits ? 'waits' : then?.listing ? then.listing.place : undefined}
      show={(value) => (value === 'waits' ? <HadTurn /> : (value ?? ''))}
    />
  );
}

function HadTurn() {
  const words = useWords();
  const label = words.t('exchange/operated');
  return (
    <span title={label}>
      <Check size={14} aria-label={label} />
    </span>
  );
}

/**
 * Shares in a place such as the IPO: how many there are and how that changes, or the spaces in which they are. Beside
 * spaces such as “+1” a change would be taken for one more of them, so none is shown.
 */
export function SharesIn({
  place,
  company,
  then,
  was,
}: {
  place: string;
  company: CompanySheet;
  then: CompanySheet | undefined;
  was: CompanySheet | undefined;
}) {
  const words = useWords();
  const spaces = spacesIn(company, place);
  const none = <span className={style.none}>–</span>;
  if (spaces !== null)
    return (
      <Figure now={spaces} then={then && (spacesIn(then, place) ?? '')} show={(names) => names || none} />
    );
  const reserved = reservedIn(then ?? company, place);
  const note = reserved > 0 ? words.t('exchange/reserved', { count: reserved }) : undefined;
  const [now, after] = [sharesIn(company, place), then && sharesIn(then, place)];
  // Before a number a dash would be taken for its sign.
  const isChanged = after !== undefined && after !== now;
  // There is no room for the note in a row: it is read, and shown where the figure is pointed at.
  return (
    <span title={note}>
      <Figure
        now={now}
        then={after}
        before={was && sharesIn(was, place)}
        show={(count) => (isChanged ? count : count || none)}
      />
      {note !== undefined && <span className={parts.hidden}> {note}</span>}
    </span>
  );
}

/** The president of a company. */
function PresidentMark() {
  const words = useWords();
  return <Crown size={12} aria-label={words.t('sheet/president')} />;
}

/** A player's shares, and who is or would be president. */
export function HoldingFigure({
  now,
  then,
  was,
  show,
}: {
  now: Holding;
  then: Holding | undefined;
  was: Holding | undefined;
  show: (count: number) => ReactNode;
}) {
  // A presidency may change without the shares, so the displayed texts are compared.
  const key = ({ shares, isPresident }: Holding) => `${shares} ${isPresident && shares > 0}`;
  return (
    <>
      <Figure
        now={key(now)}
        then={then && key(then)}
        show={(value) => (
          <>
            {show(Number.parseInt(value, 10))}
            {value.endsWith('true') && <PresidentMark />}
          </>
        )}
      />
      {(!then || key(then) === key(now)) && was && (
        <Figure now={now.shares} before={was.shares} show={() => null} />
      )}
    </>
  );
}

/** Shares that other companies hold, with a mark for a company that is president. */
export function CompanyHolders({
  company,
  then,
  holders,
}: {
  company: CompanySheet;
  then: CompanySheet | undefined;
  holders: readonly CompanyHolder[];
}) {
  return holders.map(({ place, letters, count }) => (
    <span key={place} className={style.small} data-holder={place}>
      {letters} <Figure now={count} then={then && sharesIn(then, place)} show={(shares) => shares} />
      {(then ?? company).president === place && <PresidentMark />}
    </span>
  ));
}
