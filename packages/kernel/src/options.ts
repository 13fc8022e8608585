import { memoize } from './memoize.ts';
import { objection, type Refusal, refusal } from './refusal.ts';

/** One option of a title: on or off, or one of several values. */
export interface OptionSpec {
  readonly rule: string;
  readonly default: boolean | string;
  /** Absent for an option that is on or off. */
  readonly values?: readonly string[];
  /** The numbers of players it is for; all if absent. */
  readonly players?: readonly number[];
  /** Only imported games have it; it cannot be chosen for a new table (ruling A6). */
  readonly importOnly?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, boolean | string>>;

export function defaultOptions(specs: OptionSpecs): Options {
  return { ...defaultsOf(specs) };
}

const defaultsOf = memoize(
  (specs: OptionSpecs): Options =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default])),
);

/** The options that a table may choose. */
export function offeredOptions(specs: OptionSpecs): OptionSpecs {
  return Object.fromEntries(Object.entries(specs).filter(([, spec]) => !spec.importOnly));
}

/** The options of a set that a table may choose: a preset without those for imported games only. */
export function offeredPart(specs: OptionSpecs, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !specs[name]?.importOnly));
}

/** The chosen options that exist for this number of players. */
export function optionsFor(specs: OptionSpecs, players: number, chosen: Options): Options {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name]) => specs[name]?.players?.includes(players) ?? true),
  );
}

/** Completes the chosen options with the defaults, or says what is wrong with them. */
export function decodeOptions(
  specs: OptionSpecs,
  players: number,
  input: unknown,
): { ok: true; options: Options } | Refusal {
  if (input === undefined) return { ok: true, options: defaultOptions(specs) };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refusal(objection('options-malformed'), null);
  }
  for (const [option, value] of Object.entries(input)) {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (!spec) return refusal(objection('option-unknown', { option }), null);
    const fits = spec.values ? spec.values.includes(value as string) : typeof value === 'boolean';
    if (!fits) return refusal(objection('option-value', { option }), spec.rule);
    if (spec.players && value !== spec.default && !spec.players.includes(players)) {
      return refusal(objection('option-players', { option, players: spec.players }), spec.rule);
    }
  }
  return { ok: true, options: { ...defaultOptions(specs), ...(input as Options) } };
}
