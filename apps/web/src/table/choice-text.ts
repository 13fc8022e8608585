import type { Json } from '@signalbox/kernel';
import type { Words } from '../text/words.ts';
import { actionKindOf, type Fields, isFields } from './choice.ts';

/**
 * A choice in words: `choice/DECISION/KIND` or `choice/DECISION`, with the parts of the choice as details. If it does not
 * name the company that it is about, `choice/DECISION/KIND/about` may.
 */
export function choiceText(
  words: Words,
  decision: string,
  choice: Json,
  about: string | null = null,
): string {
  const key = `choice/${decision}/${actionKindOf(choice)}/about`;
  if (about !== null && isFields(choice) && words.has(key))
    return capital(words.say(key, { company: about, railroad: about, ...choice }));
  return capital(said(words, 'choice', decision, choice) ?? written(choice));
}

/** The same beside the name of the company that it is about. */
export function shortText(words: Words, decision: string, choice: Json): string {
  return said(words, 'short', decision, choice) ?? choiceText(words, decision, choice);
}

/** An action with what it brings, if its button has to say so. */
export function withProceeds(
  words: Words,
  action: string,
  { proceeds }: { readonly proceeds?: number },
): string {
  return proceeds === undefined ? action : words.t('table/brings', { action, proceeds });
}

function said(words: Words, group: string, decision: string, choice: Json): string | undefined {
  const kind = actionKindOf(choice);
  const key = [`${group}/${decision}/${kind}`, `${group}/${decision}`].find(words.has);
  return key && words.say(key, isFields(choice) ? withStopsOnly(words, choice) : { choice });
}

/** Of routes only the places that have a name are said, not every hex between them. */
function withStopsOnly(words: Words, choice: Fields): Fields {
  if (!Array.isArray(choice.routes)) return choice;
  const routes = choice.routes.map((route) => {
    if (!isFields(route) || !Array.isArray(route.path)) return route;
    const stops = route.path.filter((place) => words.has(`hex/${String(place).split('.')[0]}`));
    return { ...route, path: stops.length > 1 ? stops : route.path };
  });
  return { ...choice, routes };
}

function written(choice: Json): string {
  return isFields(choice) ? Object.values(choice).join(' ') : String(choice);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
