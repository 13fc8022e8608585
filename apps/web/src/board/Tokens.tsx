import type { Face, Hex, Point, Station } from '@signalbox/rails';
import { EmblemDrawing } from './EmblemDrawing.tsx';
import { SLOT, slotOffsets } from './geometry/city-slots.ts';
import type { FacePlan } from './geometry/face-plan.ts';
import { textWidth } from './geometry/letters.ts';
import type { Emblem } from './model.ts';
import style from './pieces.module.css';

/** Letters in an empty slot fill it up to its rim. */
const KEPT = SLOT * 2 - 4;

/** Tokens in their slots; those beside a city at its rim. Free slots show for which company they are reserved. */
export function Tokens({
  hex,
  face,
  plan: { nodes, beside: places },
  size,
  stations,
  emblems,
  flipped,
  released,
}: {
  hex: Hex;
  face: Face;
  plan: FacePlan;
  /** The size of letters. */
  size: number;
  stations: readonly Station[];
  emblems: Readonly<Record<string, Emblem>>;
  flipped: readonly string[];
  /** No slot is reserved for these any longer. */
  released: readonly string[];
}) {
  return (
    <>
      {face.nodes.flatMap((node, i) => {
        if (node.slots === 0) return [];
        const here = stations.filter((station) => station.node === i);
        const inside = here.filter(({ beside }) => !beside);
        const kept = (hex.reserved ?? []).filter(
          ({ node: at, company }) =>
            (at ?? 0) === i &&
            !released.includes(company) &&
            !stations.some(({ owner }) => owner === company),
        );
        const offsets = slotOffsets(Math.max(node.slots, inside.length));
        const at = ([dx, dy]: Point): Point => [nodes[i]!.at[0] + dx, nodes[i]!.at[1] + dy];
        return [
          ...inside.map((station, slot) => (
            <Token
              key={station.owner}
              at={at(offsets[slot]!)}
              emblem={emblems[station.owner]}
              size={size}
              faceDown={flipped.includes(station.owner)}
            />
          )),
          ...kept.slice(0, node.slots - inside.length).map(({ company }, n) => (
            <text
              key={`kept ${company}`}
              className={style.kept}
              fontSize={size}
              {...(textWidth(company) * size > KEPT && {
                textLength: KEPT,
                lengthAdjust: 'spacingAndGlyphs',
              })}
              x={at(offsets[inside.length + n]!)[0]}
              y={at(offsets[inside.length + n]!)[1]}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {company}
            </text>
          )),
          ...here
            .filter(({ beside }) => beside)
            .map(({ owner }) => (
              <Token key={`beside ${owner}`} at={places[i]!} emblem={emblems[owner]} size={size} />
            )),
        ];
      })}
    </>
  );
}

function Token({
  at: [x, y],
  emblem,
  size,
  faceDown = false,
}: {
  at: Point;
  emblem: Emblem | undefined;
  size: number;
  faceDown?: boolean;
}) {
  if (!emblem) return null;
  return (
    <g transform={`translate(${x} ${y})`} className={faceDown ? style.faceDown : undefined}>
      <EmblemDrawing emblem={emblem} radius={SLOT - 0.5} letterSize={size} />
      {faceDown && <path className={style.struck} d="M-9 -9L9 9M9 -9L-9 9" />}
    </g>
  );
}
