import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../action.module.css';
import { useTable } from '../context.ts';
import { useAnalyse } from '../use-analyse.ts';
import { decidedFor, eventHexes, eventSentence, spokenEvents } from './sentences.ts';

/** Looking back: shows the last action; the player can return, or fork the game there. */
export function PastPanel() {
  const words = useWords();
  const navigate = useNavigate();
  const { past, showPast, source, snapshot } = useTable();
  const analyse = useAnalyse();
  const goOn = async () => {
    const name = words.t('table/sandbox', { name: snapshot.table?.name ?? '', position: past ?? 0 });
    const id = await source.fork(past!, name);
    await navigate({ to: '/table/$id', params: { id } });
  };
  return (
    <section className={style.action} aria-label={words.t('table/action')} data-replay>
      <h2>{words.t('table/past', { position: past ?? 0, of: snapshot.game!.position })}</h2>
      <div className={parts.row}>
        <Button kind="main" onClick={() => showPast(null)}>
          {words.t('table/back-to-now')}
        </Button>
        <Button onClick={() => void goOn()}>{words.t('table/go-on-from-here')}</Button>
        <Button onClick={() => void analyse(past!)}>{words.t('analysis/analyse')}</Button>
      </div>
      <LastMove />
    </section>
  );
}

/** The move that led to what is shown, and where on the map it happened. */
function LastMove() {
  const words = useWords();
  const { past, snapshot, pointOut, presentation } = useTable();
  const at = snapshot.entries.findIndex(({ position }) => position === past);
  const entry = snapshot.entries[at];
  const companies = useMemo(
    () => decidedFor(snapshot.entries, presentation.companySteps),
    [snapshot.entries, presentation],
  );
  const hexes = useMemo(() => entry?.events.flatMap(eventHexes) ?? [], [entry]);
  useEffect(() => {
    pointOut(hexes);
    return () => pointOut([]);
  }, [hexes, pointOut]);
  return (
    <div className={style.lastMove} data-last-move>
      {entry &&
        spokenEvents(
          entry,
          (type) => words.has(`event/${type}`),
          snapshot.entries[at - 1],
          companies[at],
        ).map((event) => <p key={JSON.stringify(event)}>{eventSentence(words, event)}</p>)}
    </div>
  );
}
