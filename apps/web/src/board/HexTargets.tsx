import { type Board, hexOf } from '@signalbox/rails';
import { centreOf, hexPath } from './geometry/hexagon.ts';
import style from './targets.module.css';

/** Overlays of the map: hexes that can be chosen, the chosen one, and highlighted ones. */
export function HexTargets({
  board,
  targets,
  selected,
  shown,
  onHex,
  onTurn,
}: {
  board: Board;
  targets: ReadonlyMap<string, string> | undefined;
  selected: string | null;
  shown: ReadonlySet<string> | undefined;
  onHex: ((hex: string) => void) | undefined;
  onTurn: ((direction: 1 | -1) => void) | undefined;
}) {
  const path = hexPath(board.layout);
  const press = (id: string) => (selected === id && onTurn ? onTurn(1) : onHex?.(id));
  const at = (id: string) => `translate(${centreOf(board.layout, hexOf(board, id)).join(' ')})`;
  // Below all outlines, so that none covers that of a neighbour.
  const outlined = new Set([...(targets?.keys() ?? []), ...(selected ? [selected] : [])]);
  return (
    <>
      {[...outlined]
        .filter((id) => board.hexes.has(id))
        .map((id) => (
          <path key={id} d={path} transform={at(id)} className={style.halo} />
        ))}
      {[...(targets ?? [])].map(([id, meaning]) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
        <g
          key={id}
          transform={at(id)}
          role="button"
          tabIndex={0}
          aria-label={meaning}
          aria-pressed={selected === id}
          className={style.focusable}
          data-target={id}
          data-wheel={selected === id && onTurn ? true : undefined}
          onClick={() => press(id)}
          onWheel={(event) => selected === id && onTurn?.(event.deltaY > 0 ? 1 : -1)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press(id);
          }}
        >
          <path d={path} className={style.legal} />
        </g>
      ))}
      {[...(shown ?? [])]
        .filter((id) => board.hexes.has(id))
        .map((id) => (
          <path key={id} d={path} transform={at(id)} className={style.shown} />
        ))}
      {selected && board.hexes.has(selected) && (
        <path d={path} transform={at(selected)} className={style.selected} />
      )}
    </>
  );
}
