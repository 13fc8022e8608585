import { type Objection, type Options, objection } from '@signalbox/kernel';

/** The first option in which a game differs from how the site plays, apart from those it lets a table choose. */
export function optionObjection(options: Options, site: Options, free: readonly string[]): Objection | null {
  for (const [option, value] of Object.entries(site)) {
    if (free.includes(option) || options[option] === value) continue;
    return objection('export/option', { option, value: options[option]!, there: value });
  }
  return null;
}
