import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { deedOf } from '../../wire/offers.ts';
import { shortText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import style from '../table.module.css';
import type { Group, Item } from './groups.ts';

/** One company with what might be done about it. What may not be done stays there, and says why when picked. */
export function GroupRow({
  group,
  decision,
  picked,
  onPick,
}: {
  group: Group;
  decision: string;
  picked: string | null;
  onPick: (item: Item) => void;
}) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const company = presentation.companies(view).find(({ id }) => id === group.company);
  const held =
    company && presentation.players(view).find((player) => player.seat === seat)?.shares[company.id];
  return (
    <section className={style.group} aria-label={company ? words.say(company.nameKey) : undefined}>
      {company && (
        <div className={style.groupHead}>
          <EmblemPicture emblem={company.emblem} size={30} />
          <span>
            <strong>{words.say(company.nameKey)}</strong>
            <br />
            <span className={parts.soft}>
              {[
                company.price !== null && words.money(company.price),
                held ? words.t('sheet/you-hold', { count: held }) : null,
                ...company.elsewhere
                  .filter(({ count }) => count > 0)
                  .map(({ place, count }) => words.say(`place/${place}`, { count })),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </div>
      )}
      {[...Map.groupBy(group.items, ({ choice }) => deedOf(choice))].map(([deed, items]) => (
        <div key={deed} className={style.deed}>
          {words.has(`deed/${decision}/${deed}`) && <span>{words.say(`deed/${decision}/${deed}`)}</span>}
          {items.map((item) => {
            const id = JSON.stringify(item.choice);
            return (
              <button
                key={id}
                type="button"
                className={parts.button}
                aria-pressed={picked === id}
                data-barred={item.reason !== null || undefined}
                data-choice={item.reason === null ? deedOf(item.choice) : undefined}
                onClick={() => onPick(item)}
              >
                {shortText(words, decision, item.choice)}
                {item.reason && <span className={parts.hidden}>{words.t('table/barred')}</span>}
              </button>
            );
          })}
        </div>
      ))}
    </section>
  );
}
