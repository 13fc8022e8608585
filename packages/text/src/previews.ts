import type { Messages } from '@signalbox/kernel';

/**
 * Adds `preview/TYPE` for every `event/TYPE`: the same sentence before it has happened. English logs are written in
 * the present tense, so they need no other form. Japanese logs are written in the past; the polite past ends in
 * ました (でした) and the present in ます (です), without exception. A title may write a preview of its own.
 */
export function withPreviews(messages: Messages): Messages {
  const previews = Object.entries(messages).flatMap(([key, { en, ja }]) =>
    key.startsWith('event/') ? [[key.replace('event/', 'preview/'), { en, ja: inPresent(ja) }] as const] : [],
  );
  return { ...Object.fromEntries(previews), ...messages };
}

function inPresent(sentence: string): string {
  return sentence
    .replaceAll('ませんでした', 'ません')
    .replaceAll('ました', 'ます')
    .replaceAll('でした', 'です');
}
