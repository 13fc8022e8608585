import type { GameState } from '@signalbox/kernel';
import type { Outlook } from '@signalbox/table/outlook.ts';
import { listed } from '@signalbox/text';
import { goesBelow } from '../market/model.ts';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import { previewSentence } from './around/sentences.ts';
import {
  allChangesBetween,
  type Change,
  changesBetween,
  closedBetween,
  inOrder,
  unissuedOf,
} from './consequences.ts';
import { useTable } from './context.ts';
import style from './panels/panels.module.css';
import { Warnings } from './Warnings.tsx';

/** Before and after: cash, percentage, price, presidency; in a deal also trains and tokens, and for the other side. */
export function Consequences({
  after,
  everybody = false,
  omit = [],
  kept = [],
}: {
  after: GameState;
  everybody?: boolean;
  /** Changes that need no mention. */
  omit?: readonly Change[];
  /** Figures that stay as they are, while another choice would change them. */
  kept?: readonly Change[];
}) {
  const { presentation, view, seat } = useTable();
  const changes = (everybody ? allChangesBetween : changesBetween)(presentation, seat, view, after);
  const [was, is] = [presentation.market(view), presentation.market(after)];
  const stays = kept.map((change) => ({ ...change, below: goesBelow(was, is, change.of) }));
  const known = new Set(omit.map((change) => JSON.stringify(change)));
  return (
    <>
      <Changes changes={[...stays, ...changes.filter((change) => !known.has(JSON.stringify(change)))]} />
      <Warnings after={after} />
    </>
  );
}

/** The outcome of a merger or another procedure of many steps, for everybody; folded where it would hide other choices. */
export function OutlookBox({
  outlook,
  folded = false,
  changes: given,
}: {
  outlook: Outlook;
  folded?: boolean;
  /** Those that are told here, if not all. */
  changes?: readonly Change[];
}) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const { agreeing } = outlook;
  const closed = closedBetween(presentation, view, outlook.view);
  const letters = closed.map((id) => presentation.emblems[id]!.letters);
  const unissued = closed.length > 0 ? unissuedOf(presentation, view, outlook.view) : [];
  const all =
    given ?? inOrder([...allChangesBetween(presentation, seat, view, outlook.view), ...unissued], seat);
  const changes = all.filter(({ of, what }) => what === 'cash' || what === 'worth' || !closed.includes(of));
  const discarded = outlook.events.filter(({ type }) => type === 'train-discarded');
  const others: string[] = [...new Set(agreeing)].filter((one) => one !== seat);
  if (closed.length + changes.length + others.length === 0) return null;
  return (
    <details className={style.outlook} open={!folded} data-outlook>
      <summary>
        <h3>{words.t('outlook/title')}</h3>
      </summary>
      {closed.length > 0 && (
        <p data-closed>{words.t('outlook/closed', { companies: listed(words.language, letters) })}</p>
      )}
      <Changes changes={changes} />
      {discarded.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a company may discard two trains of a kind
        <p key={i} data-discarded>
          {previewSentence(words, event)}
        </p>
      ))}
      <p>
        {others.length > 0 && `${words.t('outlook/agreeing', { seats: others })} `}
        {outlook.others !== 'none' && words.t(`outlook/${outlook.others}`)}
      </p>
    </details>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const words = useWords();
  const { presentation } = useTable();
  const nameOf = (id: string) => presentation.emblems[id]?.letters ?? words.seat(id);
  if (changes.length === 0) return null;
  return (
    <dl className={style.changes}>
      {changes.map((change) => {
        const { what, holder, before, after, below = [] } = change;
        const of = nameOf(change.of);
        return (
          <div key={`${what} ${change.of} ${holder}`} data-change={what}>
            <dt>
              {holder && (what === 'cash' || what === 'share' || what === 'shares' || what === 'worth')
                ? words.t(`change/${what}-of`, { of, seat: nameOf(holder) })
                : words.t(`change/${what}`, { of })}
            </dt>
            <dd data-kept-below={below.length > 0 || undefined}>
              {before === after ? (
                words.t(below.length > 0 ? 'change/kept-below' : 'change/kept', {
                  value: shown(words, what, before, nameOf),
                  companies: listed(words.language, below.map(nameOf)),
                })
              ) : (
                <>
                  {shown(words, what, before, nameOf)} <span aria-hidden="true">→</span>
                  <span className={style.becomes}> {shown(words, what, after, nameOf)}</span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function shown(
  words: Words,
  what: Change['what'],
  value: Change['before'],
  nameOf: (id: string) => string,
): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return what === 'trains' ? value : nameOf(value);
  if (what === 'share') return words.percent(value);
  if (
    what === 'certificates' ||
    what === 'tokens' ||
    what === 'shares' ||
    what === 'train-limit' ||
    what === 'unissued'
  )
    return String(value);
  return what === 'treasury' ? words.treasury(value) : words.money(value);
}
