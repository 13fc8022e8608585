import { ROSTER_FIGURES, type RosterLine } from '@signalbox/rails';
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
  readonly order?: readonly string[];
}

/** What the first purchase of a kind triggers, in its order; what stays as it was before is not repeated. */
export function triggers(words: Words, phase: Phase, before: Standing | undefined): string[] {
  const { begins, rusts, operatingRounds, trainLimits, colours, events } = phase;
  const limits = trainLimits.join(' / ');
  const isNewLimit = trainLimits.length > 0 && limits !== before?.trainLimits.join(' / ');
  const figures: Readonly<Record<string, readonly string[]>> = {
    rusts: rusts.map((train) => words.t('roster/rusts', { train })),
    colours: colours
      .filter((colour) => !before?.colours.includes(colour))
      .map((colour) => words.t('roster/colour', { colour })),
    operatingRounds:
      operatingRounds === before?.operatingRounds
        ? []
        : [words.t('roster/rounds', { count: operatingRounds })],
    trainLimits: isNewLimit
      ? [
          words.t('roster/limit', {
            limits,
            count: trainLimits.length,
            small: trainLimits[0]!,
            large: trainLimits.at(-1)!,
          }),
        ]
      : [],
  };
  const order = phase.order ?? [...ROSTER_FIGURES, ...events];
  return [
    ...(begins === null ? [] : [words.say('standing/phase', { phase: begins })]),
    ...order.flatMap((effect) => figures[effect] ?? words.say(`roster/${effect}`)),
  ];
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
  const untold = (effects: readonly string[]) => effects.filter((effect) => !told.has(effect));
  const order = line.order && { order: untold(line.order) };
  const rest = { begins: null, rusts: [], events: untold(line.events), ...order };
  return triggers(words, { ...line, ...rest }, lines[i - 1]);
}
