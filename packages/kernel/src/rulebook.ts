/** A title's table of contents. Every citation in procedures, decisions, refusals and tests is checked against it. */
export interface Rulebook {
  readonly title: string;
  /** Section → heading in our own words, in both languages. */
  readonly sections: Readonly<Record<string, { readonly en: string; readonly ja: string }>>;
  /** Sections and clauses that no test proves, each with the reason. */
  readonly excused: Readonly<Record<string, string>>;
  readonly mustHave: (section: string) => void;
}

export function rulebook(
  title: string,
  sections: Rulebook['sections'],
  excused: Rulebook['excused'] = {},
): Rulebook {
  return {
    title,
    sections,
    excused,
    mustHave(section) {
      if (!Object.hasOwn(sections, section)) throw new Error(`${title} has no section ${section}.`);
    },
  };
}
