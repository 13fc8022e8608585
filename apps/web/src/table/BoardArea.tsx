import { type CSSProperties, useCallback, useContext, useMemo } from 'react';
import { BoardMap } from '../board/BoardMap.tsx';
import { type Area, viewBox } from '../board/geometry/bounds.ts';
import { MarketBoard } from '../market/MarketDrawing.tsx';
import { inColumns, type MarketModel } from '../market/model.ts';
import { inBrackets } from '../text/brackets.ts';
import { useWords } from '../text/context.ts';
import { OverlayContext, useTable } from './context.ts';
import style from './table.module.css';
import { useMarket } from './use-market.ts';

/** The map, large, or as a small picture during stock rounds; the same drawing serves both. */
export function MapPlace({ pointedOut }: { pointedOut: readonly string[] }) {
  const words = useWords();
  const { stage, swapStage } = useTable();
  const small = stage === 'exchange';
  return (
    <div className={small ? style.smallMap : style.largeMap}>
      <div inert={small}>
        <BoardArea pointedOut={pointedOut} small={small} />
      </div>
      {small && (
        <button type="button" onClick={swapStage} title={words.t('stage/show-map')}>
          <span>
            {words.t('stage/show-map')}
            <span className={style.key} aria-hidden="true">
              {inBrackets(words, 'X')}
            </span>
          </span>
        </button>
      )}
    </div>
  );
}

function BoardArea({
  pointedOut,
  small,
}: {
  pointedOut: readonly string[];
  /** The exchange has the market already. */
  small: boolean;
}) {
  const words = useWords();
  const { presentation, view, past } = useTable();
  const present = useContext(OverlayContext);
  const overlay = past === null ? present : null;
  const board = useMemo(() => presentation.board(view), [presentation, view]);
  const { tile, placed, ...rest } = overlay ?? {};
  const model = useMemo(() => {
    const { stations, markers } = placed ? presentation.board(placed) : board;
    const tiles = tile ? { ...board.tiles, [tile.hex]: tile.on } : board.tiles;
    return tile || placed ? { ...board, tiles, stations, markers } : board;
  }, [presentation, board, tile, placed]);
  const box = useMemo(() => viewBox(board.board), [board.board]);
  const shown = useMemo(() => new Set(pointedOut), [pointedOut]);
  const { inset } = presentation;
  const area = useMemo(
    () =>
      inset && {
        x: box.x + inset.x * box.width,
        y: box.y + inset.y * box.height,
        width: inset.width * box.width,
        height: inset.height * box.height,
      },
    [inset, box],
  );
  const printed = useMemo(() => {
    if (!inset || !area || small) return null;
    return { area, drawing: <PrintedMarket area={area} columns={inset.columns} /> };
  }, [inset, area, small]);
  const needed = (rest.targets?.size ?? 0) > 0 || (rest.routes?.length ?? 0) > 0;
  return (
    <div
      className={style.board}
      style={{ '--ratio': box.width / box.height } as CSSProperties}
      data-needed={needed || undefined}
    >
      <BoardMap
        model={model}
        label={words.t('board/map-and-list')}
        shown={shown}
        printed={printed}
        small={small}
        {...rest}
      />
    </div>
  );
}

/** The market in the part of the map that has room for it. */
function PrintedMarket({ area, columns }: { area: Area; columns: number }) {
  const arranged = useCallback((model: MarketModel) => inColumns(model, columns), [columns]);
  return <MarketBoard {...useMarket(arranged)} {...area} preserveAspectRatio="xMidYMid meet" />;
}
