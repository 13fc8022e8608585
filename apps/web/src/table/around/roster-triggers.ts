import type { RosterLine } from '@signalbox/rails';
import type { Words } from '../../text/words.ts';

/** What holds from the first purchase of a kind of train on. */
interface Standing {
  readonly operatingRounds: number;
  readonly trainLimits: readonly number[];
  /** Of tiles that may be laid. */
  readonly colours: readonly string[];
}

interface Phase extends Standing {
  /** Null if it has begun. */
  readonly begins: string | null;
  readonly rusts: readonly string[];
  readonly events: readonly string[];
}

/** What the first purchase of a kind triggers; what stays as it was before is not repeated. */
export function triggers(words: Words, phase: Phase, before: Standing | undefined): string[] {
  const { begins, rusts, operatingRounds, trainLimits, colours, events } = phase;
  const limits = trainLimits.join(' / ');
  const said = [
    ...(begins === null ? [] : [words.say('standing/phase', { phase: begins })]),
    ...rusts.map((train) => words.t('roster/rusts', { train })),
    ...colours
      .filter((colour) => !before?.colours.includes(colour))
      .map((colour) => words.t('roster/colour', { colour })),
  ];
  if (operatingRounds !== before?.operatingRounds)
    said.push(words.t('roster/rounds', { count: operatingRounds }));
  if (trainLimits.length > 0 && limits !== before?.trainLimits.join(' / '))
    said.push(
      words.t('roster/limit', {
        limits,
        count: trainLimits.length,
        small: trainLimits[0]!,
        large: trainLimits.at(-1)!,
      }),
    );
  return [...said, ...events.map((event) => words.say(`roster/${event}`))];
}

/** What a phase that is about to begin changes, besides what is told already: what rusts, and these events. */
export function changesOfPhase(
  words: Words,
  lines: readonly RosterLine[],
  phase: string,
  told: ReadonlySet<string>,
): string[] {
  const i = lines.findIndex(({ begins }) => begins === phase);
  const line = lines[i];
  if (!line) return [];
  const events = line.events.filter((event) => !told.has(event));
  return triggers(words, { ...line, begins: null, rusts: [], events }, lines[i - 1]);
}
