import { PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { listedChoices } from '../../wire/offers.ts';
import { useTable } from '../context.ts';
import style from '../table.module.css';
import type { PanelProps } from './panel-props.ts';

/** The private companies of 18FL, with what each is good for. */
export function PrivatePanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, busy } = useTable();
  return (
    <ul className={style.cards}>
      {(listedChoices(pending.offer) as Private[]).map((id) => (
        <li key={id} className={parts.card}>
          <h3>{words.say(`private/${id}`)}</h3>
          <p>{words.t('private/figures', { price: PRIVATES[id].price, income: PRIVATES[id].income })}</p>
          <p>{words.t(`private/about/${id}`)}</p>
          <Button kind="main" disabled={busy} data-choice onClick={() => void act(id)}>
            {words.t('private/take')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
