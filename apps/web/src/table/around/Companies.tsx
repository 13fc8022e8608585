import { Crown } from 'lucide-react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import type { CompanySheet } from '../../titles/presentation.ts';
import { useTable } from '../context.ts';
import style from './companies.module.css';

/** Every company as a card: its price, money, trains and tokens, and who holds it. */
export function Companies() {
  const { presentation, view } = useTable();
  const companies = presentation.companies(view);
  const acting = presentation.acting(view);
  const sorted = companies.toSorted(
    (a, b) => Number(b.active) - Number(a.active) || (b.price ?? 0) - (a.price ?? 0),
  );
  return (
    <ul className={style.companies}>
      {sorted.map((company) => (
        <CompanyCard key={company.id} company={company} acting={company.id === acting} />
      ))}
    </ul>
  );
}

function CompanyCard({ company, acting }: { company: CompanySheet; acting: boolean }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const holders = presentation.players(view).filter(({ shares }) => (shares[company.id] ?? 0) > 0);
  return (
    <li
      className={style.company}
      data-acting={acting || undefined}
      data-inactive={!company.active || undefined}
    >
      <EmblemPicture emblem={company.emblem} size={40} />
      <div className={style.body}>
        <div className={style.head}>
          <strong>{words.say(company.nameKey)}</strong>
          {company.price !== null && <span className={style.price}>{words.money(company.price)}</span>}
        </div>
        <div className={style.figures}>
          {company.cash !== null && <span>{words.t('sheet/treasury', { amount: company.cash })}</span>}
          {company.trains.map((train, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: trains of a kind are alike
            <span key={i} className={style.train}>
              {train}
            </span>
          ))}
          {company.tokens !== null && (
            <span className={parts.soft}>{words.t('sheet/tokens', { count: company.tokens })}</span>
          )}
        </div>
        <div className={style.figures}>
          {holders.map(({ seat, shares, presides }) => (
            <span key={seat}>
              {words.seat(seat)}: <strong>{shares[company.id]}</strong>
              {presides.includes(company.id) && <Crown size={12} aria-label={words.t('sheet/president')} />}
            </span>
          ))}
          <span className={parts.soft}>
            {company.elsewhere
              .filter(({ count }) => count > 0)
              .map(({ place, count }) => words.say(`place/${place}`, { count, company: place }))
              .join(' · ')}
          </span>
        </div>
        <div className={`${style.figures} ${parts.soft}`}>
          {company.notes.map(({ key, details }) => words.say(key, details)).join(' · ')}
        </div>
      </div>
    </li>
  );
}
