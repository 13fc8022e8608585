import { useMemo } from 'react';
import type { DrawnRoute } from '../../board/model.ts';
import { ROUTE_COLOURS } from '../../board/route-colours.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { listedChoices } from '../../wire/offers.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import style from '../table.module.css';
import { useOverlay } from '../use-overlay.ts';
import { usePreview } from '../use-preview.ts';
import type { PanelProps } from './panel-props.ts';

/** The best run there is, drawn along the track, with what every stop adds. */
export function RunPanel({ pending, note }: PanelProps & { readonly note?: string }) {
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
      <p className={parts.soft}>{note ?? words.t('table/best-run')}</p>
      <ul className={style.routes}>
        {routes.map((route, i) => (
          <RouteLine key={route.id} route={route} colour={ROUTE_COLOURS[i % ROUTE_COLOURS.length]!} />
        ))}
      </ul>
      <PreviewText preview={preview} />
      <Button kind="main" disabled={busy} onClick={() => void act(best)}>
        {words.t('table/run')}
      </Button>
    </>
  );
}

function RouteLine({ route, colour }: { route: DrawnRoute; colour: string }) {
  const words = useWords();
  return (
    <li>
      <span className={style.routeMark} style={{ background: colour }} />
      <strong>
        {words.t('table/train', { train: route.label })} {words.money(route.revenue)}
        {route.subsidy ? ` + ${words.treasury(route.subsidy)}` : ''}
      </strong>
      <span className={style.stops}>
        {route.stops
          .map(({ place, value, bonuses }) =>
            [
              `${place} ${value}`,
              ...bonuses.map(({ name, amount }) => `${words.t(`bonus/${name}` as UiKey)} +${amount}`),
            ].join(' '),
          )
          .join(' – ')}
      </span>
    </li>
  );
}
