import { type AutoForm, matchesForm } from '@signalbox/kernel';
import type { SetAuto } from '@signalbox/protocol';
import { autoKey } from '@signalbox/table/auto-key.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import action from '../action.module.css';
import { useTable } from '../context.ts';
import { AutoFields } from './AutoFields.tsx';
import style from './auto.module.css';
import { aboutOf, aboutText, detailsOf, endedText, runningText } from './auto-text.ts';
import type { AutoPlaceState } from './use-auto.ts';

/** Running auto actions, those that have ended, and those that can be set. Does not cover the table. */
export function AutoPlace({ forms, open, toggle }: AutoPlaceState) {
  const words = useWords();
  // The kind with the lowest priority is used most often: passing. It is open, below the names of the others.
  const kinds = [...new Set((forms ?? []).map(({ auto }) => auto.kind))];
  const place = useRef<HTMLElement>(null);
  const close = () => {
    toggle();
    place.current?.focus();
  };
  return (
    <section ref={place} tabIndex={-1} className={style.place} aria-label={words.t('auto/title')} data-auto>
      <Running />
      <Ended />
      {open && forms && (
        <div className={style.kinds} data-auto-kinds>
          {kinds.map((kind, i) => (
            <details key={kind} open={i === kinds.length - 1} data-auto-kind={kind}>
              <summary>{words.say(`auto/${kind}`)}</summary>
              <KindForm forms={forms.filter(({ auto }) => auto.kind === kind)} onSet={close} />
            </details>
          ))}
        </div>
      )}
    </section>
  );
}

/** The running auto actions. Several of them fold into one line, so that they leave room for the decision. */
function Running() {
  const words = useWords();
  const { autos } = useTable().snapshot.game!;
  const list = autos.map(({ auto }) => <RunningAuto key={autoKey(auto)} auto={auto} />);
  return (
    <div role="status" className={style.list}>
      {list.length < 2 ? (
        list
      ) : (
        <details className={style.several} data-several={list.length}>
          <summary>{words.t('auto/several', { count: list.length })}</summary>
          {list}
        </details>
      )}
    </div>
  );
}

/** A running auto action, when it ends, and a button to cancel it. */
function RunningAuto({ auto }: { auto: SetAuto }) {
  const words = useWords();
  const { source } = useTable();
  const details = detailsOf(words, auto);
  const what = runningText(words, auto);
  return (
    <div className={action.notice} data-running={auto.kind}>
      <span>
        <strong>{what}</strong>
        {details && <small> {details}</small>}
      </span>
      <Button
        onClick={() => void source.cancelAuto(autoKey(auto))}
        aria-label={words.t('auto/stop-this', { what })}
      >
        {words.t('auto/stop')}
      </Button>
    </div>
  );
}

const MAX_NEWS = 3;

/** Those that have ended since anything was last done for the player, also by another of them; earlier ones are in the log. */
function Ended() {
  const words = useWords();
  const { snapshot, seat } = useTable();
  const { endedAutos } = snapshot.game!;
  const own = snapshot.entries.findLast((entry) => entry.seat === seat)?.position ?? 0;
  const news = endedAutos.filter(({ position }) => position >= own).slice(-MAX_NEWS);
  return (
    <div role="status" className={style.list}>
      {news.map((ended) => (
        <p
          key={`${ended.position} ${JSON.stringify(ended.auto)}`}
          className={style.ended}
          data-ended={ended.auto.kind}
        >
          {endedText(words, ended)}
        </p>
      ))}
    </div>
  );
}

/** One kind: its subject, its fields, and the button that starts it. */
function KindForm({ forms, onSet }: { forms: readonly AutoForm[]; onSet: () => void }) {
  const words = useWords();
  const { source } = useTable();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [changes, setChanges] = useState<Partial<AutoForm['auto']>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const form = forms.find(({ auto }) => aboutOf(auto)?.value === chosen) ?? forms[0]!;
  const draft = { ...form.auto, ...changes } as AutoForm['auto'];
  const whole = matchesForm(form, draft);
  const about = aboutOf(form.auto);
  const set = async () => {
    const problem = await source.setAuto(draft as SetAuto);
    setRefused(problem && words.say(`why/${problem.why}`, problem.details));
    if (!problem) onSet();
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) void set();
      }}
    >
      <div className={style.fields}>
        {about && (
          <label htmlFor={id} className={parts.field}>
            <span>{words.t(about.field === 'lot' ? 'auto/lot' : 'auto/company')}</span>
            <select
              id={id}
              value={about.value}
              onChange={(event) => {
                setChosen(event.target.value);
                setChanges({});
              }}
            >
              {forms.map(({ auto }) => {
                const one = aboutOf(auto)!;
                return (
                  <option key={one.value} value={one.value}>
                    {aboutText(words, one)}
                  </option>
                );
              })}
            </select>
          </label>
        )}
        <AutoFields form={form} draft={draft} onChange={(change) => setChanges({ ...changes, ...change })} />
        {refused && (
          <p className={parts.problem} role="alert">
            {refused}
          </p>
        )}
      </div>
      <Button kind="main" type="submit" disabled={!whole}>
        {words.t('auto/set')}
      </Button>
    </form>
  );
}
