import { writeFileSync } from 'node:fs';
import { adviceKey } from '@signalbox/bots/advice';
import { barred, recordOf, type Say } from '@signalbox/kernel';
import { printTranscript, transcriptOf } from '@signalbox/kernel/tools';
import { actionsOf, type Entry } from '@signalbox/table';
import { autoCommand } from './auto.ts';
import { choiceText } from './choice-text.ts';
import { entryText, panelNames, panelText } from './display.ts';
import type { Question, Reply } from './question.ts';
import type { Table } from './table.ts';

type Command = (question: Question, rest: string) => Reply;

const PAGE = 20;

/** Commands that can be typed besides a choice. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  '': showPage,
  help: (question) => tell(question, 'table/help'),
  why: showBarred,
  show: showPanels,
  log: showLog,
  hint: showHint,
  reasons: showReasons,
  auto: autoCommand,
  undo,
  save: (question, file) => tell(question, ...saveGame(question.table, file)),
  quit: () => 'leave',
};

/** The next lines of the menu; after the last, from the beginning again. */
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

function showPanels(question: Question, panel: string): Reply {
  const { table, words, print, seat } = question;
  const names = panelNames(table.title, table.state);
  if (panel !== '' && !names.includes(panel))
    return tell(question, 'table/which-panel', { names: names.join(', ') });
  const only = panel === '' ? null : panel;
  for (const text of panelText(table.title, words, table.state, seat, only)) print(text);
  return 'ask again';
}

function showLog({ table, words, print }: Question): Reply {
  for (const entry of table.entries) {
    for (const text of entryText(words, entry)) print(`  ${text}`);
  }
  return 'ask again';
}

function showHint(question: Question): Reply {
  const { table, words, print, seat, decision } = question;
  const { choice, explanation } = table.hintFor(seat);
  print(
    `  ${choiceText(words, decision, choice)}: ${words.say(adviceKey(explanation.key), explanation.details)}`,
  );
  return 'ask again';
}

/** Why the bots have acted as they did since this person's last choice. */
function showReasons(question: Question): Reply {
  const { table, seat } = question;
  const { entries } = table;
  const from = entries.findLastIndex((entry) => entry.seat === seat) + 1;
  const given = entries.slice(from).filter(({ because }) => because !== null);
  if (given.length === 0) return tell(question, 'table/no-reasons');
  for (const entry of given) question.print(`  ${reasonText(question, entry)}`);
  return 'ask again';
}

function reasonText({ table, words, seat }: Question, entry: Entry): string {
  const actor = words.say('table/actor', { seat: entry.seat });
  // A hidden choice, and the reason for it, stay secret until it is revealed.
  const { because } = table.entryFor(entry, seat);
  return because ? `${actor}: ${words.say(because.key, because.details)}` : `${actor}: …`;
}

function undo(question: Question, who: string): Reply {
  const result = question.table.undo(who === 'all');
  if (result === null) return tell(question, 'table/nothing-to-undo');
  const { entries, done } = result;
  if (!done) return tell(question, 'table/undo-needs-all', { entries });
  tell(question, 'table/undone', { entries });
  return 'done';
}

function tell({ words, print }: Question, ...[key, details]: Parameters<Say>): Reply {
  print(words.say(key, details));
  return 'ask again';
}

/** Writes the game as a record, or as a transcript if the file name ends in `.txt`; returns the message to show. */
function saveGame(table: Table, file: string): Parameters<Say> {
  if (file === '') return ['table/save-where'];
  const { title, setup, seed, state, entries } = table;
  const text = file.endsWith('.txt')
    ? printTranscript(transcriptOf(title.id, setup, actionsOf(entries)))
    : `${JSON.stringify(recordOf(title, setup, state, actionsOf(entries), seed), null, 2)}\n`;
  try {
    writeFileSync(file, text);
  } catch (error) {
    return ['table/not-saved', { reason: (error as Error).message }];
  }
  return ['table/saved', { file }];
}
