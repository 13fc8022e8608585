import { memoize } from '@signalbox/kernel';
import { isChat } from './chat.ts';
import type { RecordedAction } from './recording.ts';

/**
 * The actions that count: without undone ones, undo, redo and chat. An undo names the last action that stays, or means
 * the latest one; any other action makes earlier undos final.
 */
export const effectiveActions = memoize((actions: readonly RecordedAction[]): readonly RecordedAction[] => {
  let kept: RecordedAction[] = [];
  let undone: RecordedAction[][] = [];
  for (const action of actions) {
    if (isChat(action)) continue;
    if (action.type === 'undo') {
      const last = kept.at(-1);
      if (!last) continue;
      const stays = typeof action.action_id === 'number' ? action.action_id : last.id - 1;
      undone.push(kept.filter(({ id }) => id > stays));
      kept = kept.filter(({ id }) => id <= stays);
    } else if (action.type === 'redo') {
      kept = kept.concat(undone.pop() ?? []);
    } else {
      undone = [];
      kept.push(action);
    }
  }
  return kept;
});
