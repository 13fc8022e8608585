import { useMemo } from 'react';
import { ROUTE_COLOURS } from '../../board/route-colours.ts';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import { listedChoices } from '../../wire/offers.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import style from '../table.module.css';
import { useOverlay } from '../use-overlay.ts';
import { usePreview } from '../use-preview.ts';
import type { PanelProps } from './index.ts';

/** The best run there is, drawn along the track. */
export function RunPanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, busy, presentation, view } = useTable();
  const best = listedChoices(pending.offer)[0];
  const routes = useMemo(() => presentation.routes(view, best), [presentation, view, best]);
  const overlay = useMemo(() => ({ routes }), [routes]);
  useOverlay(overlay);
  const preview = usePreview(best);
  if (best === undefined) return <p>{words.t('table/no-run')}</p>;
  return (
    <>
      <ul className={style.routes}>
        {routes.map((route, i) => (
          <li key={route.id}>
            <span
              className={style.routeMark}
              style={{ background: ROUTE_COLOURS[i % ROUTE_COLOURS.length] }}
            />
            {route.label}
          </li>
        ))}
      </ul>
      <PreviewText preview={preview} />
      <Button kind="main" disabled={busy} onClick={() => void act(best)}>
        {words.t('table/run')}
      </Button>
    </>
  );
}
