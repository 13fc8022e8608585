import { Button } from '../parts/Button.tsx';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';

/** The host's way to act for the player who is asked, at a table that allows it. */
export function StandIn() {
  const words = useWords();
  const { snapshot, source, busy } = useTable();
  const { online } = source;
  const seat = snapshot.game!.pending?.standIn?.seat;
  if (!online || !seat) return null;
  const acting = online.actingFor() === seat;
  return (
    <p
      className={acting ? style.notice : style.standIn}
      role="status"
      data-stand-in={acting ? 'acting' : 'offered'}
    >
      {acting && <span>{words.t('stand-in/acting', { seat })}</span>}
      <Button disabled={busy} onClick={() => online.actFor(acting ? null : seat)}>
        {words.t(acting ? 'stand-in/stop' : 'stand-in/act', { seat })}
      </Button>
    </p>
  );
}
