import type { Problem } from '@signalbox/protocol';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import style from './action.module.css';

/** Why an action is not possible, in a word; when it is selected, the reason is given in full. */
export function Limit({ reason: { why, details = {} } }: { reason: Problem }) {
  const words = useWords();
  const key = `limit/${why}`;
  if (!words.has(key)) return null;
  return (
    <span className={`${style.limit} ${parts.soft}`} aria-hidden="true" data-limit>
      {words.say(key, details)}
    </span>
  );
}
