import { Check } from 'lucide-react';
import { Fragment, memo, useMemo } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { sameValues } from '../../parts/same-values.ts';
import { useMedia } from '../../parts/use-media.ts';
import { useWords } from '../../text/context.ts';
import type { Lot, PlayerSheet } from '../../titles/presentation.ts';
import { useTable } from '../context.ts';
import { shortPrivate } from '../short-private.ts';
import cards from './cards.module.css';
import style from './company-table.module.css';
import { DealBox } from './DealBox.tsx';
import type { CompaniesProps } from './ExchangeTable.tsx';
import figure from './figures.module.css';
import { type ActionsProps, RowActions } from './RowActions.tsx';
import { usePicked, usePricesPaid } from './use-companies.ts';

type Props = CompaniesProps & {
  readonly players: readonly PlayerSheet[];
  /** Columns between the first two and the players, and after the players. */
  readonly before: number;
  readonly behind: number;
};

/** Private companies below the others: owner, income, ability and possible actions. */
export function PrivateRows({ pending, choices, players, before, behind }: Props) {
  const { presentation, view } = useTable();
  const { by: picked, told } = usePicked();
  const lots = useMemo(() => presentation.privates?.(view) ?? [], [presentation, view]);
  const decision = pending?.decision ?? '';
  return lots.map((lot) => (
    <Fragment key={lot.id}>
      <PrivateRow
        {...{ lot, before, behind }}
        seats={players.map(({ seat }) => seat)}
        actions={{ decision, items: choices.by.get(lot.id) ?? [], picked: picked.get(lot.id) }}
      />
      {pending && told === lot.id && (
        <tr className={style.dealRow}>
          <td colSpan={2 + before + players.length + behind}>
            <DealBox decision={decision} />
          </td>
        </tr>
      )}
    </Fragment>
  ));
}

interface RowProps {
  readonly lot: Lot;
  readonly seats: readonly string[];
  readonly before: number;
  readonly behind: number;
  readonly actions: ActionsProps;
}

const TABLET = '(max-width: 75rem) and (max-height: 50rem)';

const PrivateRow = memo(function PrivateRow({ lot, seats, before, behind, actions }: RowProps) {
  const words = useWords();
  const isActive = actions.items.length > 0;
  const name = words.say(lot.nameKey);
  // Each in one line, so that all of them can be seen at once.
  const short = useMedia(TABLET);
  return (
    <tr className={style.private} data-private={lot.id}>
      <td />
      <th scope="row" className={style.name} colSpan={1 + before}>
        {short ? shortPrivate(words, lot.id, name) : name} <LotFigures lot={lot} />
      </th>
      {seats.map((seat) => (
        <td key={seat}>{seat === lot.owner && <Check size={15} aria-label={words.t('auction/owner')} />}</td>
      ))}
      <td colSpan={behind - Number(isActive)} className={style.about}>
        <LotAbout lot={lot} />
      </td>
      {isActive && (
        <td className={style.action}>
          <RowActions {...actions} />
        </td>
      )}
    </tr>
  );
}, sameValues);

/** The same on a phone; and what is auctioned there. */
export function LotCards({
  lots,
  now,
  pending,
  choices,
}: CompaniesProps & {
  readonly lots: readonly Lot[];
  readonly now?: string | undefined;
}) {
  const words = useWords();
  const { by: picked, told } = usePicked();
  const paid = usePricesPaid();
  const decision = pending?.decision ?? '';
  return lots.map((lot) => (
    <li key={lot.id} className={cards.card} data-lot={lot.id} data-acting={lot.id === now || undefined}>
      <div className={cards.cardHead}>
        {lot.emblem && <EmblemPicture emblem={lot.emblem} size={28} />}
        <strong>{words.say(lot.nameKey)}</strong>
        {lot.id === now && <em>{words.t('auction/now')}</em>}
        {lot.owner && (
          <span>
            <Facts
              facts={[words.seat(lot.owner), ...(paid.has(lot.id) ? [words.money(paid.get(lot.id)!)] : [])]}
            />
          </span>
        )}
      </div>
      <div className={cards.cardLine}>
        <LotFigures lot={lot} />
        <LotAbout lot={lot} />
      </div>
      <RowActions decision={decision} items={choices.by.get(lot.id) ?? []} picked={picked.get(lot.id)} />
      {pending && told === lot.id && <DealBox decision={decision} />}
    </li>
  ));
}

function LotFigures({ lot: { price, income } }: { lot: Lot }) {
  const words = useWords();
  if (price === null && income === null) return null;
  return (
    <span className={figure.inline}>
      {price !== null && words.money(price)}
      {price !== null && income !== null && ' · '}
      {income !== null && words.t('exchange/income', { income })}
    </span>
  );
}

function LotAbout({ lot: { about } }: { lot: Lot }) {
  const words = useWords();
  return (
    <span className={figure.about}>
      <Facts facts={about.map(({ key, details }) => words.say(key, details))} />
    </span>
  );
}
