import { type Board, laid } from '@signalbox/rails';
import { barredChoices, builtChoices, listedChoices } from '@signalbox/table/offers.ts';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { connectionsOf } from '../../board/connections.ts';
import { placeText } from '../../board/place-name.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import type { Words } from '../../text/words.ts';
import { Consequences } from '../Consequences.tsx';
import { isFields } from '../choice.ts';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { Reason } from '../Reason.tsx';
import { useInSight } from '../use-in-sight.ts';
import { useOverlay } from '../use-overlay.ts';
import { usePanelKeys } from '../use-panel-keys.ts';
import { usePreview } from '../use-preview.ts';
import { useUnavoidable } from '../use-previews.ts';
import { useTilesLeft } from '../use-tiles-left.ts';
import { useAskFirst } from './AskFirst.tsx';
import { BarredList } from './BarredList.tsx';
import { ConfirmOrCancel } from './ConfirmOrCancel.tsx';
import { PlainChoices } from './PlainChoices.tsx';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';
import { type TileChoice, tilesFor, turnsOf } from './tile-choices.ts';

/** Choose a hex, then a tile, then rotate it; only legal lays are shown. */
export function TrackPanel({ pending }: PanelProps) {
  const words = useWords();
  const { presentation, view, act, busy } = useTable();
  const { board } = presentation.board(view);
  const left = presentation.laysLeft?.(view, pending.decision);
  const lays = useMemo(() => builtChoices(pending.offer, 'tile') as readonly TileChoice[], [pending]);
  const [chosen, choose] = useState<TileChoice | null>(null);
  const asking = useAskFirst(() => choose(null));
  const { cancel } = asking;
  const here = useMemo(() => (chosen ? lays.filter(({ hex }) => hex === chosen.hex) : []), [lays, chosen]);
  const turn = useCallback(
    (direction: 1 | -1) => choose((now) => now && turnsOf(lays, now, direction)),
    [lays],
  );
  const overlay = useMemo(
    () => ({
      targets: new Map(
        lays.map(({ hex }) => [hex, words.t('table/lay-in', { hex: placeText(words, board, hex) })]),
      ),
      selected: chosen?.hex ?? null,
      onHex: (hex: string) => {
        cancel();
        choose(lays.find((lay) => lay.hex === hex) ?? null);
      },
      onTurn: turn,
      ...(chosen && { tile: { hex: chosen.hex, on: laid(chosen.tile, chosen.rotation) } }),
    }),
    [lays, chosen, words, turn, board, cancel],
  );
  useOverlay(overlay);
  usePanelKeys({
    turn,
    confirm: () => chosen && !busy && void act({ ...chosen }),
    cancel: () => choose(null),
  });
  const preview = usePreview(chosen ? { ...chosen } : undefined);
  // A company without a train pays no dividend, for example, whether it lays a tile or not.
  const unavoidable = useUnavoidable(pending.offer, preview);
  const trial = preview?.ok ? preview.view : null;
  const sight = useInSight<HTMLDivElement>(chosen && `${chosen.hex} ${chosen.tile} ${trial !== null}`);
  return (
    <>
      {left && lays.length > 0 && <p data-lays-left>{words.say(left.key, left.details)}</p>}
      {!chosen && <p>{lays.length > 0 ? words.t('table/choose-hex') : words.t('table/no-lay')}</p>}
      {lays.length === 0 &&
        presentation.noLayReasons?.(view, pending.decision).map((problem) => (
          <p key={problem.why} className={parts.soft} data-no-lay={problem.why}>
            <Reason problem={problem} />
          </p>
        ))}
      {chosen && (
        <div ref={sight} className={style.chosen}>
          <h3>{placeText(words, board, chosen.hex)}</h3>
          <TileButtons
            board={board}
            decision={pending.decision}
            lays={tilesFor(here)}
            chosen={chosen}
            onChoose={choose}
          />
          <PreviewText preview={preview} figures omit={unavoidable.events} />
          {trial && <Consequences after={trial} omit={unavoidable.changes} />}
          <Connections hex={chosen.hex} on={laid(chosen.tile, chosen.rotation)} />
          <div className={style.doIt} data-pinned>
            <Button onClick={() => turn(-1)} aria-label={words.t('table/turn-left')}>
              <RotateCcw size={18} aria-hidden="true" />
            </Button>
            <Button onClick={() => turn(1)} aria-label={words.t('table/turn-right')}>
              <RotateCw size={18} aria-hidden="true" />
            </Button>
            <ConfirmOrCancel
              label={words.t('table/lay', { tile: chosen.tile })}
              confirm={() => void act({ ...chosen })}
              cancel={() => choose(null)}
              disabled={busy}
            />
          </div>
        </div>
      )}
      <PlainChoices
        pending={pending}
        asking={asking}
        choices={listedChoices(pending.offer).filter((choice) => !isFields(choice) || !('tile' in choice))}
      />
      <BarredList decision={pending.decision} barred={barredChoices(pending.offer)} />
    </>
  );
}

interface TileButtonsProps {
  readonly board: Board;
  readonly decision: string;
  readonly lays: readonly TileChoice[];
  readonly chosen: TileChoice;
  readonly onChoose: (lay: TileChoice) => void;
}

function TileButtons({ board, decision, lays, chosen, onChoose }: TileButtonsProps) {
  const words = useWords();
  const left = useTilesLeft();
  return (
    <fieldset className={style.tiles}>
      <legend className={parts.hidden}>{words.t('table/tiles')}</legend>
      {lays.map((lay) => (
        <button
          key={`${lay.do} ${lay.tile}`}
          type="button"
          className={style.tileButton}
          aria-pressed={lay.tile === chosen.tile && lay.do === chosen.do}
          aria-label={tileText(words, decision, lay)}
          onClick={() => onChoose(lay)}
        >
          <TilePicture
            board={board}
            on={laid(lay.tile, lay.tile === chosen.tile ? chosen.rotation : lay.rotation)}
            size={72}
          />
          <span>{tileText(words, decision, lay)}</span>
          {Number.isFinite(left(lay.tile)) && (
            <span className={parts.soft}>{words.t('tiles/left-to-lay', { count: left(lay.tile) })}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

/** The number of a tile, and the private company whose ability allows the lay, if any. */
function tileText(words: Words, decision: string, { do: actionKind, tile }: TileChoice): string {
  const right = `short/${decision}/${actionKind}`;
  return words.has(right) ? words.say(right, { tile }) : words.t('table/tile', { tile });
}

/** What the tile being tried would connect. */
function Connections({ hex, on }: { hex: string; on: string }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { board, tiles } = presentation.board(view);
  const joined = connectionsOf(board, { ...tiles, [hex]: on }, hex).map(({ stops, open }) => {
    // A city that leads nowhere is not connected to itself.
    const own = stops.every((stop) => stop === hex) && stops.length > 0;
    return words.t('track/joins', {
      count: own ? 0 : stops.length,
      own: String(own),
      places: stops.map((stop) => placeText(words, board, stop)).join(' – '),
      open: String(open),
    });
  });
  return (
    <ul className={style.connections} data-connections>
      {[...new Set(joined)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
