/** The section that a clause belongs to: `7.6b` is part of 7.6, `BUY-b` of BUY. Anything else is its own section. */
export function sectionOf(id: string): string {
  return /^(\d+(?:\.\d+)*)[a-z]{1,2}$/.exec(id)?.[1] ?? /^([A-Z]+)-[a-z]{1,2}$/.exec(id)?.[1] ?? id;
}

/** Ids of a list of clauses: `- **7.6b (T)** …`, and of its gaps: `| C-4 | …` or `- **C-4 Heading.** …`. */
export function clausesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/^(?:- \*\*|\| *)([A-Z]+-[a-z]{1,2}|\d+(?:\.\d+)*[a-z]{1,2}|[CG]-\d+)\b/gm),
  ];
  return found.map(([, id]) => id!);
}

/** Ids of the rulings under the given headings: `- **18FL-R3** …` below `## 18FL`. */
export function rulingsIn(text: string, headings: readonly string[]): string[] {
  return text.split(/^## /m).flatMap((chapter) => {
    const heading = chapter.slice(0, chapter.indexOf('\n')).trim();
    if (!headings.includes(heading)) return [];
    return [...chapter.matchAll(/^- \*\*([\w-]+)\*\*/gm)].map(([, id]) => id!);
  });
}
