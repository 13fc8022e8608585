import { useMemo } from 'react';
import { useMarkedIcon, usePageTitle } from '../shell/page-title.ts';
import { useShownTitle } from '../shell/title-shown.ts';
import { useWords } from '../text/context.ts';
import type { TableContextValue } from './context.ts';
import { type Audible, useSounds } from './use-sounds.ts';

/** Calls the player's attention to the table: by the browser's tab, and by sounds. */
export function useAttention({ source, snapshot, presentation, seat, chat }: TableContextValue): void {
  const words = useWords();
  const { pending, position, consent, view } = snapshot.game!;
  // A host who acts for another player is not called.
  const own = (source.online?.actingFor() ?? null) === null;
  const mine = own && pending !== null && seat !== null && pending.seats.includes(seat);
  useShownTitle(presentation.title.id);
  const title = presentation.title.name.split(':')[0]!;
  const text =
    pending === null
      ? words.t('table/tab-over', { title })
      : mine
        ? words.t('table/tab-your-turn', { title })
        : words.t('table/tab-waiting', { title, seats: pending.seats as string[] });
  usePageTitle(chat.unread > 0 ? `(${chat.unread}) ${text}` : text);
  const asked = consent && seat !== null && consent.seat !== seat && !consent.answers[seat];
  const question = asked ? consent.id : null;
  useMarkedIcon(mine || question !== null);
  const over = view.outcome != null;
  const message = chat.last;
  const audible = useMemo<Audible>(
    () => ({ position, mine, over, message, question }),
    [position, mine, over, message, question],
  );
  useSounds(audible, source.online?.table()?.clock.kind === 'live');
}
