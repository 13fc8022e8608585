import type { Subject } from '../subject.ts';

/** Each title is fetched when one of its puzzles is opened. */
const SUBJECTS: Readonly<Record<string, () => Promise<unknown>>> = {
  '18FL': async () => (await import('./18fl.ts')).SUBJECT,
  '1841': async () => (await import('./1841.ts')).SUBJECT,
  '1860': async () => (await import('./1860.ts')).SUBJECT,
  'union-station': async () => (await import('./union-station.ts')).SUBJECT,
};

export async function loadSubject(title: string): Promise<Subject> {
  const load = SUBJECTS[title];
  if (!load) throw new Error(`There are no puzzles of ${title}.`);
  // Code that does not know the title hands the subject only states of that title.
  return (await load()) as Subject;
}
