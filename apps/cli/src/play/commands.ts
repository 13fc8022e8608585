import { barred, type Say } from '@signalbox/kernel';
import { choiceText } from './choice-text.ts';
import { entryText, isSealed, panelText } from './display.ts';
import type { Question, Reply } from './question.ts';
import { saveGame } from './save.ts';

type Command = (question: Question, rest: string) => Reply;

const PAGE = 20;

/** What can be typed besides a choice. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  '': showPage,
  help: (question) => tell(question, 'table/help'),
  why: showBarred,
  show: showPanels,
  log: showLog,
  hint: showHint,
  reasons: showReasons,
  undo: takeBack,
  save: (question, file) => tell(question, ...saveGame(question.table, file)),
  quit: () => 'leave',
};

/** The next lines of the menu; from the beginning again after the last. */
export function showPage(question: Question): Reply {
  const { items, words, print, word } = question;
  const numbered = items.map(({ text }, i) => ({ text, number: i + 1 }));
  const found = numbered.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
  if (found.length === 0) return tell(question, 'table/none-found', { word });
  const from = question.shown >= found.length ? 0 : question.shown;
  const page = found.slice(from, from + PAGE);
  for (const { text, number } of page) print(`  ${String(number).padStart(3)}  ${text}`);
  question.shown = from + page.length;
  if (page.length < found.length) {
    print(words.say('table/page', { shown: question.shown, all: found.length }));
  }
  return 'ask again';
}

function showBarred({ offer, words, print, decision }: Question): Reply {
  const reasons = barred(offer);
  if (reasons.length === 0) print(words.say('table/nothing-barred'));
  for (const { choice, reason } of reasons) {
    const section = reason.rule === undefined ? '' : ` (§${reason.rule})`;
    const sentence = words.say(`why/${reason.why}`, reason.details);
    print(`  ${choiceText(words, decision, choice)}: ${sentence}${section}`);
  }
  return 'ask again';
}

function showPanels({ table, words, print, seat }: Question, panel: string): Reply {
  const only = panel === '' ? null : panel;
  for (const text of panelText(table.title, words, table.journal.state, seat, only)) print(text);
  return 'ask again';
}

function showLog({ table, words, print }: Question): Reply {
  const { entries, state } = table.journal;
  for (const entry of entries) {
    for (const text of entryText(words, entry, isSealed(state, entry))) print(`  ${text}`);
  }
  return 'ask again';
}

function showHint(question: Question): Reply {
  const { table, words, print, seat, decision } = question;
  const { choice, explanation } = table.hintFor(seat);
  print(`  ${choiceText(words, decision, choice)}: ${words.say(explanation.key, explanation.details)}`);
  return 'ask again';
}

/** Why the bots have acted as they did since this person's last choice. */
function showReasons(question: Question): Reply {
  const { table, seat } = question;
  const from = table.journal.entries.findLastIndex((entry) => entry.seat === seat) + 1;
  const lines = [...table.reasons.keys()].filter((index) => index >= from);
  if (lines.length === 0) return tell(question, 'table/no-reasons');
  for (const index of lines) question.print(`  ${reasonText(question, index)}`);
  return 'ask again';
}

function reasonText({ table, words }: Question, index: number): string {
  const entry = table.journal.entries[index]!;
  // What was chosen unseen, and why, is nobody's business until it is shown.
  if (isSealed(table.journal.state, entry)) return `${words.say('table/actor', { seat: entry.seat })}: …`;
  const { key, details } = table.reasons.get(index)!;
  return `${words.say('table/actor', { seat: entry.seat })}: ${words.say(key, details)}`;
}

function takeBack(question: Question, who: string): Reply {
  const result = question.table.takeBack(who === 'all');
  if (result === null) return tell(question, 'table/nothing-to-undo');
  if ('needsAll' in result) return tell(question, 'table/undo-needs-all', { entries: result.needsAll });
  tell(question, 'table/undone', { entries: result.taken });
  return 'done';
}

function tell({ words, print }: Question, ...[key, details]: Parameters<Say>): Reply {
  print(words.say(key, details));
  return 'ask again';
}
