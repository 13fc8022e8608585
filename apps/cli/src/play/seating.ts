import { type AnyTitle, type Seat, seats } from '@signalbox/kernel';
import type { Terminal } from '../context.ts';
import { UserError } from '../user-error.ts';
import type { Words } from '../words.ts';

/** Which seats are people: `1,3`, `all` or `none`; null if it cannot be parsed. */
function parsePeople(text: string, players: number): ReadonlySet<Seat> | null {
  const all = seats(players);
  const wanted = text.trim().toLowerCase();
  if (wanted === 'none' || wanted === '0') return new Set();
  if (wanted === 'all') return new Set(all);
  const named = wanted.split(/[\s,]+/).map((word) => (word.startsWith('p') ? word : `p${word}`));
  return named.every((seat) => all.includes(seat)) ? new Set(named) : null;
}

export function peopleFromOption(text: string, players: number): ReadonlySet<Seat> {
  const people = parsePeople(text, players);
  if (people === null) {
    throw new UserError(`--people ${text}: name seats from 1 to ${players} as in “1,3”, or say all or none.`);
  }
  return people;
}

/** The input ended before the table was set up. */
export class NoInput extends Error {}

/** Asks until an answer makes sense. */
async function askFor<T>(
  terminal: Terminal,
  prompt: string,
  words: Words,
  read: (line: string) => T | null,
): Promise<T> {
  for (;;) {
    const line = await terminal.ask(prompt);
    if (line === null) throw new NoInput();
    const answer = read(line.trim());
    if (answer !== null) return answer;
    terminal.print(words.say('table/not-one-of-these'));
  }
}

export function askTitle(titles: readonly AnyTitle[], terminal: Terminal, words: Words): Promise<AnyTitle> {
  titles.forEach(({ id, name, players }, i) => {
    const called = id === name ? id : `${id} (${name})`;
    terminal.print(`  ${i + 1}  ${called}, ${players[0]}–${players[1]}`);
  });
  return askFor(terminal, words.say('table/which-title'), words, (line) => {
    const wanted = line.toLowerCase();
    const named = titles.find(({ id, name }) => [id, name].some((known) => known.toLowerCase() === wanted));
    return named ?? titles[Number(line) - 1] ?? null;
  });
}

export function askPlayers(title: AnyTitle, terminal: Terminal, words: Words): Promise<number> {
  const [min, max] = title.players;
  return askFor(terminal, words.say('table/how-many', { min, max }), words, (line) => {
    const count = line === '' ? min : Number(line);
    return Number.isInteger(count) && count >= min && count <= max ? count : null;
  });
}

export function askPeople(players: number, terminal: Terminal, words: Words): Promise<ReadonlySet<Seat>> {
  return askFor(terminal, words.say('table/which-people'), words, (line) =>
    parsePeople(line || '1', players),
  );
}
