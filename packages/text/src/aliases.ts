import type { Aliases, Messages } from '@signalbox/kernel';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The messages with other names for some things, wherever a name stands as a word of its own. */
export function withAliases(messages: Messages, aliases: Aliases): Messages {
  const names = Object.keys(aliases);
  if (names.length === 0) return messages;
  const known = new RegExp(`(?<![A-Za-z])(?:${names.map(escaped).join('|')})(?![A-Za-z])`, 'g');
  const said = (text: string) => text.replace(known, (name) => aliases[name]!);
  return Object.fromEntries(
    Object.entries(messages).map(([key, { en, ja }]) => [key, { en: said(en), ja: said(ja) }]),
  );
}
