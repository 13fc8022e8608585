import { lostRemark } from '@signalbox/bots';
import type { Json, Seat } from '@signalbox/kernel';
import type { Terminal } from '../context.ts';
import type { Words } from '../words.ts';
import { endedText } from './auto.ts';
import { choiceText, rangeText } from './choice-text.ts';
import { COMMANDS, showPage } from './commands.ts';
import { entryText, outcomeText, panelText, refusalText, turnText } from './display.ts';
import { menuOf, understand } from './menu.ts';
import type { Question, Reply } from './question.ts';
import type { Table } from './table.ts';

/** A game in the terminal, as text. Returns when it is over or the people leave. */
export async function playSession(table: Table, words: Words, terminal: Terminal): Promise<void> {
  let lastAsked: Seat | null = null;
  for (;;) {
    const before = table.entries.length;
    const seat = letOthersAct(table, words, terminal.print);
    if (seat === null) break;
    const othersActed = table.entries.length > before;
    if (othersActed || seat !== lastAsked)
      printAll(panelText(table.title, words, table.state, seat, null), terminal.print);
    lastAsked = seat;
    for (const ended of table.newlyEndedAutos(seat)) terminal.print(endedText(words, ended));
    if ((await askUntilDone(questionTo(seat, table, words, terminal.print), terminal)) === 'leave') return;
  }
  printAll(outcomeText(words, table.state), terminal.print);
  terminal.print(words.say('table/seed', { seed: table.seed }));
}

function letOthersAct(table: Table, words: Words, print: (text: string) => void): Seat | null {
  const acting = table.untilPerson();
  for (let step = acting.next(); ; step = acting.next()) {
    if (step.done) return step.value;
    printAll(entryText(words, step.value), print);
    if (table.givesUp(step.value)) print(words.say(lostRemark(table.title), { seat: step.value.seat }));
  }
}

function questionTo(seat: Seat, table: Table, words: Words, print: (text: string) => void): Question {
  const waiting = table.waiting!;
  const { decision } = waiting;
  const offer = waiting.offerTo(seat);
  const items = menuOf(
    offer,
    (choice) => choiceText(words, decision, choice),
    (range) => rangeText(words, range),
  );
  print(turnText(table.title, words, waiting, seat));
  return { table, words, print, seat, decision, offer, items, shown: 0, word: '' };
}

/** Asks one person until they have chosen, undone something, or left. */
async function askUntilDone(question: Question, terminal: Terminal): Promise<Reply> {
  const { table, words, print, seat } = question;
  showPage(question);
  for (;;) {
    const typed = await terminal.ask(words.say('table/prompt', { seat }));
    if (typed === null) {
      print(words.say('table/input-ended', { entries: table.entries.length }));
      return 'leave';
    }
    const reply = replyTo(typed.trim(), question);
    if (reply !== 'ask again') return reply;
  }
}

function replyTo(line: string, question: Question): Reply {
  if (line.startsWith('/')) {
    question.word = line.slice(1).trim();
    question.shown = 0;
    return showPage(question);
  }
  const [first = '', ...rest] = line.split(/\s+/);
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (command) return command(question, rest.join(' '));
  const { words, print } = question;
  const meant = understand(line, question.items);
  if (meant === null) {
    print(words.say('table/not-one-of-these'));
    return 'ask again';
  }
  if ('choice' in meant) return tryChoice(question, meant.choice);
  print(words.say('table/name-a-number', { number: meant.unnamed, min: meant.range.min }));
  return 'ask again';
}

function tryChoice({ table, words, print, seat, decision }: Question, choice: Json): Reply {
  const refused = table.play({ seat, decision, choice });
  if (refused) {
    print(refusalText(words, refused));
    return 'ask again';
  }
  for (const entry of table.newEntries()) printAll(entryText(words, entry), print);
  return 'done';
}

function printAll(lines: Iterable<string>, print: (text: string) => void): void {
  for (const line of lines) print(line);
}
