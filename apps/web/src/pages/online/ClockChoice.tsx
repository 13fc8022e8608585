import type { ClockRules } from '@signalbox/protocol';
import { useState } from 'react';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The presets; any other times can be entered. */
const PRESETS = {
  none: { kind: 'none' },
  live: { kind: 'live', budget: 60 * MINUTE, increment: 30_000 },
  async: { kind: 'async', perMove: DAY },
  'three-days': { kind: 'async', perMove: 3 * DAY },
  reserve: { kind: 'async', perMove: DAY, reserve: 10 * DAY },
} as const satisfies Record<string, ClockRules>;
type Choice = keyof typeof PRESETS | 'own-live' | 'own-async';
const CHOICES = [...(Object.keys(PRESETS) as (keyof typeof PRESETS)[]), 'own-live', 'own-async'] as const;

/** The preset with these times, or custom ones. */
function choiceFor(clock: ClockRules): Choice {
  const same = Object.entries(PRESETS).find(([, preset]) => JSON.stringify(preset) === JSON.stringify(clock));
  if (same) return same[0] as Choice;
  return clock.kind === 'live' ? 'own-live' : 'own-async';
}

/** The clock of a new table: one of the presets, or custom times. */
export function ClockChoice({
  value,
  onChange,
}: {
  value: ClockRules;
  onChange: (clock: ClockRules) => void;
}) {
  const words = useWords();
  const [choice, setChoice] = useState<Choice>(() => choiceFor(value));
  const choose = (next: Choice) => {
    setChoice(next);
    if (next === 'own-live') onChange({ kind: 'live', budget: 90 * MINUTE, increment: 60_000 });
    else if (next === 'own-async') onChange({ kind: 'async', perMove: 2 * DAY, reserve: 5 * DAY });
    else onChange(PRESETS[next]);
  };
  return (
    <>
      <label className={parts.field}>
        {words.t('online/clock')}
        <select value={choice} onChange={(event) => choose(event.target.value as Choice)}>
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {words.t(`online/clock/${one}`)}
            </option>
          ))}
        </select>
      </label>
      {choice === 'own-live' && value.kind === 'live' && (
        <>
          <Amount
            label={words.t('online/clock/minutes-each')}
            unit={MINUTE}
            most={2 * DAY}
            value={value.budget}
            onChange={(budget) => onChange({ ...value, budget })}
          />
          <Amount
            label={words.t('online/clock/seconds-more')}
            unit={1000}
            least={0}
            most={60 * MINUTE}
            value={value.increment}
            onChange={(increment) => onChange({ ...value, increment })}
          />
        </>
      )}
      {choice === 'own-async' && value.kind === 'async' && (
        <>
          <Amount
            label={words.t('online/clock/hours-per-move')}
            unit={60 * MINUTE}
            most={60 * DAY}
            value={value.perMove}
            onChange={(perMove) => onChange({ ...value, perMove })}
          />
          <Amount
            label={words.t('online/clock/reserve-hours')}
            unit={60 * MINUTE}
            least={0}
            most={60 * DAY}
            value={value.reserve ?? 0}
            onChange={(reserve) => onChange({ ...value, reserve })}
          />
        </>
      )}
    </>
  );
}

/** An amount of time, in one unit. */
function Amount({
  label,
  unit,
  least = unit,
  most,
  value,
  onChange,
}: {
  label: string;
  unit: number;
  least?: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={parts.field}>
      {label}
      <input
        type="number"
        required
        min={least / unit}
        max={most / unit}
        value={value / unit}
        onChange={(event) => onChange(Math.round(Number(event.target.value) * unit))}
      />
    </label>
  );
}
