import { memoize } from '@signalbox/kernel';
import { isChat } from './chat.ts';
import type { RecordedAction } from './recording.ts';

/**
 * The actions that count: without undone ones, undo, redo and chat. An undo names the last action that stays, or means
 * the latest one; any other action makes earlier undos final.
 */
export const effectiveActions = memoize((actions: readonly RecordedAction[]): readonly RecordedAction[] => {
  const isOrdered = isNumberedInOrder(actions);
  const kept: RecordedAction[] = [];
  let undone: RecordedAction[][] = [];
  for (const action of actions) {
    if (isChat(action)) continue;
    if (action.type === 'undo') {
      const last = kept.at(-1);
      if (!last) continue;
      const stays = typeof action.action_id === 'number' ? action.action_id : last.id - 1;
      undone.push(isOrdered ? takeEnd(kept, stays) : takeAll(kept, stays));
    } else if (action.type === 'redo') {
      for (const again of undone.pop() ?? []) kept.push(again);
    } else {
      if (undone.length > 0) undone = [];
      kept.push(action);
    }
  }
  return kept;
});

function isNumberedInOrder(actions: readonly RecordedAction[]): boolean {
  for (let i = 1; i < actions.length; i++) if (actions[i]!.id < actions[i - 1]!.id) return false;
  return true;
}

/** Removes the actions with a higher number, where they are the last ones. Games have hundreds of undos. */
function takeEnd(kept: RecordedAction[], stays: number): RecordedAction[] {
  let end = kept.length;
  while (end > 0 && kept[end - 1]!.id > stays) end -= 1;
  return kept.splice(end);
}

/** The same, wherever they are. */
function takeAll(kept: RecordedAction[], stays: number): RecordedAction[] {
  const taken = kept.filter(({ id }) => id > stays);
  const rest = kept.filter(({ id }) => id <= stays);
  kept.splice(0, kept.length, ...rest);
  return taken;
}
