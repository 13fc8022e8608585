import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import style from './action.module.css';
import { useTable } from './context.ts';

/** Urgent notices: a lost connection, an open vote. */
export function Notices() {
  const words = useWords();
  const { snapshot, source, seat } = useTable();
  const consent = snapshot.game?.consent;
  const declined = useDeclined();
  const table = source.online?.table();
  const mine = table?.seats.find(({ index }) => index === table.mySeat);
  const replaced = table?.status === 'playing' && mine?.bot != null;
  const asked = consent && seat !== null && consent.seat !== seat && !consent.answers[seat];
  return (
    <>
      {snapshot.connection === 'lost' && (
        <p className={style.notice} role="alert">
          <WifiOff size={18} aria-hidden="true" /> {words.t('online/lost')}
        </p>
      )}
      {replaced && (
        <p className={style.notice}>
          {words.t('online/bot-plays')}
          <Button onClick={() => void source.online?.comeBack()}>{words.t('online/return')}</Button>
        </p>
      )}
      {declined && (
        <p className={style.notice} role="status">
          {words.t('online/not-granted')}
        </p>
      )}
      {consent && (
        <div className={style.notice} role="alert">
          <span>
            {words.t(
              consent.kind !== 'undo'
                ? 'online/time-up'
                : consent.seat === seat
                  ? 'online/you-ask-undo'
                  : 'online/asks-undo',
              { seat: consent.seat },
            )}
          </span>
          {asked && (
            <span className={parts.row}>
              {consent.kind === 'undo' ? (
                <>
                  <Button kind="main" onClick={() => void source.online?.answer(consent.id, 'yes')}>
                    {words.t('online/yes')}
                  </Button>
                  <Button onClick={() => void source.online?.answer(consent.id, 'no')}>
                    {words.t('online/no')}
                  </Button>
                </>
              ) : (
                <>
                  <Button onClick={() => void source.online?.answer(consent.id, 'wait')}>
                    {words.t('online/wait')}
                  </Button>
                  <Button onClick={() => void source.online?.answer(consent.id, 'bot')}>
                    {words.t('online/let-bot')}
                  </Button>
                  <Button onClick={() => void source.online?.answer(consent.id, 'loss')}>
                    {words.t('online/count-as-lost')}
                  </Button>
                </>
              )}
            </span>
          )}
        </div>
      )}
    </>
  );
}

/** Was this seat's undo declined? Shown until the game advances. */
function useDeclined(): boolean {
  const { snapshot, seat } = useTable();
  const { consent, position } = snapshot.game!;
  const asking = consent?.kind === 'undo' && consent.seat === seat;
  const asked = useRef<number | null>(null);
  const [declinedAt, setDeclinedAt] = useState<number | null>(null);
  useEffect(() => {
    if (asking) asked.current = position;
    else if (asked.current !== null) {
      setDeclinedAt(asked.current);
      asked.current = null;
    }
  }, [asking, position]);
  return declinedAt === position && !asking;
}
