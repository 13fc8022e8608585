import type { ChatMessage } from '@signalbox/protocol';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';
import style from './toasts.module.css';
import { useShowChat } from './use-show-chat.ts';

const SHOWN_MS = 8000;
const MAX_SHOWN = 3;

/** Chat messages of others while the chat is not visible, for a few seconds. */
export function Toasts() {
  const words = useWords();
  const showChat = useShowChat();
  const [toasts, setToasts] = useState<readonly ChatMessage[]>([]);
  const dismiss = (id: number) => setToasts((shown) => shown.filter((message) => message.id !== id));
  useHeard((message) => {
    setToasts((shown) => [...shown, message].slice(-MAX_SHOWN));
    setTimeout(() => dismiss(message.id), SHOWN_MS);
  });
  const open = (id: number) => {
    showChat();
    dismiss(id);
  };
  return (
    <div className={style.toasts} role="status">
      {toasts.map(({ id, from, text }) => (
        <p key={id}>
          <button type="button" onClick={() => open(id)} title={words.t('online/open-chat')}>
            {words.t('online/said', { name: from?.name ?? '–', text })}
          </button>
          <button type="button" onClick={() => dismiss(id)} aria-label={words.t('online/dismiss')}>
            <X size={16} aria-hidden="true" />
          </button>
        </p>
      ))}
    </div>
  );
}

/** Calls back for each message of others that arrives while the chat is not visible. */
function useHeard(tell: (message: ChatMessage) => void): void {
  const { source, chat } = useTable();
  const heard = source.online?.heard() ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (heard && !chat.shown && heard.id === chat.last) tell(heard);
  }, [heard]);
}
