import { frameOf } from '@signalbox/kernel';
import { barredChoices, rangesOf } from '@signalbox/table/offers.ts';
import { AUCTIONED_COMPANIES, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { parPrices } from '@signalbox/titles/1860/data/market.ts';
import { FISHBOURNE, PRIVATE_IDS, privateOf } from '@signalbox/titles/1860/data/privates.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1860/exports.ts';
import { isStarted, type State } from '@signalbox/titles/1860/state.ts';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../parts/Button.tsx';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import parts from '../../parts/parts.module.css';
import sheet from '../../table/around/sheet.module.css';
import { choicesTo, type Fields } from '../../table/choice.ts';
import { useTable } from '../../table/context.ts';
import { AskFirst, type Asking, useAskFirst } from '../../table/panels/AskFirst.tsx';
import { BarredList } from '../../table/panels/BarredList.tsx';
import { PlainChoices } from '../../table/panels/PlainChoices.tsx';
import type { PanelProps } from '../../table/panels/panel-props.ts';
import style from '../../table/panels/panels.module.css';
import { RangeForm } from '../../table/panels/RangeForm.tsx';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { EMBLEMS } from './emblems.ts';

/** Bids for the right to choose, next to the lots; then the choice. */
export function AuctionPanel({ pending }: PanelProps) {
  const words = useWords();
  const { view } = useTable();
  const state = view as State;
  const { offer, decision } = pending;
  const bidding = decision === DECISIONS.bid.name;
  const auction = frameOf(state, PROCEDURES.auction)?.vars;
  const asking = useAskFirst();
  return (
    <>
      {bidding && (
        <>
          <p data-bid>
            {auction?.leader
              ? words.say('1860/bid/highest', { amount: auction.bid, seat: auction.leader })
              : words.say('1860/bid/none')}
          </p>
          {rangesOf(offer).map((range) => (
            <RangeForm key={JSON.stringify(range.base)} range={range} decision={decision} />
          ))}
          <PlainChoices pending={pending} choices={choicesTo(offer, 'pass')} asking={asking} />
          <h3>{words.say('1860/lot/left')}</h3>
        </>
      )}
      <ul className={style.cards}>
        {PRIVATE_IDS.filter((id) => id !== FISHBOURNE && state.privates[id] === null).map((id) => {
          const { face, income, exchange } = privateOf(id);
          return (
            <Lot
              key={id}
              heading={words.say(`private/${id}`)}
              choices={choicesTo(offer, 'ferry').filter((choice) => choice.private === id)}
              asking={asking}
            >
              <p>{words.say('1860/lot/ferry', { face, income })}</p>
              {exchange && <p>{words.say('1860/lot/exchange', { company: exchange })}</p>}
            </Lot>
          );
        })}
        {AUCTIONED_COMPANIES.filter((id) => !isStarted(state, id)).map((id) => (
          <Lot
            key={id}
            company={id}
            heading={words.say(`company-name/${id}`)}
            choices={choicesTo(offer, 'start').filter((choice) => choice.company === id)}
            asking={asking}
          >
            <p>
              {words.say('1860/lot/president', {
                least: Math.min(...parPrices(id)),
                most: Math.max(...parPrices(id)),
              })}
            </p>
          </Lot>
        ))}
      </ul>
      <BarredList decision={decision} barred={barredChoices(offer)} />
    </>
  );
}

function Lot({
  heading,
  company,
  choices,
  asking,
  children,
}: {
  heading: string;
  company?: Company;
  choices: readonly Fields[];
  asking: Asking;
  children: ReactNode;
}) {
  const words = useWords();
  const { busy } = useTable();
  return (
    <li className={parts.card}>
      <h3 className={sheet.companyName}>
        {company && <EmblemPicture emblem={EMBLEMS[company]} size={28} />}
        {heading}
      </h3>
      {children}
      <div className={parts.row}>
        {choices.map((choice) => {
          const text = company ? words.say('short/choose-lot/start', choice) : words.say('1860/lot/take');
          return (
            <Fragment key={JSON.stringify(choice)}>
              <Button
                data-choice
                disabled={busy}
                aria-label={`${text}${colon(words)}${heading}`}
                aria-pressed={asking.isAsked(choice) || undefined}
                onClick={() => asking.choose(choice)}
              >
                {text}
              </Button>
              <AskFirst choice={choice} asking={asking} />
            </Fragment>
          );
        })}
      </div>
    </li>
  );
}
