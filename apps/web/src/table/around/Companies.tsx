import type { CompanyRun } from '@signalbox/rails';
import { Crown } from 'lucide-react';
import { useMemo } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import type { CompanySheet } from '../../titles/presentation.ts';
import { CompanyName } from '../CompanyName.tsx';
import { useTable } from '../context.ts';
import { TrainList } from '../exchange/company-figures.tsx';
import { rowsOf } from '../exchange/rows.ts';
import { perShareOf, runsOf } from '../exchange/runs.ts';
import { useInSight } from '../use-in-sight.ts';
import style from './companies.module.css';

const NO_RUNS: readonly CompanyRun[] = [];
/** The sparkline stands below the emblem, and is as wide. */
const EMBLEM = 40;
const HEIGHT = 20;
/** Runs further back are left out. */
const MAX_RUNS = 12;

/** Every company as a card: its price, money, trains and tokens, what it earned, and who holds it. */
export function Companies() {
  const { presentation, snapshot, view, past } = useTable();
  const companies = useMemo(
    () => rowsOf(presentation, view).map(({ company }) => company),
    [presentation, view],
  );
  const acting = presentation.acting(view);
  const runs = useMemo(
    () => runsOf(snapshot.entries, presentation.runIn, past ?? undefined),
    [snapshot.entries, presentation, past],
  );
  return (
    <ul className={style.companies}>
      {companies.map((company) => (
        <CompanyCard
          key={company.id}
          company={company}
          runs={runs.get(company.id) ?? NO_RUNS}
          acting={company.id === acting}
        />
      ))}
    </ul>
  );
}

function CompanyCard({
  company,
  runs,
  acting,
}: {
  company: CompanySheet;
  runs: readonly CompanyRun[];
  acting: boolean;
}) {
  const words = useWords();
  const { presentation, view, company: lookedAt } = useTable();
  const listing = presentation.listing?.(view, company.id) ?? null;
  const sight = useInSight<HTMLLIElement>(lookedAt === company.id ? company.id : null);
  return (
    <li
      ref={sight}
      className={style.company}
      data-card={company.id}
      data-acting={acting || undefined}
      data-looked-at={lookedAt === company.id || undefined}
      data-inactive={!company.active || undefined}
    >
      <div className={style.side}>
        <EmblemPicture emblem={company.emblem} size={EMBLEM} />
        <RunChart runs={runs} />
      </div>
      <div className={style.body}>
        <div className={style.head}>
          <CompanyName company={company} />
          {company.price !== null && <span className={style.price}>{words.money(company.price)}</span>}
        </div>
        <div className={style.figures}>
          {company.cash !== null && <span>{words.t('sheet/treasury', { amount: company.cash })}</span>}
          {listing && listing.trains.length > 0 && <TrainList listing={listing} />}
          {company.tokens !== null && (
            <span className={parts.soft}>{words.t('sheet/tokens', { count: company.tokens })}</span>
          )}
        </div>
        <LastRun runs={runs} />
        <Owners company={company} />
        <div className={`${style.figures} ${parts.soft}`}>
          <span>
            <Facts facts={company.notes.map(({ key, details }) => words.say(key, details))} />
          </span>
        </div>
      </div>
    </li>
  );
}

/** The last run, with its dividend per share. */
function LastRun({ runs }: { runs: readonly CompanyRun[] }) {
  const words = useWords();
  const last = runs.at(-1);
  if (!last) return null;
  // Of nothing, nothing is withheld.
  const perShare = last.revenue > 0 ? perShareOf(last) : null;
  return (
    <div className={style.figures}>
      <span>{words.t('strip/last-run', { revenue: last.revenue })}</span>
      {perShare !== null && (
        <span className={parts.soft}>
          {perShare === 0 ? words.t('exchange/withheld') : words.t('card/per-share', { amount: perShare })}
        </span>
      )}
    </div>
  );
}

/** Its shareholders, largest first, and shares elsewhere. */
function Owners({ company }: { company: CompanySheet }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const holders = presentation
    .players(view)
    .filter(({ shares }) => (shares[company.id] ?? 0) > 0)
    .toSorted((a, b) => (b.shares[company.id] ?? 0) - (a.shares[company.id] ?? 0));
  return (
    <div className={style.figures}>
      {holders.map(({ seat, shares, presidencies }) => (
        <span key={seat}>
          {words.seat(seat)}
          {colon(words)}
          <strong>{shares[company.id]}</strong>
          {presidencies.includes(company.id) && <Crown size={12} aria-label={words.t('sheet/president')} />}
        </span>
      ))}
      <span className={parts.soft}>
        <Facts
          facts={company.elsewhere
            .filter(({ count }) => count > 0)
            .map(({ place, count, reserved = 0 }) =>
              words.say(`place/${place}`, { count, reserved, company: place }),
            )}
        />
      </span>
    </div>
  );
}

/** What a company earned, run by run, as a sparkline; withheld runs are hollow. */
function RunChart({ runs }: { runs: readonly CompanyRun[] }) {
  const words = useWords();
  const shown = runs.slice(-MAX_RUNS);
  if (shown.length < 2) return null;
  const most = Math.max(1, ...shown.map(({ revenue }) => revenue));
  const points = shown.map(({ revenue, perShare }, i) => ({
    x: 2 + (i * (EMBLEM - 4)) / (shown.length - 1),
    y: HEIGHT - 3 - (revenue / most) * (HEIGHT - 6),
    withheld: perShare === 0 && revenue > 0,
  }));
  return (
    <svg
      viewBox={`0 0 ${EMBLEM} ${HEIGHT}`}
      width={EMBLEM}
      height={HEIGHT}
      className={style.runs}
      role="img"
      aria-label={words.t('card/runs', {
        runs: shown.map(({ revenue }) => words.money(revenue)).join(', '),
      })}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y, withheld }) => (
        <circle key={x} cx={x} cy={y} r={1.7} data-withheld={withheld || undefined} />
      ))}
    </svg>
  );
}
