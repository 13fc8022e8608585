import { EmblemDrawing } from './EmblemDrawing.tsx';
import { SLOT } from './geometry/city-slots.ts';
import { type FacePlan, markerSize } from './geometry/face-plan.ts';
import { CENTRE } from './geometry/hexagon.ts';
import { textWidth } from './geometry/letters.ts';
import { discPlace } from './geometry/map-obstacles.ts';
import { inkOn } from './ink.ts';
import type { Emblem, Marker } from './model.ts';
import { Anchor } from './NodeDrawing.tsx';
import style from './pieces.module.css';

/** Hotels and ports are near the corner, discs side by side in the middle. */
export function Markers({
  markers,
  emblems,
  spare: [first],
  size,
}: {
  markers: readonly Marker[];
  spare: FacePlan['spare'];
  /** The size of letters. */
  size: number;
  emblems: Readonly<Record<string, Emblem>>;
}) {
  const places = { hotel: first, port: first, goal: CENTRE } as const;
  const discs = markers.filter(({ kind }) => kind === 'disc');
  return (
    <>
      {discs.map(({ company }, i) => (
        <g key={company} transform={`translate(${discPlace(i, discs.length).join(' ')})`}>
          <EmblemDrawing emblem={emblems[company]!} radius={SLOT - 0.5} letterSize={size} />
        </g>
      ))}
      {markers.map(({ kind, company }) => {
        const emblem = emblems[company];
        if (kind === 'disc' || !emblem) return null;
        return (
          <g key={`${kind} ${company}`} transform={`translate(${places[kind].join(' ')})`}>
            {kind === 'hotel' && <Hotel emblem={emblem} size={size} />}
            {kind === 'port' && <Port emblem={emblem} size={size} />}
            {kind === 'goal' && <Goal emblem={emblem} size={size} />}
          </g>
        );
      })}
    </>
  );
}

/** The destination of a railroad: hollow, or it would look like a disc that has been laid there. */
function Goal({ emblem: { colour, letters }, size }: { emblem: Emblem; size: number }) {
  return (
    <g className={style.goal}>
      <circle r={SLOT - 2} stroke={colour} />
      <text
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        {...narrowed(letters, size, 2 * SLOT - 7)}
      >
        {letters}
      </text>
    </g>
  );
}

/** Letters that are wider than their place are written narrower. */
function narrowed(letters: string, size: number, width: number) {
  return textWidth(letters) * size > width
    ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const)
    : {};
}

function Hotel({ emblem, size }: { emblem: Emblem; size: number }) {
  const scale = markerSize(size) / 20;
  const width = markerSize(size) - 2;
  return (
    <g className={style.hotel}>
      <path d="M-10 10V-4L0 -11L10 -4V10Z" transform={`scale(${scale})`} fill={emblem.colour} />
      <text
        y={3 * scale}
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        fill={inkOn(emblem.colour)}
        {...narrowed(emblem.letters, size, width)}
      >
        {emblem.letters}
      </text>
    </g>
  );
}

function Port({ emblem, size }: { emblem: Emblem; size: number }) {
  const scale = markerSize(size) / 22;
  return (
    <g className={style.port} transform={`scale(${scale})`}>
      <circle r={11} fill={emblem.colour} />
      <g transform="scale(0.68) translate(0 -1)" style={{ color: inkOn(emblem.colour) }}>
        <Anchor />
      </g>
    </g>
  );
}
