import type { ChatMessage } from '@signalbox/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../parts/use-media.ts';
import type { Online } from '../source/table-source.ts';
import { rememberedNumbers } from './remembered.ts';

const readUpTo = rememberedNumbers('signalbox.chat-read');
const WIDE = '(min-width: 100rem)';

/** Where the chat of a table is shown, and how many messages are unread. */
export interface ChatState {
  /** Is it shown outside the tabs? */
  readonly beside: boolean;
  /** Is it visible, in a tab or outside? */
  readonly shown: boolean;
  /** How many messages of others have not been visible on this device. */
  readonly unread: number;
  /** The last message of somebody else; 0: none. */
  readonly last: number;
}

/** Everything counts as read while the chat is visible. */
export function useChat(online: Online | null, table: string, tab: string): ChatState {
  const visible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    // Rendered without a window, as in tests.
    () => false,
  );
  const [read, setRead] = useState(() => readUpTo.of(table));
  const wide = useMedia(WIDE);
  const beside = online !== null && wide;
  const shown = beside || tab === 'chat';
  const others = messagesOfOthers(online);
  const last = others.at(-1)?.id ?? 0;
  const inSight = shown && visible;
  useEffect(() => {
    if (!inSight || last <= read) return;
    setRead(last);
    readUpTo.keep(table, last);
  }, [inSight, last, read, table]);
  const unread = inSight ? 0 : others.filter(({ id }) => id > read).length;
  return useMemo(() => ({ beside, shown, unread, last }), [beside, shown, unread, last]);
}

function messagesOfOthers(online: Online | null): readonly ChatMessage[] {
  if (!online) return [];
  return online.chat().filter(({ from }) => !from || from.id !== online.me);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
