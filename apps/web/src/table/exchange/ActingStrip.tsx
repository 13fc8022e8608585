import { useMemo, useState } from 'react';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import parts from '../../parts/parts.module.css';
import { useHidden } from '../../parts/use-hidden.ts';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import type { PlayerSheet } from '../../titles/presentation.ts';
import { eventSentence } from '../around/sentences.ts';
import { useTable } from '../context.ts';
import { explainedEvents } from '../Explanations.tsx';
import { questionText } from '../question-text.ts';
import { RuleLink } from '../RuleLink.tsx';
import { latestWithin, turnSoFar } from '../turn-so-far.ts';
import { TrainList } from './company-figures.tsx';
import { runsOf } from './runs.ts';
import style from './strip.module.css';

/** Letters of the turn so far for which there is room in two lines above the exchange, or beside the map. */
const LETTERS = { exchange: { en: 200, ja: 100 }, map: { en: 300, ja: 150 } } as const;

/** Who is asked, and for which company. */
function useActing() {
  const { presentation, snapshot, view, past, seat: own } = useTable();
  const pending = past === null ? snapshot.game!.pending : null;
  const mine = pending !== null && own !== null && pending.seats.includes(own);
  // Where several are asked at once, everybody sees their own figures.
  const asked = mine ? own : pending?.seats[0];
  return { pending, mine, asked, company: presentation.acting(view) };
}

/** The latest events of the turn so far, in whole sentences; the earlier ones are shown on demand. */
export function TurnSoFar({ stage }: { stage: keyof typeof LETTERS }) {
  const words = useWords();
  const { presentation, snapshot, seat } = useTable();
  const { pending, asked, company } = useActing();
  const events = useMemo(
    () => (pending ? turnSoFar(snapshot.entries, asked, company) : []),
    [snapshot.entries, pending, asked, company],
  );
  // What is explained above the question is not said twice.
  const explained = explainedEvents(snapshot.entries, seat, presentation.explained);
  const said = events
    .filter((event) => words.has(`event/${event.type}`) && !explained.includes(event))
    .map((event) => eventSentence(words, event));
  const [whole, showWhole] = useState<string | null>(null);
  if (said.length === 0) return null;
  const isWhole = whole === said[0];
  const { shown, leftOut } = latestWithin(
    said,
    isWhole ? Number.POSITIVE_INFINITY : LETTERS[stage][words.language],
  );
  return (
    <p className={style.soFar} data-so-far>
      {words.t('strip/this-turn')}
      {gap(words)}
      {leftOut > 0 && (
        <>
          <button type="button" onClick={() => showWhole(said[0]!)}>
            {words.t('strip/earlier', { count: leftOut })}
          </button>{' '}
        </>
      )}
      {shown.join(gap(words))}
    </p>
  );
}

/** The header shows the question there; screen readers still need it before the headings that follow. */
const PHONE = '(max-width: 30rem)';

/** Who acts, for which company, and with which assets. */
export function ActingStrip() {
  const words = useWords();
  const { presentation, view } = useTable();
  const { pending, mine, asked, company } = useActing();
  const player = presentation.players(view).find(({ seat }) => seat === asked);
  const hidden = useHidden(PHONE);
  return (
    <div className={style.strip} data-strip>
      {pending && (
        <div className={style.question}>
          <h2 className={hidden}>
            {mine
              ? questionText(words, pending)
              : words.t('table/waiting', {
                  seats: pending.seats as string[],
                  decision: words.say(`decision/${pending.decision}`),
                })}
          </h2>
          <RuleLink section={pending.rule} />
        </div>
      )}
      <div className={style.who}>
        {company && <CompanyStrip id={company} />}
        {player && !company && <PlayerStripe player={player} />}
      </div>
    </div>
  );
}

function PlayerStripe({ player }: { player: PlayerSheet }) {
  const words = useWords();
  const { certificates, seat, cash } = player;
  return (
    <>
      <strong>{words.seat(seat)}</strong>
      <span>{words.money(cash)}</span>
      {certificates && (
        <span>
          {words.t('strip/certificates', { count: certificates.count, limit: certificates.limit ?? 'none' })}
        </span>
      )}
      {player.priority && <span>{words.t('sheet/priority')}</span>}
    </>
  );
}

/** A company in a line: price, money, trains, tokens, last run. */
export function CompanyStrip({ id }: { id: string }) {
  const words = useWords();
  const { presentation, snapshot, view, past } = useTable();
  const company = presentation.companies(view).find((one) => one.id === id);
  const run = useMemo(
    () =>
      runsOf(snapshot.entries, presentation.runIn, past ?? undefined)
        .get(id)
        ?.at(-1),
    [snapshot.entries, presentation, past, id],
  );
  if (!company) return null;
  const { emblem, nameKey, price, cash, tokens, president, active } = company;
  return (
    <span className={style.companyStrip} data-strip-company={id}>
      <EmblemPicture emblem={emblem} size={26} />
      <strong title={words.say(nameKey)}>{emblem.letters}</strong>
      {price !== null && <span>{words.money(price)}</span>}
      {cash !== null && <span>{words.t('sheet/treasury', { amount: cash })}</span>}
      {/* Of a charter that is about to be taken, the consequences tell which trains it gets. */}
      {presentation.roster && active && (
        <span className={style.stripTrains}>
          {company.trains.length === 0 ? (
            words.t('sheet/no-trains')
          ) : (
            <TrainList listing={presentation.listing?.(view, id) ?? null} />
          )}
        </span>
      )}
      {tokens !== null && <span>{words.t('sheet/tokens', { count: tokens })}</span>}
      {run && <span>{words.t('strip/last-run', { revenue: run.revenue })}</span>}
      {president && (
        <span className={parts.soft}>
          {words.t('strip/president', { seat: presentation.emblems[president]?.letters ?? president })}
        </span>
      )}
    </span>
  );
}
