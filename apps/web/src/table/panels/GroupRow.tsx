import type { Json } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { grouped } from '../../parts/grouped.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import type { CompanySheet } from '../../titles/presentation.ts';
import { actionKindOf, endsTurn, isFields } from '../choice.ts';
import { shortText, withProceeds } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { Limit } from '../Limit.tsx';
import { ChoiceRemark } from './ChoiceRemark.tsx';
import { depotOf } from './depot.ts';
import type { Group, Item } from './groups.ts';
import style from './panels.module.css';

interface GroupProps {
  readonly group: Group;
  readonly pending: WirePending;
  readonly picked: string | null;
  readonly onPick: (item: Item) => void;
}

/** A company with a single action as one button, where there are many: what they are called is told on their charters. */
export function GroupButton({ group: { company: id, items }, ...props }: GroupProps) {
  const { presentation, view } = useTable();
  const company = presentation.companies(view).find((one) => one.id === id);
  return <PickButton item={items[0]!} {...props} {...(company && { company })} />;
}

/** One company with its possible actions. Illegal ones stay visible and show the reason when selected. */
export function GroupRow({ group, pending, picked, onPick }: GroupProps) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const { decision } = pending;
  const company = presentation.companies(view).find(({ id }) => id === group.company);
  const held =
    company && presentation.players(view).find((player) => player.seat === seat)?.shares[company.id];
  // Actions with many values (such as par prices) get their own line with a heading.
  const headed = (kind: string) =>
    words.has(`kind/${decision}/${kind}`) ? words.say(`kind/${decision}/${kind}`) : '';
  const lines = [...grouped(group.items, ({ choice }) => headed(actionKindOf(choice)))];
  return (
    <section className={style.group} aria-label={company ? words.say(company.nameKey) : undefined}>
      {company && (
        <div className={style.groupHead}>
          <EmblemPicture emblem={company.emblem} size={30} />
          <span>
            <strong>{words.say(company.nameKey)}</strong>
            <span className={parts.soft}>
              <Facts
                facts={[
                  company.price !== null && words.money(company.price),
                  company.price !== null && company.cash !== null
                    ? words.t('sheet/treasury', { amount: company.cash })
                    : null,
                  held ? words.t('sheet/you-hold', { count: held }) : null,
                  ...company.elsewhere
                    .filter(({ count }) => company.active && count > 0)
                    .map(({ place, count, reserved = 0 }) =>
                      words.say(`place/${place}`, { count, reserved, company: place }),
                    ),
                ].filter(Boolean)}
              />
            </span>
          </span>
        </div>
      )}
      {lines.map(([label, items]) => (
        <div key={label} className={style.kind}>
          {label && <span>{label}</span>}
          {items.map((item) => (
            <PickButton key={JSON.stringify(item.choice)} {...{ item, pending, picked, onPick }} />
          ))}
          <ChoiceRemark choices={choicesToRemark(items, picked)} />
        </div>
      ))}
    </section>
  );
}

/**
 * Who pays for a train is said before it is picked; after that it is said with its consequences. A pass, which is done at
 * once, shows none.
 */
function choicesToRemark(items: readonly Item[], picked: string | null): Json[] {
  const isRemarkable = (choice: Json) =>
    (isFields(choice) && 'train' in choice) || actionKindOf(choice) === 'pass';
  return items
    .filter(({ choice, reason }) => reason === null && isRemarkable(choice))
    .map(({ choice }) => choice)
    .filter((choice) => JSON.stringify(choice) !== picked);
}

function PickButton({
  item,
  pending,
  picked,
  onPick,
  company,
}: Omit<GroupProps, 'group'> & {
  item: Item;
  /** Its emblem is shown where there is no heading. */
  company?: CompanySheet;
}) {
  const words = useWords();
  const { snapshot, presentation, view } = useTable();
  const price = usePrice(item.choice);
  const left = depotOf(presentation, view, item.choice)?.left ?? null;
  const ends = endsTurn(snapshot.entries.at(-1), pending, item.choice);
  const action = shortText(words, pending.decision, item.choice);
  const text = ends ? words.t('table/done') : withProceeds(words, action, item);
  return (
    <button
      type="button"
      className={parts.button}
      aria-pressed={picked === JSON.stringify(item.choice)}
      data-prime={isFromDepot(item) || undefined}
      data-barred={item.reason !== null || undefined}
      data-choice={item.reason === null ? actionKindOf(item.choice) : undefined}
      title={company && words.say(company.nameKey)}
      onClick={() => onPick(item)}
    >
      {company && <EmblemPicture emblem={company.emblem} size={22} />}
      <span>
        {price === null ? text : words.t('table/priced', { action: text, price })}
        {left !== null && (
          <>
            {gap(words)}
            <span className={style.left}>{words.t('table/trains-left', { left })}</span>
          </>
        )}
      </span>
      {item.reason && (
        <>
          <span className={parts.hidden}>{words.t('table/barred')}</span>
          <Limit reason={item.reason} />
        </>
      )}
    </button>
  );
}

/** The most common purchase. */
function isFromDepot({ choice, reason }: Item): boolean {
  return reason === null && isFields(choice) && 'train' in choice && choice.from === 'bank';
}

/** The price of a train, if the choice itself contains none. */
function usePrice(choice: Json): number | null {
  const { presentation } = useTable();
  if (!isFields(choice) || typeof choice.train !== 'string' || 'price' in choice) return null;
  return presentation.trainPrice?.(choice.train) ?? null;
}
