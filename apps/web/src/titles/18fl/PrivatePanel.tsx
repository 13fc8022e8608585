import { listedChoices } from '@signalbox/table/offers.ts';
import { PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useTable } from '../../table/context.ts';
import { AskFirst, useAskFirst } from '../../table/panels/AskFirst.tsx';
import type { PanelProps } from '../../table/panels/panel-props.ts';
import style from '../../table/panels/panels.module.css';
import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';

/** The private companies of 18FL with their abilities. */
export function PrivatePanel({ pending }: PanelProps) {
  const words = useWords();
  const { busy } = useTable();
  const asking = useAskFirst();
  return (
    <ul className={style.cards}>
      {(listedChoices(pending.offer) as Private[]).map((id) => (
        <li key={id} className={parts.card}>
          <h3>{words.say(`private/${id}`)}</h3>
          <p>{words.say('private/figures', { price: PRIVATES[id].price, income: PRIVATES[id].income })}</p>
          <p>{words.say(`private/about/${id}`)}</p>
          <Button
            kind={asking.isAsked(id) ? 'plain' : 'main'}
            disabled={busy}
            data-choice
            aria-label={`${words.say('private/take')}${colon(words)}${words.say(`private/${id}`)}`}
            onClick={() => asking.choose(id)}
          >
            {words.say('private/take')}
          </Button>
          <AskFirst choice={id} asking={asking} />
        </li>
      ))}
    </ul>
  );
}
