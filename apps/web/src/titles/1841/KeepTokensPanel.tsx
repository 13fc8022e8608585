import { listedChoices } from '@signalbox/table/offers.ts';
import { useCallback, useMemo, useState } from 'react';
import { placeText } from '../../board/place-name.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useTable } from '../../table/context.ts';
import style from '../../table/guide.module.css';
import { PreviewText } from '../../table/PreviewText.tsx';
import type { PanelProps } from '../../table/panels/panel-props.ts';
import panels from '../../table/panels/panels.module.css';
import { useOverlay } from '../../table/use-overlay.ts';
import { usePreview } from '../../table/use-preview.ts';
import { useWords } from '../../text/context.ts';

type Kept = { readonly hexes: readonly string[]; readonly charter: number };

/** Which tokens of two companies the new one keeps: ticked in a list or on the map, the rest on the charter. */
export function KeepTokensPanel({ pending }: PanelProps) {
  const words = useWords();
  const { act, busy, presentation, view } = useTable();
  const { board } = presentation.board(view);
  const offered = useMemo(() => listedChoices(pending.offer) as unknown as readonly Kept[], [pending]);
  const places = useMemo(() => [...new Set(offered.flatMap(({ hexes }) => hexes))], [offered]);
  const most = Math.max(...offered.map(({ hexes, charter }) => hexes.length + charter));
  const [kept, keep] = useState<readonly string[]>(offered[0]?.hexes ?? []);
  const fitting = offered.filter(
    ({ hexes }) => hexes.length === kept.length && hexes.every((hex) => kept.includes(hex)),
  );
  const [charter, setCharter] = useState<number | null>(null);
  const chosen = fitting.find((one) => one.charter === charter) ?? fitting[0];
  const label = useCallback(
    // A token in the second city of its hex has its own name.
    (token: string) => (token.includes('.') ? words.say(`hexes/${token}`) : placeText(words, board, token)),
    [words, board],
  );
  const overlay = useMemo(() => {
    const toggle = (hex: string) =>
      keep((now) => (now.includes(hex) ? now.filter((one) => one !== hex) : [...now, hex]));
    return {
      targets: new Map(
        places.filter((token) => !token.includes('.')).map((hex) => [hex, label(hex)] as const),
      ),
      several: new Set(kept),
      onHex: toggle,
    };
  }, [places, kept, label]);
  useOverlay(overlay);
  const preview = usePreview(chosen ? { hexes: [...chosen.hexes], charter: chosen.charter } : undefined);
  return (
    <>
      <fieldset className={style.front}>
        <legend>{words.say('1841/keep', { count: most })}</legend>
        <p className={parts.soft} role="status" data-kept>
          {words.say('1841/kept', { count: kept.length + (chosen?.charter ?? 0), most })}
        </p>
        <div className={style.columns}>
          {places.map((token) => (
            <label key={token}>
              <input type="checkbox" checked={kept.includes(token)} onChange={() => overlay.onHex(token)} />
              {label(token)}
            </label>
          ))}
        </div>
      </fieldset>
      {fitting.length === 0 && <p className={parts.problem}>{words.say('1841/keep-not')}</p>}
      {fitting.length > 0 && kept.length < places.length && (
        <p className={parts.soft}>
          {words.say('1841/given-up', { hexes: places.filter((token) => !kept.includes(token)) })}
        </p>
      )}
      {/* What is ticked needs no sentence. */}
      <PreviewText preview={preview} skip={['tokens-kept']} />
      <div className={panels.doIt} data-pinned>
        {fitting.length > 0 && (
          <label className={style.charter}>
            {words.say('1841/on-charter')}
            <select value={chosen?.charter ?? 0} onChange={(event) => setCharter(Number(event.target.value))}>
              {fitting.map((one) => (
                <option key={one.charter}>{one.charter}</option>
              ))}
            </select>
          </label>
        )}
        <Button
          kind="main"
          disabled={busy || !chosen}
          onClick={() => chosen && void act({ hexes: [...chosen.hexes], charter: chosen.charter })}
        >
          {words.t('table/confirm')}
        </Button>
      </div>
    </>
  );
}
