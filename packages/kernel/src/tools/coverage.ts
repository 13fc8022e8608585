import type { Rulebook } from '../rulebook.ts';
import { clausesIn, rulingsIn, sectionOf } from './clauses.ts';

export interface CoverageSources {
  readonly rulebook: Rulebook;
  /** The title's test files. */
  readonly tests: readonly { readonly file: string; readonly text: string }[];
  /** The list of clauses of the title, where it is available. */
  readonly clauses?: string | null;
  /** The page of rulings, where it is available, and the headings whose rulings concern the title. */
  readonly rulings?: { readonly text: string; readonly headings: readonly string[] } | null;
}

export interface Coverage {
  readonly sections: readonly CoveredId[];
  /** Clauses, rulings and gaps of the lists that were given. */
  readonly clauses: readonly CoveredId[];
  /** Ids in tests and excuses that are neither in the rulebook nor in the lists. */
  readonly unknown: readonly { readonly id: string; readonly where: string }[];
  readonly complete: boolean;
}

export interface CoveredId {
  readonly id: string;
  readonly status: 'proved' | 'excused' | 'missing';
  /** The files that prove it, or the reason why it is excused. */
  readonly by: readonly string[];
}

/** Rulebook coverage, both ways: is everything proved or excused, and does everything that is cited exist? */
export function coverage({ rulebook, tests, clauses = null, rulings = null }: CoverageSources): Coverage {
  const cited = citations(tests);
  const listed = new Set([
    ...clausesIn(clauses ?? ''),
    ...rulingsIn(rulings?.text ?? '', rulings?.headings ?? []),
  ]);
  const status = (id: string, files: readonly string[]): CoveredId => {
    if (files.length > 0) return { id, status: 'proved', by: files };
    const reason = Object.hasOwn(rulebook.excused, id) ? rulebook.excused[id] : undefined;
    return reason === undefined ? { id, status: 'missing', by: [] } : { id, status: 'excused', by: [reason] };
  };
  const filesOf = (test: (id: string) => boolean) => {
    const files = [...cited].flatMap(([id, where]) => (test(id) ? where : []));
    return [...new Set(files)].sort();
  };
  const sections = sectionsInOrder(rulebook).map((section) =>
    status(
      section,
      filesOf((id) => isWithin(sectionOf(id), section)),
    ),
  );
  const clauseStatus = [...listed].map((clause) => status(clause, cited.get(clause) ?? []));
  const known = (id: string) => isKnown(id, rulebook, listed, clauses !== null, rulings !== null);
  const unknown = [
    ...[...cited].flatMap(([id, files]) => (known(id) ? [] : files.map((where) => ({ id, where })))),
    ...Object.keys(rulebook.excused).flatMap((id) => (known(id) ? [] : [{ id, where: 'rulebook.ts' }])),
  ];
  const missing = [...sections, ...clauseStatus].some((item) => item.status === 'missing');
  return { sections, clauses: clauseStatus, unknown, complete: !missing && unknown.length === 0 };
}

/** The literal ids of `proves('7.6b', …)` and `proves(['5.3e', '18FL-R3'], …)` → the files that contain them. */
export function citations(tests: CoverageSources['tests']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, text } of tests) {
    for (const [, ids = ''] of text.matchAll(/\bproves\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)) {
      for (const [, single, double] of ids.matchAll(/'([^']*)'|"([^"]*)"/g)) {
        const id = single ?? double ?? '';
        const files = found.get(id) ?? [];
        if (!files.includes(file)) files.push(file);
        found.set(id, files);
      }
    }
  }
  return found;
}

/** Objects list keys such as '7' before '7.6' and '10' after both, whatever the order they were written in. */
function sectionsInOrder(rulebook: Rulebook): string[] {
  const sections = Object.keys(rulebook.sections);
  const numbered = sections.every((section) => /^\d/.test(section));
  return numbered ? sections.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })) : sections;
}

function isWithin(section: string, outer: string): boolean {
  return section === outer || section.startsWith(`${outer}.`);
}

function isKnown(
  id: string,
  rulebook: Rulebook,
  listed: ReadonlySet<string>,
  haveClauses: boolean,
  haveRulings: boolean,
): boolean {
  if (Object.hasOwn(rulebook.sections, id) || listed.has(id)) return true;
  const isRuling = /^(A\d+|[\w]+-R\d+)$/.test(id);
  if (isRuling) return !haveRulings;
  if (haveClauses) return false;
  return /^[CG]-\d+$/.test(id) || Object.hasOwn(rulebook.sections, sectionOf(id));
}
