import type { Json } from '@signalbox/kernel';
import { Fragment, useContext } from 'react';
import { grouped } from '../../parts/grouped.ts';
import { sameContents } from '../../parts/same-values.ts';
import { useWords } from '../../text/context.ts';
import type { Words } from '../../text/words.ts';
import { actionKindOf, isFields } from '../choice.ts';
import { shortText, withProceeds } from '../choice-text.ts';
import { Limit } from '../Limit.tsx';
import type { Item } from '../panels/groups.ts';
import style from './deal.module.css';
import { PickContext } from './deal-context.ts';
import { countIn } from './rows.ts';

export interface ActionsProps {
  readonly decision: string;
  readonly items: readonly Item[];
  /** What is picked in this row, as text. */
  readonly picked: string | undefined;
}

/** Possible actions for a company, by kind. Illegal ones stay visible and show the reason when selected. */
export function RowActions({ decision, items, picked }: ActionsProps) {
  const words = useWords();
  // In the same order in every row, whatever is possible there.
  const kinds = [...grouped(items, ({ choice }) => actionKindOf(choice))].toSorted(
    ([a], [b]) => Number(a === 'sell') - Number(b === 'sell') || a.localeCompare(b),
  );
  return (
    <div className={style.actions}>
      {kinds.flatMap(([kind, all]) =>
        [...grouped(worthShowing(all), ({ choice }) => labelOf(words, decision, choice))].map(
          ([label, some]) => (
            <span key={`${kind} ${label}`} className={style.kind}>
              {label && <span aria-hidden="true">{label}</span>}
              {some.map((item, i) => (
                <Fragment key={JSON.stringify(item.choice)}>
                  <ActionButton {...{ item, decision, picked }} />
                  {item.reason && !sameContents(item.reason, some[i + 1]?.reason) && (
                    <Limit reason={item.reason} />
                  )}
                </Fragment>
              ))}
            </span>
          ),
        ),
      )}
    </div>
  );
}

/** One of several actions that are not possible, for all of them. */
interface Instead extends Item {
  /** The least and the greatest price of those that it stands for, if they differ in that. */
  readonly prices?: readonly [least: number, most: number];
}

/**
 * An action that is not possible at all gets one button, not one for each count or price; but one for each space from
 * which something could be bought.
 */
export function worthShowing(items: readonly Item[]): readonly Instead[] {
  const possible = items.filter(({ reason }) => !reason);
  if (possible.length > 0) return possible;
  const bySpace = grouped(items, ({ choice }) => (isFields(choice) ? (choice.space ?? null) : null));
  return [...bySpace.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, ...pricesOf([first, ...others]) }] : [],
  );
}

function pricesOf(items: readonly Item[]): Pick<Instead, 'prices'> {
  const all = items.map(({ choice }) => (isFields(choice) ? (choice.par ?? choice.price) : null));
  const known = all.filter((price) => typeof price === 'number');
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return known.length === items.length && least < most ? { prices: [least, most] } : {};
}

/** What stands before the buttons of a kind; it may tell choices of the kind apart, such as the sizes of a new company. */
function labelOf(words: Words, decision: string, choice: Json): string {
  const key = [`group/${decision}/${actionKindOf(choice)}`, `group/${decision}`].find(words.has);
  return key ? words.say(key, isFields(choice) ? choice : {}) : '';
}

function ActionButton({ item, decision, picked }: { item: Instead } & Omit<ActionsProps, 'items'>) {
  const words = useWords();
  const pick = useContext(PickContext);
  const [least, most] = item.prices ?? [];
  const written =
    least === undefined
      ? withProceeds(words, briefText(words, decision, item), item)
      : words.t('exchange/prices', { least, most: most! });
  // What it brings, or may cost, is told by the same words as on it, so that it can be called by them.
  const name =
    item.proceeds === undefined && least === undefined
      ? shortText(words, decision, item.choice)
      : `${labelOf(words, decision, item.choice)} ${written}`.trim();
  return (
    <button
      type="button"
      className={style.pick}
      aria-label={`${name}${item.reason ? words.t('table/barred') : ''}`}
      aria-pressed={JSON.stringify(item.choice) === picked}
      data-barred={item.reason !== null || undefined}
      data-count={countIn(item.choice) ?? undefined}
      data-choice={item.reason === null ? actionKindOf(item.choice) : undefined}
      onClick={() => pick(item)}
    >
      {written}
    </button>
  );
}

/** Short, since the kind of action is shown before it. */
function briefText(words: Words, decision: string, { choice }: Item): string {
  const kind = actionKindOf(choice);
  const count = countIn(choice);
  if (count !== null && kind !== 'buy') return String(count);
  const key = [`brief/${decision}/${kind}`, `brief/${decision}`].find(words.has);
  if (!key) return shortText(words, decision, choice);
  return words.say(key, isFields(choice) ? choice : { choice });
}
