import type { AutoForm, Json } from '@signalbox/kernel';
import { parseCompact, printCompact } from '@signalbox/kernel/tools';
import type { EndedAuto, SetAuto } from '@signalbox/protocol';
import type { Words } from '../words.ts';
import type { Question, Reply } from './question.ts';

/** `auto` lists auto actions, `auto 2 most=40` sets one, `auto off` ends all. */
export function autoCommand(question: Question, rest: string): Reply {
  const { table, words, print, seat } = question;
  const forms = table.autoForms(seat);
  if (rest === '') return listAll(question, forms);
  if (rest === 'off') {
    table.cancelAuto(seat);
    print(words.say('table/auto-off'));
    return 'ask again';
  }
  const [number = '', ...parameters] = rest.split(/\s+/);
  const form = forms[Number(number) - 1];
  const before = table.entries.length;
  const auto = form && filledIn(form, parameters.join(' '));
  if (!auto || !table.setAuto(seat, auto)) {
    print(words.say('table/not-one-of-these'));
    return 'ask again';
  }
  return table.entries.length > before ? 'done' : listAll(question, []);
}

function listAll({ table, words, print, seat }: Question, forms: readonly AutoForm[]): Reply {
  for (const { auto } of table.viewFor(seat).autos) print(`  ${runningText(words, auto)}`);
  forms.forEach(({ auto: { kind, ...parameters } }, i) => {
    print(
      `  ${String(i + 1).padStart(3)}  ${words.say(`auto/${kind}`)}: ${printCompact(parameters as Record<string, Json>)}`,
    );
  });
  return 'ask again';
}

/** The form with the typed values instead of its defaults; null if they cannot be parsed. */
function filledIn({ auto }: AutoForm, typed: string): SetAuto | null {
  if (typed === '') return auto as SetAuto;
  try {
    const changes = parseCompact(typed) as Record<string, Json>;
    return { ...auto, ...changes } as SetAuto;
  } catch {
    return null;
  }
}

function runningText(words: Words, { kind, ...parameters }: SetAuto): string {
  return words.say(`running/${kind}`, parameters as Record<string, Json>);
}

/** What an auto action was, and why it is over. */
export function endedText(words: Words, { auto, reason }: EndedAuto): string {
  return words.say('table/auto-ended', {
    what: runningText(words, auto),
    reason: words.say(`why/${reason.why}`, reason.details),
  });
}
