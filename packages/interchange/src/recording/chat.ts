import type { RecordedAction, Recording } from './recording.ts';

/** A chat message. */
export interface ChatMessage {
  /** The author's seat; null for somebody who does not play. */
  readonly seat: string | null;
  readonly text: string;
  /** Seconds since 1970; null if the file does not say. */
  readonly at: number | null;
  /** Its number among the recorded actions. */
  readonly action: number;
}

export function isChat({ type }: RecordedAction): boolean {
  return type === 'message';
}

export function chatIn({ actions, players }: Recording): ChatMessage[] {
  return actions.filter(isChat).map((action) => {
    const place = players.findIndex(({ id }) => id === action.entity);
    return {
      seat: place < 0 ? null : `p${place + 1}`,
      text: String(action.message ?? ''),
      at: typeof action.created_at === 'number' ? action.created_at : null,
      action: action.id,
    };
  });
}
