import { cashOf } from '@signalbox/rails';
import { CONCESSIONS } from '@signalbox/titles/1841/data/companies.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useTable } from '../../table/context.ts';
import type { PanelProps } from '../../table/panels/panel-props.ts';
import style from '../../table/panels/panels.module.css';
import { useWords } from '../../text/context.ts';

const STEP = 5;

/** Version 1: sealed bids for all concessions at once. */
export function SealedBidsPanel(_: PanelProps) {
  const words = useWords();
  const { view, seat, act, busy } = useTable();
  const state = view as State;
  const [bids, setBids] = useState<Readonly<Record<string, number>>>({});
  const lots = CONCESSIONS.filter((id) => state.concessions[id] === null);
  const cash = seat === null ? 0 : cashOf(state, seat);
  const total = Object.values(bids).reduce((sum, bid) => sum + bid, 0);
  const given = Object.fromEntries(Object.entries(bids).filter(([, bid]) => bid > 0));
  return (
    <form
      className={style.range}
      onSubmit={(event) => {
        event.preventDefault();
        void act(given);
      }}
    >
      <div className={style.sealedBids}>
        {lots.map((id) => (
          <label key={id} className={parts.field}>
            {words.say(`private/${id}`)}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              step={STEP}
              value={bids[id] ?? 0}
              onChange={(event) => setBids({ ...bids, [id]: event.target.valueAsNumber || 0 })}
            />
          </label>
        ))}
      </div>
      <div className={parts.row}>
        <Button kind="main" type="submit" disabled={busy}>
          {words.t('table/confirm')}
        </Button>
        <output>{words.say('1841/bids/total', { amount: total, cash })}</output>
      </div>
    </form>
  );
}
