import { Bot } from 'lucide-react';
import type { SeatInfo } from '../source/table-info.ts';
import { seatedBotText } from '../text/bot-text.ts';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';

/** Marks the seat of a bot, and says how it plays and how long it may think. */
export function BotMark({ info, size }: { info: SeatInfo; size: number }) {
  const words = useWords();
  const { snapshot } = useTable();
  const text = seatedBotText(words, info.level, snapshot.table?.patient ?? false);
  return (
    <span title={text} data-bot={info.level}>
      <Bot size={size} aria-label={text} />
    </span>
  );
}
