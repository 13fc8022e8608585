import { listedChoices } from '@signalbox/table/offers.ts';
import { useState } from 'react';
import { useTable } from '../../table/context.ts';
import style from '../../table/guide.module.css';
import type { PanelProps } from '../../table/panels/panel-props.ts';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { useWords } from '../../text/context.ts';

/** Offers the runs worth considering where more revenue means less subsidy. */
export function FrontPanel({ pending }: PanelProps) {
  const words = useWords();
  const { presentation, view } = useTable();
  const [chosen, choose] = useState(0);
  const runs = listedChoices(pending.offer);
  if (runs.length <= 1) return <RunPanel pending={pending} />;
  const offer = { kind: 'built' as const, what: 'routes', choices: [runs[chosen]!], complete: false };
  const total = (run: (typeof runs)[number]) => {
    const routes = presentation.routes(view, run);
    return {
      revenue: routes.reduce((sum, route) => sum + route.revenue, 0),
      subsidy: routes.reduce((sum, route) => sum + (route.subsidy ?? 0), 0),
    };
  };
  return (
    <>
      <fieldset className={style.front}>
        <legend>{words.say('1860/run/choose')}</legend>
        {runs.map((run, i) => (
          <label key={JSON.stringify(run)}>
            <input type="radio" name="run" checked={i === chosen} onChange={() => choose(i)} />
            {words.say('1860/run/option', total(run))}
          </label>
        ))}
      </fieldset>
      <RunPanel key={chosen} pending={{ ...pending, offer }} note={words.say('1860/run/this')} />
    </>
  );
}
